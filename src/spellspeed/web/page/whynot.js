// @ts-check
// Why something that is shown cannot be used: said at once where it is pointed at, has the focus, or is pressed. What the rules say comes from the
// server, as with Why not on cards; `data-why` is the wish in words, `data-because` what the page itself knows.
import { redraw } from "./drawing.js";
import { ruleView } from "./rules.js";
import { table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { request } from "./wire.js";
import { say } from "./words.js";

/** Milliseconds for which something is pointed at before the server is asked: it answers a few times a second. */
export const REST = 350;

/** What is told now. @type {{of: HTMLElement, ask: number, reasons: import("./protocol.js").Reason[]} | null} */
let told = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;

/** The greyed thing of an event, null for another. @param {Event} event */
function greyed(event) {
	const found = event.target instanceof Element ? event.target.closest("[data-why], [data-because]") : null;
	return found instanceof HTMLElement ? found : null;
}

/** What the rules have against a wish. @param {string} text in words @returns {Promise<import("./protocol.js").Reason[]>} */
export async function reasonsFor(text) {
	const found = await request({ t: "why", text });
	return found?.reasons ?? [{ say: found?.say ?? say("card.no_answer") }];
}

/** @param {HTMLElement} of */
async function tellWhy(of) {
	clearTimeout(resting);
	const ask = table.ask?.n ?? -1;
	if (told?.of === of && told.ask === ask) return;
	const { why, because } = of.dataset;
	const reasons = why ? await reasonsFor(why) : [{ say: because ?? "" }];
	if (!of.isConnected || (table.ask?.n ?? -1) !== ask) return;
	told = { of, ask, reasons };
	redraw();
}

/** Something is told beside the question, as reasons are, until another question is asked. @param {HTMLElement} of @param {string[]} lines */
export function tellThere(of, lines) {
	told = { of, ask: table.ask?.n ?? -1, reasons: lines.map((line) => ({ say: line })) };
	redraw();
}

/** After a while, unless it is left before. @param {Event} event */
function soon(event) {
	const of = greyed(event);
	clearTimeout(resting);
	if (of) resting = setTimeout(tellWhy, REST, of);
	else hush();
}

/** Pressed: at once, and nothing else happens. @param {Event} event */
function now(event) {
	const of = greyed(event);
	if (!of) return;
	event.preventDefault();
	if (of.ariaDisabled === "true") event.stopPropagation();
	void tellWhy(of);
}

/** It is told no longer. */
function hush() {
	clearTimeout(resting);
	if (!told) return;
	told = null;
	redraw();
}

/** The reasons, nothing where none were asked for. */
export function whyView() {
	if (!told || told.ask !== (table.ask?.n ?? -1) || !told.of.isConnected) return nothing;
	return html`<div class="whynot" id="whynot" role="status"><ul>${told.reasons.map((reason) => html`<li>${reason.say} ${reason.rule ? ruleView(reason.rule, "whynot") : nothing}</li>`)}</ul></div>`;
}

document.addEventListener("pointerover", (event) => {
	if (event.pointerType === "mouse" && !(event.target instanceof Element && event.target.closest("#whynot")))
		soon(event);
});
document.addEventListener("focusin", soon);
document.addEventListener("click", now, true);
document.addEventListener("contextmenu", now);
document.addEventListener("keydown", (event) => {
	if (event.key === "Escape") hush();
});
