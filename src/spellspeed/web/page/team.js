// @ts-check
// A team duel: four fields, on a narrow screen one of each side chosen by tabs; both hands of the own side.

import { clockView, lifeView, nameButton, presenceView } from "./clocks.js";
import { redraw } from "./drawing.js";
import { fieldView } from "./field.js";
import { fanView, handView } from "./hand.js";
import { looking, openSheet } from "./looking.js";
import { phasesView } from "./phases.js";
import { settings } from "./settings.js";
import { handCount, nameOf, ownSeat, partOf, placeOf, plays, roleOf, table, whereIs } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

/** The partner of a seat; seats of a side are two apart. @param {number} seat */
const partnerOf = (seat) => (seat + 2) % 4;

/** Which field of a side stands large where there is no room for both. @param {number} seat the side's first in sight */
function shownOf(seat) {
	return looking.fields[seat % 2] ?? seat;
}

/** The step after which the tabs were set last: what the reader chooses holds until the next. */
let followed = -1;

/** The seats at whose cards something happens: those that can be chosen, the attack, the last Chain Link. */
function busySeats() {
	const { battle, chain = [] } = table.parts;
	const ids = (table.ask?.options ?? []).flatMap((option) => (table.ask?.kind === "open" ? [] : [option.card ?? ""]));
	const acting = battle ? [battle.attacker, battle.target] : [chain.at(-1)?.id ?? ""];
	return [...ids, ...acting].flatMap((id) => whereIs(id)?.seat ?? []);
}

/** Where a card of a field that is away is asked about or acts, that field comes forward. @param {number[]} sides the first seat of each side */
function followSeats(sides) {
	if (!settings.switchFields || followed === table.seq) return;
	followed = table.seq;
	const busy = busySeats();
	for (const seat of sides) {
		const shown = shownOf(seat);
		if (!busy.includes(shown) && busy.includes(partnerOf(shown))) looking.fields[seat % 2] = partnerOf(shown);
	}
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
			}}><span>${nameOf(seat)}<small class="soft">${say("hand.short", { number: handCount(seat) })}</small></span>${dots(seat)}</button>`,
	)}</div>`;
}

/** The name on a field: whose it is, its clock, whether it is waited for; a button where the player can be chosen. @param {number} seat */
function whoView(seat) {
	const acts = table.waiting?.seats.includes(placeOf(seat)) ? "acts" : "";
	return html`<div class="who ${acts}" id="player-${seat}"><h3>${nameButton(seat)}</h3>${clockView(seat)}${plays() && seat === ownSeat() ? nothing : presenceView(seat)}</div>`;
}

/** Both players of a side with what they have together. @param {number} seat @param {unknown} rest */
function sideView(seat, rest) {
	return html`<div class="player"><h2>${nameOf(seat)} <span class="soft">${say("team.and")}</span> ${nameOf(partnerOf(seat))}</h2>${lifeView(seat)}${rest}</div>`;
}

/** The order of the turns, from the one whose turn it is. */
function orderView() {
	const now = table.parts.turn_seat;
	return html`<ol class="order hide-small" aria-label=${say("team.order")}>${[0, 1, 2, 3].map(
		(after) =>
			html`<li>${after ? html`<span class="soft" aria-hidden="true">›</span> ` : nothing}${after ? roleOf((now + after) % 4) : html`<b>${roleOf(now)}</b>`}</li>`,
	)}</ol>`;
}

/** The field of a seat; away where another of its side stands large. @param {number} seat @param {boolean} below @param {number} shown */
const field = (seat, below, shown) => fieldView(seat, below, shown === seat ? "" : "away", whoView(seat));

/** @param {unknown} bar the question, or the end */
export function teamTable(bar) {
	const own = ownSeat();
	const partner = partnerOf(own);
	const first = (own + 1) % 4;
	const second = partnerOf(first);
	followSeats([first, own]);
	const [above, mine] = [shownOf(first), shownOf(own)];
	const log = html`<button class="btn only-small" @click=${() => openSheet("side")}>${say("duel.side")}</button>`;
	return html`<main class="table" id="table">
		<div class="side-bar">${sideView(first, html`${fanView(second)}${fanView(first)}${log}`)}${tabs([second, first], above)}</div>
		<div class="pair">${field(second, false, above)}${field(first, false, above)}</div>${phasesView(orderView())}
		<div class="pair">${field(partner, true, mine)}${field(own, true, mine)}</div>
		<div class="side-bar">${sideView(own, nothing)}${tabs([partner, own], mine)}</div>
		<div class="hands">${plays() ? html`${handView(partner, false, `partner ${mine === partner ? "shown" : ""}`)}${handView(own, true)}` : nothing}</div>
		${bar}<svg class="arrows" aria-hidden="true"></svg></main>`;
}
