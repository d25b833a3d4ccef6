// @ts-check
// The exact odds that an opening hand holds some cards of a deck, counted by the server.
import { redraw } from "./drawing.js";
import { cardName } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { call } from "./wire.js";
import { language, say } from "./words.js";

const MOST = 6;
/** @type {number[]} */
let cards = [];
let hand = 6;
/** @type {{each: number[], any: number, all: number} | null} */
let told = null;

/** Another deck is on the page. */
export function forgetOdds() {
	cards = [];
	told = null;
}

/** @param {number[]} main */
async function ask(main) {
	told = cards.length ? await call("decks/odds", { main, cards, hand }) : null;
	redraw();
}

/** @param {number[]} main @param {number} code */
function toggle(main, code) {
	cards = cards.includes(code) ? cards.filter((one) => one !== code) : [...cards, code].slice(-MOST);
	void ask(main);
}

/** @param {number} value */
const percent = (value) =>
	new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 1 }).format(value / 100);

/** @param {string} name @param {number} value */
const line = (name, value) =>
	html`<span>${name}</span><b>${percent(value)}</b><meter class="bar" min="0" max="100" .value=${value} aria-label=${name}>${value}</meter>`;

/** @param {number[]} main @param {number} chosen the card that is looked at */
export function oddsView(main, chosen) {
	const size = (/** @type {Event} */ event) => {
		hand = Number(/** @type {HTMLSelectElement} */ (event.target).value);
		void ask(main);
	};
	const known = main.includes(chosen);
	return html`<section class="panel"><h2>${say("decks.odds")}</h2><label class="row" for="odds-hand">${say("decks.odds_hand")}<select class="field-in size" id="odds-hand" @change=${size}>${[5, 6, 7, 8].map((number) => html`<option value=${number} ?selected=${number === hand}>${number}</option>`)}</select></label>
		${known ? html`<p><button class="btn" aria-pressed=${cards.includes(chosen)} @click=${() => toggle(main, chosen)}>${say("decks.count", { name: cardName(chosen) })}</button></p>` : nothing}
		${told && told.each.length === cards.length ? html`<div class="odds" role="status">${cards.map((code, place) => line(cardName(code), told?.each[place] ?? 0))}${cards.length > 1 ? html`${line(say("decks.any"), told.any)}${line(say("decks.all"), told.all)}` : nothing}</div>` : html`<p class="soft">${say("decks.odds_how")}</p>`}</section>`;
}
