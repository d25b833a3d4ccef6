// @ts-check
// Piles at the side: a Graveyard with the removed cards, a Fusion Deck, a Deck. They stay open while others act.

import { drawnFace } from "./drawn.js";
import { cardButton } from "./field.js";
import { lookInto, looking } from "./looking.js";
import { nameOf, partOf } from "./table.js";
import { html, nothing, repeat } from "./vendor/lit.js";
import { say } from "./words.js";

/** @param {number} seat @param {string} zone */
function cardsView(seat, zone) {
	const cards = partOf(seat, zone);
	if (!Array.isArray(cards) || !cards.length) return html`<p class="soft">${say("piles.empty")}</p>`;
	const newest = cards.map((card, place) => ({ card, place })).reverse();
	return html`<ul class="pile-cards">${repeat(
		newest,
		({ card, place }) => card.id || place,
		({ card, place }) => html`<li>${cardButton({ ...card, position: "" }, zone, place, say(`zones.${zone}`))}</li>`,
	)}</ul>`;
}

/** @param {number} seat */
function deckView(seat) {
	const up = partOf(seat, "deck_face_up") ?? [];
	return html`<p class="soft">${say("field.deck", { name: nameOf(seat), number: partOf(seat, "deck") ?? 0 })}</p>
		${up.length ? html`<h3>${say("piles.face_up")}</h3><ul class="pile-cards">${up.map((/** @type {number} */ code) => html`<li><span class="card">${drawnFace(code)}</span></li>`)}</ul>` : nothing}`;
}

export function pilePanel() {
	if (!looking.panel) return nothing;
	const [number, zone] = looking.panel.split(".");
	const seat = Number(number);
	const title = say(`piles.${zone}`, { name: nameOf(seat) });
	const held = partOf(seat, zone);
	const shown =
		zone === "deck"
			? deckView(seat)
			: !Array.isArray(held)
				? html`<p class="soft">${say("piles.hidden", { number: held ?? 0 })}</p>`
				: cardsView(seat, zone);
	return html`<section class="pile-panel" aria-labelledby="pile-title" id="pile"><div class="row"><h2 id="pile-title">${title}</h2>
		<button class="btn quiet push" @click=${() => lookInto(looking.panel)}>${say("piles.close")}</button></div>${shown}
		${zone === "graveyard" && partOf(seat, "removed")?.length ? html`<h3>${say("piles.removed", { name: nameOf(seat) })}</h3>${cardsView(seat, "removed")}` : nothing}</section>`;
}
