// @ts-check
// One seat's field: seven columns and two rows as printed on the mat, each zone a place in a list, each card a button with its full name.

import { drawnBack, drawnCard, lies } from "./drawn.js";
import { lookAt, lookInto } from "./looking.js";
import { aboutWords, cardWords, topName, zoneName } from "./named.js";
import { keyOf } from "./numbering.js";
import {
	aimOf,
	choose,
	isLit,
	isOpen,
	isPicked,
	isShut,
	openMenu,
	optionsOf,
	pick,
	picking,
	placesWhere,
} from "./picking.js";
import { nameOf, partOf, table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

/** The zones of a field in reading order, for who sits below and for who sits above. */
const BELOW = [
	["field_spell", 0],
	["monsters", 0],
	["monsters", 1],
	["monsters", 2],
	["monsters", 3],
	["monsters", 4],
	["graveyard", 0],
	["fusion", 0],
	["spells_traps", 0],
	["spells_traps", 1],
	["spells_traps", 2],
	["spells_traps", 3],
	["spells_traps", 4],
	["deck", 0],
];
const ABOVE = [
	["deck", 0],
	["spells_traps", 0],
	["spells_traps", 1],
	["spells_traps", 2],
	["spells_traps", 3],
	["spells_traps", 4],
	["fusion", 0],
	["graveyard", 0],
	["monsters", 0],
	["monsters", 1],
	["monsters", 2],
	["monsters", 3],
	["monsters", 4],
	["field_spell", 0],
];

/** @param {number} seat @param {boolean} below @param {string} [extra] classes of the field
	@param {unknown} [who] what stands before its zones */
export function fieldView(seat, below, extra = "", who = nothing) {
	return html`<section class="mat ${below ? "mine" : "theirs"} ${extra}" id="field-${seat}" aria-label=${say("field.of", { name: nameOf(seat) })}
		data-walk="field">${who}<ul class="zones">${(below ? BELOW : ABOVE).map(([zone, place]) => zoneView(seat, String(zone), Number(place)))}</ul></section>`;
}

/** @param {number} seat @param {string} zone @param {number} place */
function zoneView(seat, zone, place) {
	if (zone === "deck") return deckView(seat);
	if (zone === "graveyard") return graveyardView(seat);
	if (zone === "fusion") return fusionView(seat);
	const card = zone === "field_spell" ? partOf(seat, zone) : partOf(seat, zone)?.[place];
	const kind = zone === "monsters" ? "m" : "s";
	if (card && !card.held) return html`<li class="zone ${kind}">${cardButton(card, zone, place)}</li>`;
	const option = placesWhere((one) => one.zone === `${seat}.${zone}:${place + 1}`)[0] ?? -1;
	if (option >= 0 && isOpen(option)) {
		return html`<li class="zone ${kind}"><button class="card free can ${picking.picks.includes(option) ? "chosen" : ""}" @click=${() => pick(option)}
			aria-label=${say("field.free_zone", { zone: zoneName(zone, place) })}></button></li>`;
	}
	return html`<li class="zone ${kind}">${zone === "field_spell" ? html`<small aria-hidden="true">${say("zones.field_spell")}</small>` : ""}<span class="vh">${say("field.empty", { zone: zoneName(zone, place) })}</span></li>`;
}

/** The classes of what is done with a card. @param {string | undefined} id */
export function marksOf(id) {
	if (!id) return "";
	const { battle, chain = [] } = table.parts;
	return [
		isPicked(id) && "chosen",
		isLit(id) && "can",
		battle?.attacker === id && "attacker",
		battle && battle.target === id && "aimed",
		chain.some((/** @type {any} */ link) => link.targets?.includes(id)) && "aim",
		picking.menu === id && "has-menu",
	]
		.filter(Boolean)
		.join(" ");
}

/** The number of the Chain Link that a card is; a lone link has none. @param {string | undefined} id */
function linkNumber(id) {
	const chain = table.parts.chain ?? [];
	return (chain.length > 1 && id && chain.find((/** @type {any} */ link) => link.id === id)?.link) || 0;
}

/** A card that can be looked at and, where it has options, chosen. @param {import("./table.js").Card} card @param {string} zone
	@param {number} place @param {string} [first] what is said first, instead of the zone */
export function cardButton(card, zone, place, first) {
	const id = card.id ?? "";
	const count = optionsOf(id).filter(isOpen).length;
	const faceUp =
		zone === "monsters" || zone === "spells_traps" || zone === "field_spell" || zone === "removed" ? !!card.up : true;
	const key = keyOf(id);
	const words = [first ?? zoneName(zone, place), ...cardWords(card, zone), ...aboutWords(id)];
	if (isPicked(id)) words.push(say("cards.picked"));
	else if (count) words.push(say("cards.options", { number: count }));
	else if (aimOf(id) >= 0) words.push(say("cards.can_be_attacked"));
	const link = linkNumber(id);
	const shut = isShut(id);
	const spent = zone === "monsters" && card.attacked && table.parts.phase === "battle";
	return html`<button class="card ${lies(card) ? "is-turned" : ""} ${marksOf(id)} ${spent ? "spent" : ""} ${shut ? "quiet" : ""}" id=${id ? `c-${id}` : nothing} data-card=${id || nothing} data-shut=${shut ? id : nothing}
		data-key=${key || nothing} aria-label=${words.join(", ")} @click=${() => touched(card, id)} @contextmenu=${(/** @type {MouseEvent} */ event) => shown(event, card, id)}
		@pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && lookAt(card.card, id)} @focus=${() => lookAt(card.card, id)}>
		${drawnCard(card, faceUp)}${link ? html`<span class="num" aria-hidden="true">${link}</span>` : ""}${key ? html`<span class="key" aria-hidden="true">${key}</span>` : ""}</button>`;
}

/** A card was touched: what it offers, else what it is. @param {import("./table.js").Card} card @param {string} id */
function touched(card, id) {
	const had = id ? choose(id) : false;
	if (!had && picking.menu) openMenu("");
	lookAt(card.card, id, !had && !isShut(id));
}

/** A long press or the second button: facts only. @param {MouseEvent} event @param {import("./table.js").Card} card @param {string} id */
function shown(event, card, id) {
	if (!card.card) return;
	event.preventDefault();
	lookAt(card.card, id, true);
}

/** Whether a card of a pile can be used. @param {import("./table.js").Card[]} cards */
const anyLit = (cards) => cards.some((card) => isLit(card.id));

/** @param {number} seat */
function deckView(seat) {
	const number = partOf(seat, "deck") ?? 0;
	const top = partOf(seat, "deck_top");
	const label = say("field.deck", { name: nameOf(seat), number });
	if (!number)
		return html`<li class="zone pile s"><small aria-hidden="true">${say("zones.deck")}</small><span class="vh">${label}</span></li>`;
	return html`<li class="zone pile"><button class="card" aria-label=${label} id="deck-${seat}" @click=${() => lookInto(`${seat}.deck`)}>${top ? drawnCard({ card: top }, true) : drawnBack()}<span class="count" aria-hidden="true">${number}</span></button></li>`;
}

/** @param {number} seat */
function graveyardView(seat) {
	const cards = partOf(seat, "graveyard") ?? [];
	const removed = partOf(seat, "removed") ?? [];
	const label = say("field.graveyard", {
		name: nameOf(seat),
		number: cards.length,
		top: topName(cards),
		removed: removed.length,
	});
	const lit = anyLit([...cards, ...removed]) ? "can" : "";
	const out = removed.length
		? html`<span class="hide-small"> · ${say("field.out", { number: removed.length })}</span>`
		: "";
	if (!cards.length && !removed.length)
		return html`<li class="zone s"><small aria-hidden="true">${say("zones.graveyard_short")}</small><span class="vh">${label}</span></li>`;
	return html`<li class="zone pile"><button class="card ${lit}" id="graveyard-${seat}" aria-label=${label} @click=${() => lookInto(`${seat}.graveyard`)}>
		${cards.length ? drawnCard(cards[cards.length - 1], true) : drawnBack()}<span class="count" aria-hidden="true">${cards.length}${out}</span></button></li>`;
}

/** @param {number} seat */
function fusionView(seat) {
	const held = partOf(seat, "fusion") ?? 0;
	const number = Array.isArray(held) ? held.length : held;
	const label = say("field.fusion", { name: nameOf(seat), number });
	if (!number)
		return html`<li class="zone s"><small aria-hidden="true">${say("zones.fusion_short")}</small><span class="vh">${label}</span></li>`;
	const lit = Array.isArray(held) && anyLit(held) ? "can" : "";
	return html`<li class="zone pile"><button class="card ${lit}" aria-label=${label} @click=${() => lookInto(`${seat}.fusion`)}>${drawnBack()}<span class="count" aria-hidden="true">${number}</span></button></li>`;
}
