// @ts-check
// A team duel: four fields, on a narrow screen one of each side chosen by tabs; both hands of the own side.

import { clockView, lifeView, presenceView } from "./clocks.js";
import { redraw } from "./drawing.js";
import { fieldView } from "./field.js";
import { fanView, handView } from "./hand.js";
import { looking, openSheet } from "./looking.js";
import { phasesView } from "./phases.js";
import { nameOf, ownSeat, partOf, plays, table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

/** The partner of a seat; seats of a side are two apart. @param {number} seat */
const partnerOf = (seat) => (seat + 2) % 4;

/** Which field of a side stands large where there is no room for both. @param {number} seat the side's first in sight */
function shownOf(seat) {
	return looking.fields[seat % 2] ?? seat;
}

/** @param {number} seat */
function dots(seat) {
	const row = (/** @type {string} */ zone) =>
		(partOf(seat, zone) ?? []).map((/** @type {any} */ card) => html`<i class=${card ? "on" : ""}></i>`);
	return html`<span class="mapdots" aria-hidden="true">${row("monsters")}${row("spells_traps")}</span>`;
}

/** @param {number[]} seats @param {number} shown */
function tabs(seats, shown) {
	return html`<div class="tabs" role="group" aria-label=${say("team.tabs")}>${seats.map(
		(seat) =>
			html`<button class="btn" aria-pressed=${seat === shown} @click=${() => {
				looking.fields[seat % 2] = seat;
				redraw();
			}}>${nameOf(seat)}${dots(seat)}</button>`,
	)}</div>`;
}

/** @param {number} seat @param {boolean} below @param {boolean} away */
function namedField(seat, below, away) {
	const acts = table.waiting?.seats.includes(table.parts.seating?.[seat] ?? seat) ? "acts" : "";
	return html`<div class="seat-field ${away ? "away" : ""}"><span class="who ${acts}" aria-hidden="true">${nameOf(seat)} ${clockView(seat)}</span>${fieldView(seat, below)}</div>`;
}

/** @param {unknown} bar the question, or the end */
export function teamTable(bar) {
	const own = ownSeat();
	const partner = partnerOf(own);
	const first = (own + 1) % 4;
	const second = partnerOf(first);
	const [above, mine] = [shownOf(first), shownOf(own)];
	const side = (/** @type {number} */ seat, /** @type {unknown} */ rest) =>
		html`<div class="player" id="player-${seat}"><h2>${nameOf(seat)} <span class="soft">${say("team.and")}</span> ${nameOf(partnerOf(seat))}</h2>${lifeView(seat)}${presenceView(seat)}${rest}</div>`;
	return html`<main class="table" id="table">
		${side(first, html`${fanView(first)}${fanView(second)}<button class="btn only-small" @click=${() => openSheet("side")}>${say("duel.side")}</button>`)}
		${tabs([first, second], above)}<div class="pair">${namedField(second, false, above !== second)}${namedField(first, false, above !== first)}</div>
		${phasesView()}
		<div class="pair">${namedField(partner, true, mine !== partner)}${namedField(own, true, mine !== own)}</div>${tabs([own, partner], mine)}
		<div class="team-me">${side(own, clockView(own))}</div>
		<div class="hands">${plays() ? html`${handView(partner, false, "partner")}${handView(own, true)}` : nothing}</div>
		${bar}<svg class="arrows" aria-hidden="true"></svg></main>`;
}
