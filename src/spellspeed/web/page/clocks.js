// @ts-check
// Who sits where: name, Life Points, clock, whether somebody is there.

import { redraw } from "./drawing.js";
import { isOpen, pick, placesWhere } from "./picking.js";
import { nameOf, ownSeat, placeOf, plays, table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

const FULL = 8000;
const LOW = 30_000;
/** How long Life Points count, in milliseconds. */
const COUNTING = 600;

/** The Life Points of a seat of the duel (a team has them together). @param {number} seat @returns {number} */
export const lifeOf = (seat) => table.parts.life?.[seat % 2] ?? FULL;

/** Milliseconds that a clock has left now; null without clocks. @param {number} seat */
export function leftOf(seat) {
	const clock = table.clock[String(placeOf(seat))];
	if (!clock) return null;
	return Math.max(0, clock.left - (clock.runs ? performance.now() - table.clockAt : 0));
}

/** As minutes and seconds. @param {number} left milliseconds */
export function timeWords(left) {
	const seconds = Math.ceil(left / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {number} seat */
export function clockView(seat) {
	const left = leftOf(seat);
	if (left === null) return nothing;
	const runs = table.clock[String(placeOf(seat))].runs;
	return html`<span class="clock ${runs ? "runs" : ""} ${runs && left < LOW ? "low" : ""}" role="timer" aria-label=${say("clocks.of", { name: nameOf(seat), time: timeWords(left) })}>${timeWords(left)}</span>`;
}

// Life Points count from what was shown to what is: the number in the page runs, the words for readers say the end at once.

/** @type {{shown: number, from: number, to: number, began: number}[]} */
const counted = [];

/** @param {number} seat */
function shownLife(seat) {
	const now = lifeOf(seat);
	const side = seat % 2;
	const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
	counted[side] ??= { shown: now, from: now, to: now, began: 0 };
	const count = counted[side];
	if (still || !table.events.length) Object.assign(count, { shown: now, from: now, to: now });
	else if (now !== count.to) Object.assign(count, { from: count.shown, to: now, began: performance.now() });
	if (count.shown !== count.to) {
		const part = Math.min(1, (performance.now() - count.began) / COUNTING);
		count.shown = Math.round(count.from + (count.to - count.from) * part);
		requestAnimationFrame(redraw);
	}
	return count.shown;
}

/** @param {number} seat */
export function lifeView(seat) {
	const name = nameOf(seat);
	const shown = shownLife(seat);
	const life = lifeOf(seat);
	const way = shown > life ? "falls" : shown < life ? "rises" : "";
	return html`<div class="lp ${way}"><b><small aria-hidden="true">${say("clocks.lp")}</small><span aria-hidden="true">${shown}</span><span class="vh">${say("clocks.life", { life })}</span></b>
		<meter class="bar" min="0" max=${FULL} .value=${Math.min(life, FULL)} aria-label=${say("clocks.life_of", { name })}></meter></div>`;
}

/** Whether somebody is there, and what can be claimed. @param {number} seat */
export function presenceView(seat) {
	const found = table.presence[placeOf(seat)];
	if (!found || table.seats[placeOf(seat)]?.kind === "bot") return nothing;
	if (found.here) return html`<span class="chip hide-small"><span class="dot"></span>${say("clocks.here")}</span>`;
	return html`<span class="chip away"><span class="dot gone"></span>${say("clocks.away")}</span>`;
}

/** The name of a player, a button where the open ask can choose it. @param {number} seat */
export function nameButton(seat) {
	const place = placesWhere((one) => one.verb === "seat" && one.seat === seat)[0] ?? -1;
	if (place < 0 || !isOpen(place) || table.ask?.kind === "first") return nameOf(seat);
	return html`<button class="btn lit" data-option=${place} @click=${() => pick(place)}>${nameOf(seat)}</button>`;
}

/** The bar of a player above or below the fields. @param {number} seat @param {unknown} [rest] */
export function playerView(seat, rest = nothing) {
	const own = plays() && seat === ownSeat();
	return html`<div class="player" id="player-${seat}"><h2>${nameButton(seat)}${own ? html` <span class="soft hide-small">${say("clocks.you")}</span>` : nothing}</h2>
		${lifeView(seat)}${clockView(seat)}${own ? nothing : presenceView(seat)}${rest}</div>`;
}

/** Clocks that run are drawn anew each second. */
setInterval(() => {
	if (Object.values(table.clock).some((clock) => clock.runs) && !table.over) redraw();
}, 1000);
