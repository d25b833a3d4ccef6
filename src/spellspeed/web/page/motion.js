// @ts-check
// A card that moved glides from where it lay to where it lies; one that is activated is large for a moment. Nothing moves where the reader wants less motion, nor while the page is behind.
import { afterDrawing } from "./drawing.js";
import { got } from "./later.js";
import { table } from "./table.js";
import { listen } from "./wire.js";

/** How long a card is on its way, in milliseconds (as --move in look.css). */
const LENGTH = 180;
/** Steps at once from which the page is behind. */
const BEHIND = 3;
const ACTIVATED = new Set(["activated", "activated_in_chain"]);
const EASE = "cubic-bezier(.2,.8,.2,1)";

/** @typedef {{x: number, y: number}} Place  the middle of something on the page, in pixels of the page */

/** Where cards lay when the last step was drawn, by their ids. @type {Map<string, Place>} */
let lay = new Map();
/** The moves of the steps that are not drawn yet. @type {import("./protocol.js").Event[]} */
let moves = [];
let steps = 0;
let drawn = -1;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Element} element @returns {Place} */
function placeOf(element) {
	const { left, top, width, height } = element.getBoundingClientRect();
	return { x: left + width / 2 + scrollX, y: top + height / 2 + scrollY };
}

/** Where something came from: a card that was seen there, else its pile, else its hand. @param {import("./protocol.js").Place} came */
function origin(came) {
	const known = came.id ? lay.get(came.id) : undefined;
	if (known) return known;
	const pile = document.getElementById(`${came.zone}-${came.seat}`) ?? document.getElementById(`player-${came.seat}`);
	return pile ? placeOf(pile) : null;
}

/** @param {import("./protocol.js").Event} event */
function glide(event) {
	const { came, went } = event;
	if (!came || !went) return;
	const card = went.id ? document.getElementById(`c-${went.id}`) : document.getElementById(`${went.zone}-${went.seat}`);
	const from = origin(came);
	if (!card || !from) return;
	const to = placeOf(card);
	if (!to.x || (from.x === to.x && from.y === to.y)) return;
	card.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], {
		duration: LENGTH,
		easing: EASE,
	});
}

/** After a step was drawn: its cards glide, and where all lie is kept. */
function follow() {
	if (drawn === table.seq) return;
	drawn = table.seq;
	if (still.matches || steps > BEHIND) {
		lay = new Map();
	} else {
		const lie = new Map(
			[...document.querySelectorAll("[data-card]")].map((card) => [
				card.getAttribute("data-card") ?? "",
				placeOf(card),
			]),
		);
		for (const event of moves) glide(event);
		lay = lie;
	}
	moves = [];
	steps = 0;
}

/** @param {import("./protocol.js").ServerMessage} message */
function heard(message) {
	if (message.t !== "step") return;
	steps += 1;
	moves.push(...(message.events ?? []).filter((event) => event.came && event.went));
	if (still.matches || steps > BEHIND) return;
	for (const { e, card } of message.events ?? []) if (card && ACTIVATED.has(e)) void show(card);
}

/** A card that was activated stands large in the middle for a moment. @param {number} code */
const show = async (code) => (await got(() => import("./spotlight.js")))?.spotlight(code);

listen(heard);
afterDrawing(follow);
