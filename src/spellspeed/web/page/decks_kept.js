// @ts-check
// Decks that this browser keeps, and the choice of a deck among them and those that come with the server.
import { keepList, keptList } from "./kept_lists.js";
import { keep, settings } from "./settings.js";
import { html } from "./vendor/lit.js";
import { call } from "./wire.js";
import { language, say } from "./words.js";

/** @typedef {{name: string, text: string, main: number[], fusion: number[], side: number[]}} KeptDeck */
/** @typedef {{profiles: string[], lists: string[], pools: string[], bots: string[], decks: string[], about: Record<string, {format: string, legal_in: string[]}>}} Choices */

const PLACE = "spellspeed decks";
const OWN = "own:";
export const FIRST_DECK = "chaos_goat_control";

/** @type {Promise<Choices> | null} */
let asked = null;
/** What the server has to choose from, empty until it was asked. @type {Choices} */
export let choices = { profiles: [], lists: [], pools: [], bots: [], decks: [], about: {} };

/** Ask once what there is to choose from. */
export async function loadChoices() {
	asked ??= call("choices");
	choices = await asked;
}

/** The kept decks. @returns {KeptDeck[]} */
export const keptDecks = () => keptList(PLACE);

/** Keep a deck under its name, in the place of one of the same name. @param {KeptDeck} deck */
export function keepDeck(deck) {
	write([...keptDecks().filter((one) => one.name !== deck.name), deck]);
}

/** Keep a deck no longer. @param {string} name */
export function forgetDeck(name) {
	write(keptDecks().filter((one) => one.name !== name));
	if (settings.deck === OWN + name) keep({ deck: "" });
}

/** @param {KeptDeck[]} decks */
const write = (decks) => keepList(PLACE, decks);

/** How a kept deck stands in a choice. @param {string} name */
export const ownChoice = (name) => OWN + name;

/** What is sent to the server for a chosen deck: a name that it knows, or the text of the deck. @param {string} choice */
export function deckText(choice) {
	if (!choice.startsWith(OWN)) return choice || FIRST_DECK;
	return keptDecks().find((deck) => ownChoice(deck.name) === choice)?.text ?? FIRST_DECK;
}

/** The decks that come along and may be played in a format; all of them where none is told to. @param {string} profile */
export function decksFor(profile) {
	const fit = choices.decks.filter((name) => choices.about[name]?.legal_in.includes(profile));
	return fit.length ? fit : choices.decks;
}

/** The chosen deck where it may be played in a format, or nobody knows that; else one that may. @param {string} choice @param {string} profile */
export function fitting(choice, profile) {
	if (choice.startsWith(OWN)) return choice;
	const fit = decksFor(profile);
	return !fit.length || fit.includes(choice || FIRST_DECK) ? choice : fit[0];
}

/** Three cards of a deck, and what it does where it is one that comes along; null where nobody knows it. @param {string} choice
	@returns {Promise<{says: string, faces: any[]} | null>} */
export async function deckTold(choice) {
	const name = choice || FIRST_DECK;
	if (name in choices.about) return call(`decks/${encodeURIComponent(name)}`);
	const own = keptDecks().find((deck) => ownChoice(deck.name) === name);
	if (!own) return null;
	const codes = [...new Set(own.main)].slice(0, 3);
	if (!codes.length) return { says: "", faces: [] };
	const { faces } = await call(`cards?codes=${codes.join(",")}&language=${language}`);
	return { says: "", faces: codes.flatMap((code) => faces[code] ?? []) };
}

/** A name of a file as words. @param {string} name */
export const spaced = (name) => name.replaceAll("_", " ");

/** The decks that come along, those of a format first; those of others with the format that they are for.
	@param {string[]} names @param {string} now @param {string} profile "" for any */
function bundledGroups(names, now, profile) {
	const fits = (/** @type {string} */ name) => choices.about[name]?.legal_in.includes(profile) ?? true;
	const known = names.some((name) => name in choices.about && fits(name));
	const others = known ? names.filter((name) => !fits(name)) : [];
	const option = (/** @type {string} */ name, /** @type {string} */ words) =>
		html`<option value=${name} ?selected=${name === now}>${words}</option>`;
	const told = (/** @type {string} */ name) =>
		say("decks.of_format", { name: spaced(name), format: choices.about[name].format });
	return html`<optgroup label=${say("decks.bundled")}>${names.filter((name) => !others.includes(name)).map((name) => option(name, spaced(name)))}</optgroup>
		${others.length ? html`<optgroup label=${say("decks.other_formats")}>${others.map((name) => option(name, told(name)))}</optgroup>` : ""}`;
}

/** A choice of decks. @param {string} id @param {string} label @param {string} chosen @param {(choice: string) => void} choose
	@param {string} profile the format that they are chosen for, "" for any */
export function deckChoice(id, label, chosen, choose, profile = "") {
	const own = keptDecks();
	const names = choices.decks.length ? choices.decks : [FIRST_DECK];
	const now = chosen || FIRST_DECK;
	return html`<label for=${id}>${label}</label><select class="field-in" id=${id} @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
		${own.length ? html`<optgroup label=${say("decks.own")}>${own.map((deck) => html`<option value=${ownChoice(deck.name)} ?selected=${ownChoice(deck.name) === now}>${deck.name}</option>`)}</optgroup>` : ""}
		${bundledGroups(names, now, profile)}</select>`;
}
