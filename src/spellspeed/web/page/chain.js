// @ts-check
// The Chain: a numbered stack with owner, card and targets; the last link is what is answered or resolves.

import { drawnThumb } from "./drawn.js";
import { lookAt } from "./looking.js";
import { cardName, nameOf, ownSeat, plays, table, whereIs } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

/** The name of a card by its id, or the zone in which it lies where it is not known. @param {string} id */
export function nameOfId(id) {
	const found = whereIs(id);
	if (!found) return say("chain.gone");
	const name = cardName(found.card.card);
	const faceUp = found.card.up || !["monsters", "spells_traps", "field_spell", "removed"].includes(found.zone);
	if (name && faceUp) return name;
	return name ? say("chain.set_known", { name }) : say("chain.set_card", { name: nameOf(found.seat) });
}

/** @param {number} seat */
const owner = (seat) => (plays() && seat === ownSeat() ? say("chain.you") : nameOf(seat));

/** @param {any} link @param {number} count */
function linkView(link, count) {
	const negated = link.activation_negated || link.effect_negated;
	const now = link.link === count;
	return html`<li class="${now ? "now" : ""} ${negated ? "struck" : ""}"><span class="num">${link.link}</span>${drawnThumb(link.card)}
		<button class="plain" @click=${() => lookAt(link.card, link.id ?? "", true)}><b>${cardName(link.card)}</b><span class="soft">${owner(link.seat)}</span>
		${(link.targets ?? []).map((/** @type {string} */ id) => html`<span class="to">${nameOfId(id)}</span>`)}
		${link.activation_negated ? html`<span class="soft">${say("chain.activation_negated")}</span>` : link.effect_negated ? html`<span class="soft">${say("chain.effect_negated")}</span>` : nothing}</button></li>`;
}

export function chainView() {
	const chain = table.parts.chain ?? [];
	return html`<section aria-labelledby="chain-title" id="chain"><h2 id="chain-title">${say("chain.title")}</h2>
		${chain.length ? html`<ol class="chain">${chain.map((/** @type {any} */ link) => linkView(link, chain.length))}</ol>` : html`<p class="soft">${say("chain.none")}</p>`}</section>`;
}

/** The Chain of a narrow screen: one chip for each link. */
export function chainStrip() {
	const chain = table.parts.chain ?? [];
	if (!chain.length) return nothing;
	return html`<ol class="chainstrip" aria-label=${say("chain.title")}>${chain.map(
		(/** @type {any} */ link) =>
			html`<li><button class="chip" @click=${() => lookAt(link.card, link.id ?? "", true)}><span class="ringed">${link.link}</span>${cardName(link.card)}</button></li>`,
	)}</ol>`;
}
