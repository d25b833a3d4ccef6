// @ts-check
// Hands: the own one as cards to play, another's as backs and a count.

import { drawnBack, drawnFace } from "./drawn.js";
import { cardButton } from "./field.js";
import { handCount, nameOf, partOf } from "./table.js";
import { html, repeat } from "./vendor/lit.js";
import { say } from "./words.js";

/** A hand whose cards are seen. @param {number} seat @param {boolean} own @param {string} [extra] */
export function handView(seat, own, extra = "") {
	const cards = partOf(seat, "hand");
	if (!Array.isArray(cards)) return html`<div class="hand ${extra}"></div>`;
	const label = own
		? say("hand.own", { number: cards.length })
		: say("hand.of", { name: nameOf(seat), number: cards.length });
	return html`<div class="hand ${extra}" role="group" aria-label=${label} data-walk="hand" id="hand-${seat}">
		${repeat(
			cards,
			(card, at) => card.id || at,
			(card, at) => html`<span class="slot">${cardButton(card, "hand", at, say("zones.hand"))}</span>`,
		)}</div>`;
}

/** Another's hand in small: its count, and its cards where they lie open. @param {number} seat */
export function fanView(seat) {
	const held = partOf(seat, "hand");
	const number = handCount(seat);
	return html`<span class="soft hide-small" aria-hidden="true">${say("hand.short", { number })}</span>
		<div class="fan ${Array.isArray(held) ? "open" : ""}" role="img" aria-label=${say("hand.of", { name: nameOf(seat), number })}>
		${Array.from({ length: Math.min(number, 10) }, (_, at) => html`<span class="card">${Array.isArray(held) && held[at].card ? drawnFace(held[at].card) : drawnBack()}</span>`)}</div><span class="only-small chip" aria-hidden="true">${number}</span>`;
}
