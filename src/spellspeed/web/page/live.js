// @ts-check
// What is told to those who hear the page: lines of the log, joined where many come at once; the question; the own clock when little is left.

import { leftOf } from "./clocks.js";
import { afterDrawing } from "./drawing.js";
import { HANDOVER } from "./links.js";
import { settings } from "./settings.js";
import { ownSeat, placeOf, plays, table } from "./table.js";
import { listen } from "./wire.js";
import { say } from "./words.js";

/** How often lines are put in at most, in milliseconds: more often, and readers lose some. */
const PAUSE = 500;
const KEPT = 20;
/** Milliseconds of the own clock from which it is told. */
const LITTLE = 30_000;
/** What matters less: left out where only what matters is wanted. */
const MINOR = new Set([
	"passed",
	"passed_together",
	"passed_over",
	"passed_own",
	"phase",
	"moment",
	"calculated",
	"shuffled",
	"returned_to_deck",
]);

/** @type {string[]} */
const pending = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pausing;
let asked = -1;
let warned = false;

/** @param {string} role @param {string} live */
function region(role, live) {
	const made = document.createElement("div");
	made.className = "vh";
	made.setAttribute("role", role);
	made.setAttribute("aria-live", live);
	made.id = `told-${role}`;
	document.body.append(made);
	return made;
}

const lines = region("log", "polite");
const question = region("status", "polite");
const alarm = region("alert", "assertive");
lines.setAttribute("aria-relevant", "additions");

/** Tell lines politely; those of half a second are joined. @param {...string} told */
export function tell(...told) {
	pending.push(...told.filter(Boolean));
	if (pausing === undefined) flush();
}

function flush() {
	pausing = undefined;
	if (!pending.length) return;
	const line = document.createElement("p");
	line.textContent = pending.splice(0).join(" ");
	lines.append(line);
	while (lines.childElementCount > KEPT) lines.firstElementChild?.remove();
	pausing = setTimeout(flush, PAUSE);
}

/** Put a text into a region; the same text again differs by a space that nobody hears. @param {HTMLElement} where @param {string} text */
function put(where, text) {
	where.textContent = where.textContent === text ? `${text}\u00a0` : text;
}

/** Whether a line is told at this verbosity. @param {import("./protocol.js").Event} event */
function isTold(event) {
	if (!event.line || settings.verbosity === "questions") return false;
	return settings.verbosity === "all" || !MINOR.has(event.e);
}

/** @param {import("./protocol.js").ServerMessage} message */
function heard(message) {
	if (message.t === "step") tell(...(message.events ?? []).filter(isTold).map((event) => event.line ?? ""));
}

/** The open question, once; and the own clock, once each time that it falls below half a minute. */
function follow() {
	if (table.ask && table.ask.n !== asked) put(question, table.ask.question);
	asked = table.ask?.n ?? -1;
	const runs = plays() && table.clock[String(placeOf(ownSeat()))]?.runs;
	const left = runs ? leftOf(ownSeat()) : null;
	const little = left !== null && left < LITTLE;
	if (little && !warned) put(alarm, say("live.clock", { seconds: Math.ceil(left / 1000) }));
	warned = little;
}

/** Somebody else looks on from now on. */
function forget() {
	pending.length = 0;
	for (const told of [lines, question, alarm]) told.replaceChildren();
}

addEventListener(HANDOVER, forget);
listen(heard);
afterDrawing(follow);
