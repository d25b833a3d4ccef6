// @ts-check
// Every card of the pool: looked for by name, text and facts, and put into the deck. The cards are fetched when somebody first looks for one.
import { redraw } from "./drawing.js";
import { drawnThumb } from "./drawn.js";
import { got } from "./later.js";
import { table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { call } from "./wire.js";
import { language, say } from "./words.js";

/** @typedef {{passcode: number, name: string, kind: string, kinds?: string[], icon?: string, attribute?: string, type?: string, level?: number, attack?: number, defense?: number,
	text?: string, pools: string[], playable: boolean}} Found */

const SHOWN = 30;
const KINDS = ["monster", "spell", "trap"];

/** Every card; null before somebody looked for one. @type {Found[] | null} */
let cards = null;
let asked = false;
const wanted = { text: "", kind: "", attribute: "", type: "", level: "", playable: true };

/** Fetch the cards, once. */
async function load() {
	if (asked) return;
	asked = true;
	const found = await got(() => call("cards/all"));
	asked = found !== null;
	cards = found?.cards ?? null;
	redraw();
}

/** @param {string | undefined} text */
const folded = (text) => (text ?? "").toLocaleLowerCase(language);

/** Whether the facts of a card are those that are wanted. @param {Found} card */
const fits = (card) =>
	(!wanted.kind || card.kind === wanted.kind) &&
	(!wanted.attribute || card.attribute === wanted.attribute) &&
	(!wanted.type || card.type === wanted.type || card.kinds?.includes(wanted.type) || card.icon === wanted.type) &&
	(!wanted.level || String(card.level) === wanted.level) &&
	(!wanted.playable || card.playable);

/** How well a card fits the text: its name begins so, holds it, its text holds it, not at all. @param {Found} card @param {string} text */
function rank(card, text) {
	const at = folded(card.name).indexOf(text);
	return at === 0 ? 0 : at > 0 ? 1 : folded(card.text).includes(text) ? 2 : 3;
}

/** What is found, the nearest first. */
function found() {
	const text = folded(wanted.text.trim().replace(/^\d+ *x? +/, "")); // a line may begin with a number of copies
	const ranked = (cards ?? []).filter(fits).map((card) => ({ card, rank: rank(card, text) }));
	return ranked
		.filter((one) => one.rank < 3)
		.sort((a, b) => a.rank - b.rank || (a.card.name < b.card.name ? -1 : 1))
		.map((one) => one.card);
}

/** @param {Found} card */
const factsOf = (card) =>
	card.kind === "monster"
		? say("decks.of_monster", {
				level: card.level ?? 0,
				attribute: card.attribute ?? "",
				type: card.type ?? "",
				attack: card.attack ?? "?",
				defense: card.defense ?? "?",
			})
		: say("decks.of_card", { icon: card.icon ?? "", kind: say(`decks.one_${card.kind}`) });

/** Every value of a fact, in order. @param {(card: Found) => (string | undefined)[]} of */
const values = (of) =>
	[...new Set((cards ?? []).flatMap((card) => of(card).flatMap((value) => value ?? [])))].filter(Boolean).sort();

/** @param {"kind" | "attribute" | "type" | "level"} name @param {[string, string][]} choices */
function filter(name, choices) {
	const set = (/** @type {Event} */ event) => {
		wanted[name] = /** @type {HTMLSelectElement} */ (event.target).value;
		redraw();
	};
	return html`<select class="field-in" aria-label=${say(`decks.by_${name}`)} @change=${set}><option value="">${say(`decks.by_${name}`)}</option>
		${choices.map(([value, words]) => html`<option value=${value} ?selected=${wanted[name] === value}>${words}</option>`)}</select>`;
}

/** @param {string[]} all @returns {[string, string][]} */
const same = (all) => all.map((one) => [one, one]);

/** @param {(code: number) => void} add */
function listView(add) {
	const all = found();
	const toggle = () => {
		wanted.playable = !wanted.playable;
		redraw();
	};
	for (const card of all.slice(0, SHOWN)) table.faces[card.passcode] ??= card;
	return html`<div class="row filters">${filter(
		"kind",
		KINDS.map((kind) => [kind, say(`decks.one_${kind}`)]),
	)}
		${filter("attribute", same(values((card) => [card.attribute])))}${filter("type", same(values((card) => [card.type, ...(card.kinds ?? []), card.icon])))}
		${filter("level", same([...Array(12).keys()].map((at) => String(at + 1))))}
		<label><input type="checkbox" .checked=${wanted.playable} @change=${toggle}> ${say("decks.only_playable")}</label></div>
		<p class="soft" role="status">${say("decks.found", { number: all.length })}</p>
		<ul class="results">${all
			.slice(0, SHOWN)
			.map(
				(card) =>
					html`<li><button class="btn" @click=${() => add(card.passcode)}>${drawnThumb(card.passcode)}<span><b>${card.name}</b> <small class="soft">${factsOf(card)}${card.playable ? nothing : html` · ${say("decks.not_yet")}`}</small></span></button></li>`,
			)}</ul>`;
}

/** The field with what it finds. @param {(event: SubmitEvent) => void} submit a line is entered @param {(code: number) => void} add a card is chosen */
export function searchView(submit, add) {
	const seek = (/** @type {Event} */ event) => {
		wanted.text = /** @type {HTMLInputElement} */ (event.target).value;
		void load();
		redraw();
	};
	return html`<form class="row add-card" @submit=${submit}><label class="vh" for="card-line">${say("decks.add_how")}</label><input class="field-in" id="card-line" name="line" autocomplete="off" spellcheck="false" maxlength="80" placeholder=${say("decks.add_how")} @focus=${load} @input=${seek}><button class="btn">${say("decks.add")}</button></form>
		${cards ? listView(add) : nothing}`;
}

/** Nothing is looked for any more. */
export function forgetSearch() {
	wanted.text = "";
}
