// @ts-check
// A test hand of a deck: five cards of a fresh shuffle, and one more each time.
import { redraw } from "./drawing.js";
import { drawnFace } from "./drawn.js";
import { cardName } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

const HAND = 5;
/** The shuffled deck, and how much of it is drawn. @type {number[]} */
let shuffled = [];
let drawn = 0;

/** Another deck is on the page. */
export function forgetHand() {
	shuffled = [];
	drawn = 0;
}

/** @param {number[]} main */
function deal(main) {
	shuffled = [...main];
	for (let left = shuffled.length - 1; left > 0; left--) {
		const at = Math.floor(Math.random() * (left + 1));
		[shuffled[left], shuffled[at]] = [shuffled[at], shuffled[left]];
	}
	drawn = Math.min(HAND, shuffled.length);
	redraw();
}

function draw() {
	drawn = Math.min(drawn + 1, shuffled.length);
	redraw();
}

/** @param {number[]} main */
export function handOfDeck(main) {
	const hand = shuffled.slice(0, drawn);
	const none = main.length ? nothing : say("decks.no_cards");
	const dry = !drawn ? say("decks.no_hand") : drawn >= shuffled.length ? say("decks.all_drawn") : nothing;
	return html`<section class="panel"><h2>${say("decks.hand")}</h2><ul class="small-hand many" aria-label=${say("decks.hand")}>${hand.map((code) => html`<li><span class="card" role="img" aria-label=${cardName(code)}>${drawnFace(code)}</span></li>`)}</ul>
		<p class="row"><button class="btn" aria-disabled=${main.length ? nothing : "true"} data-because=${none} @click=${() => deal(main)}>${say("decks.new_hand")}</button><button class="btn" aria-disabled=${dry === nothing ? nothing : "true"} data-because=${dry} @click=${draw}>${say("decks.draw")}</button></p></section>`;
}
