// @ts-check
// Decks: pasted, from a file, by link or one that comes along; what a format has against it, its cards, a test hand and the odds of a hand.

import { forgetSearch, searchView } from "./deck_search.js";
import { choices, FIRST_DECK, forgetDeck, keepDeck, keptDecks, loadChoices, ownChoice, spaced } from "./decks_kept.js";
import { redraw, show } from "./drawing.js";
import { drawnFace, drawnLarge } from "./drawn.js";
import { forgetOdds, oddsView } from "./odds.js";
import { keep, settings } from "./settings.js";
import { cardName, factsOf, table } from "./table.js";
import { forgetHand, handOfDeck } from "./test_hand.js";
import { topBar } from "./top_bar.js";
import { html, nothing, svg } from "./vendor/lit.js";
import "./whynot.js";
import { call, leave } from "./wire.js";
import { language, say } from "./words.js";

/** @typedef {import("./decks_kept.js").KeptDeck} KeptDeck */

/** The deck on the page. @type {KeptDeck} */
let deck = { name: "", text: "", main: [], fusion: [], side: [] };
/** @type {string[]} */
let notes = [];
/** @typedef {{say: string, rule: string, cards: string[]}} Problem */
/** What the format has against it; null before it was asked. @type {Problem[] | null} */
let found = null;
let profile = "goat";
let chosen = 0;
let problem = "";
let told = "";
/** The deck before each of the last changes. @type {KeptDeck[]} */
let before = [];
const CHANGES_KEPT = 50;
/** How many decks were read so far: one that comes late does not take the place of what was brought after it. */
let readings = 0;

/** Come to the decks; behind the address may stand a deck as a link. */
export async function enter() {
	leave();
	show(decksView);
	document.title = say("decks.page_title");
	await loadChoices();
	const linked = decodeURIComponent(location.hash.slice(1));
	if (linked) await read(linked, "");
	else if (!deck.main.length) await openDeck(settings.deck || FIRST_DECK);
	redraw();
}

/** @param {string} choice */
async function openDeck(choice) {
	const own = keptDecks().find((one) => ownChoice(one.name) === choice);
	await read(own?.text ?? choice, own?.name ?? spaced(choice));
}

/** Take a deck from a text; a refusal changes nothing. @param {string} text @param {string} name */
async function read(text, name) {
	const mine = ++readings;
	try {
		const cards = await call("decks/read", { text });
		const parts = { main: cards.main, fusion: cards.fusion, side: cards.side };
		const written = await call("decks/write", { deck: { name: name || cards.name, ...parts }, format: "ydk" });
		if (mine !== readings) return;
		deck = { name: name || cards.name, text: written.text, ...parts };
		notes = cards.notes;
		problem = told = "";
		chosen = deck.main[0] ?? 0;
		part = "main";
		before = [];
		await judge();
	} catch (wrong) {
		problem = /** @type {Error} */ (wrong).message;
	}
	redraw();
}

/** The cards of the deck are others: its hand and odds are no longer, it is checked anew. */
async function judge() {
	forgetHand();
	forgetOdds();
	await loadFaces();
	await check();
}

/** The deck with other cards; it is judged anew. @param {Partial<KeptDeck>} parts */
async function change(parts) {
	const next = { ...deck, ...parts };
	try {
		const written = await call("decks/write", { deck: next, format: "ydk" });
		before = [...before.slice(1 - CHANGES_KEPT), deck];
		deck = { ...next, text: written.text };
		problem = told = "";
		await judge();
	} catch (wrong) {
		problem = /** @type {Error} */ (wrong).message;
	}
	redraw();
}

/** Take the last change back. */
async function undo() {
	const last = before.pop();
	if (!last) return;
	deck = last;
	await judge();
	redraw();
}

/** The cards without one copy. @param {number[]} codes @param {number} code */
function without(codes, code) {
	const place = codes.lastIndexOf(code);
	return codes.filter((_, at) => at !== place);
}

/** @typedef {"main" | "fusion" | "side"} Part */
/** The part in which the chosen card is looked at. @type {Part} */
let part = "main";

/** One copy of the chosen card from its part into another. @param {Part} to */
async function move(to) {
	await change({ [part]: without(deck[part], chosen), [to]: [...deck[to], chosen] });
	part = to;
	redraw();
}

/** Add cards by name, as a line of a list has them. @param {SubmitEvent} event */
async function addNamed(event) {
	event.preventDefault();
	const form = /** @type {HTMLFormElement} */ (event.target);
	const line = String(new FormData(form).get("line") ?? "").trim();
	if (!line) return;
	try {
		const cards = await call("decks/read", { text: /^\d/.test(line) ? line : `1 ${line}` });
		await change({ main: [...deck.main, ...cards.main], fusion: [...deck.fusion, ...cards.fusion] });
		chooseCard(cards.main[0] ?? cards.fusion[0], cards.main.length ? "main" : "fusion");
		form.reset();
		forgetSearch();
	} catch (wrong) {
		problem = /** @type {Error} */ (wrong).message;
		redraw();
	}
}

/** Save the deck as a file. */
function save() {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([deck.text], { type: "text/plain" }));
	link.download = `${deck.name}.ydk`;
	link.click();
	URL.revokeObjectURL(link.href);
}

/** What can be done with the chosen card. */
function cardDeeds() {
	const there = deck[part].includes(chosen);
	const home = factsOf(chosen).kinds?.includes("Fusion") ? "fusion" : "main";
	const gone = there ? nothing : say("decks.none_left", { name: cardName(chosen) });
	return html`<p class="row card-deeds"><button class="btn" @click=${() => change({ [part]: [...deck[part], chosen] })}>${say("decks.more")}</button>
		<button class="btn" aria-disabled=${there ? nothing : "true"} data-because=${gone} @click=${() => change({ [part]: without(deck[part], chosen) })}>${say("decks.less")}</button>
		<button class="btn" aria-disabled=${there ? nothing : "true"} data-because=${gone} @click=${() => move(part === "side" ? home : "side")}>${say(part === "side" ? "decks.from_side" : "decks.to_side")}</button></p>`;
}

/** One copy more of a card that was looked for. @param {number} code */
async function addFound(code) {
	const home = factsOf(code).kinds?.includes("Fusion") ? "fusion" : "main";
	await change({ [home]: [...deck[home], code] });
	chooseCard(code, home);
}

/** The facts of cards that were not shown yet. */
async function loadFaces() {
	const codes = [...new Set([...deck.main, ...deck.fusion, ...deck.side])].filter((code) => !table.faces[code]);
	if (codes.length)
		Object.assign(table.faces, (await call(`cards?codes=${codes.join(",")}&language=${language}`)).faces);
}

async function check() {
	try {
		found = (await call("decks/check", { text: deck.text, settings: { profile } })).problems;
	} catch (wrong) {
		found = [{ say: /** @type {Error} */ (wrong).message, rule: "", cards: [] }];
	}
}

/** Keep the deck under its name and play with it. */
function keepIt() {
	keepDeck(deck);
	keep({ deck: ownChoice(deck.name) });
	told = say("decks.kept", { name: deck.name });
	redraw();
}

function forgetIt() {
	forgetDeck(deck.name);
	told = say("decks.forgotten", { name: deck.name });
	redraw();
}

/** Copy the deck as text, or as a link to this page. @param {string} format */
async function copy(format) {
	const written = await call("decks/write", { deck, format: format === "link" ? "ydke" : format });
	await navigator.clipboard.writeText(
		format === "link" ? `${location.origin}/decks#${encodeURIComponent(written.text.trim())}` : written.text,
	);
	told = say("decks.copied");
	redraw();
}

// ---- what is seen

/** @param {Event} event */
async function readFile(event) {
	const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
	if (file) await read(await file.text(), file.name.replace(/\.\w+$/, ""));
}

/** @param {Event} event */
function readPasted(event) {
	event.preventDefault();
	const form = /** @type {HTMLFormElement} */ (event.target);
	const given = new FormData(form);
	void read(String(given.get("text") ?? "").trim(), String(given.get("name") ?? "").trim());
}

function takeView() {
	const own = keptDecks();
	return html`<section class="panel"><h2>${say("decks.open")}</h2><label for="deck-open">${say("decks.which")}</label>
		<select class="field-in" id="deck-open" @change=${(/** @type {Event} */ event) => openDeck(/** @type {HTMLSelectElement} */ (event.target).value)}>
		<option value="" ?selected=${true} disabled>${deck.name || say("decks.which")}</option>
		${own.length ? html`<optgroup label=${say("decks.own")}>${own.map((one) => html`<option value=${ownChoice(one.name)}>${one.name}</option>`)}</optgroup>` : nothing}
		<optgroup label=${say("decks.bundled")}>${choices.decks.map((name) => html`<option value=${name}>${spaced(name)}</option>`)}</optgroup></select>
		<form class="paste" @submit=${readPasted}><label for="deck-text">${say("decks.paste")}</label><textarea class="field-in" id="deck-text" name="text" rows="4" required spellcheck="false" placeholder=${say("decks.paste_how")}></textarea>
		<label for="deck-name">${say("decks.name")}</label><input class="field-in" id="deck-name" name="name" maxlength="40"><p class="row"><button class="btn go">${say("decks.read")}</button>
		<label class="btn file">${say("decks.file")}<input class="vh" type="file" accept=".ydk,.txt,.lua,.json" @change=${readFile}></label></p></form>
		${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}</section>`;
}

/** @param {number} code @param {Part} of */
function chooseCard(code, of) {
	chosen = code;
	part = of;
	redraw();
}

/** Cards of one sort with how many there are of each. @param {string} title @param {number[]} codes @param {Part} [of] */
function stacks(title, codes, of = "main") {
	if (!codes.length) return nothing;
	const counts = new Map();
	for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
	return html`<h2>${title} ${codes.length}</h2><ul class="stacks">${[...counts].map(([code, count]) => {
		const bad = found?.some((one) => one.cards.includes(cardName(code))) ? "bad" : "";
		return html`<li><button class="card ${count > 1 ? "" : "one"} ${bad} ${chosen === code && part === of ? "chosen" : ""}" aria-pressed=${chosen === code && part === of} aria-label=${say("decks.copies", { name: cardName(code), number: count, problem: !!bad })} @click=${() => chooseCard(code, of)}>
			${drawnFace(code)}${count > 1 ? html`<span class="times" aria-hidden="true">${count}</span>` : nothing}</button></li>`;
	})}</ul>`;
}

/** How many monsters of the Main Deck have each Level; the last column is of those from seven on. */
function curveView() {
	const counts = Array.from({ length: 7 }, () => 0);
	for (const code of mainOf("monster")) counts[Math.min(7, factsOf(code).level ?? 1) - 1]++;
	const most = Math.max(1, ...counts);
	const words = counts.map((number, at) => say("decks.level", { level: at + 1, more: at === 6, number })).join(", ");
	return html`<section class="panel"><h2>${say("decks.curve")}</h2><svg class="curve" viewBox="0 0 140 64" role="img" aria-label=${words}>${counts.map(
		(number, at) =>
			svg`<rect x=${at * 20 + 3} y=${52 - (number / most) * 40} width="14" height=${(number / most) * 40}></rect><text x=${at * 20 + 10} y=${48 - (number / most) * 40} text-anchor="middle">${number || ""}</text><text x=${at * 20 + 10} y="62" text-anchor="middle">${at === 6 ? "7+" : at + 1}</text>`,
	)}</svg></section>`;
}

/** @param {string} kind */
const mainOf = (kind) => deck.main.filter((code) => factsOf(code)?.kind === kind);

function checkView() {
	const select = html`<label for="deck-profile" class="vh">${say("room_form.format")}</label><select class="field-in" id="deck-profile" @change=${async (
		/** @type {Event} */ event,
	) => {
		profile = /** @type {HTMLSelectElement} */ (event.target).value;
		await check();
		redraw();
	}}>${(choices.profiles.length ? choices.profiles : ["goat"]).map((one) => html`<option value=${one} ?selected=${one === profile}>${one.toUpperCase()}</option>`)}</select>`;
	return html`<section class="panel"><h2>${say("decks.check")}</h2>${select}<p class="row chips"><span class="chip">${say("decks.main")} ${deck.main.length}</span><span class="chip">${say("decks.side")} ${deck.side.length}</span><span class="chip">${say("decks.fusion")} ${deck.fusion.length}</span></p>
		<div role="status">${found === null ? nothing : found.length ? html`<ul class="problem">${found.map((one) => html`<li>${one.say} <span class="soft">${one.rule}</span></li>`)}</ul>` : html`<p class="fits">${say("decks.fits")}</p>`}
		${notes.length ? html`<ul class="soft">${notes.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}</div></section>`;
}

function decksView() {
	const isOwn = keptDecks().some((one) => one.name === deck.name);
	const title = html`<h1>${say("decks.title")} / <b>${deck.name}</b></h1>`;
	const buttons = html`<button class="btn quiet" @click=${() => copy("link")}>${say("decks.link")}</button><button class="btn quiet" @click=${() => copy("list")}>${say("decks.as_list")}</button><button class="btn quiet" @click=${save}>${say("decks.as_file")}</button><button class="btn quiet" aria-disabled=${before.length ? nothing : "true"} data-because=${before.length ? nothing : say("decks.nothing_changed")} @click=${undo}>${say("decks.undo")}</button>
		${isOwn ? html`<button class="btn quiet" @click=${forgetIt}>${say("decks.forget")}</button>` : nothing}<button class="btn go" @click=${keepIt}>${say("decks.keep")}</button>`;
	return html`<div class="page wide decks">${topBar(title)}<main class="deckpage"><div class="cols">${takeView()}
		${factsOf(chosen) ? html`<div class="large-of">${drawnLarge(chosen, { card: chosen })}</div>${cardDeeds()}` : nothing}</div>
		<section aria-label=${say("decks.cards")}><div class="row deckbar">${buttons}<span class="soft" role="status">${told}</span></div>${searchView(addNamed, addFound)}
		${stacks(say("decks.monsters"), mainOf("monster"))}${stacks(say("decks.spells"), mainOf("spell"))}${stacks(say("decks.traps"), mainOf("trap"))}${stacks(say("decks.fusion"), deck.fusion, "fusion")}${stacks(say("decks.side"), deck.side, "side")}</section>
		<div class="cols">${checkView()}${curveView()}${handOfDeck(deck.main)}${oddsView(deck.main, chosen)}</div></main></div>`;
}
