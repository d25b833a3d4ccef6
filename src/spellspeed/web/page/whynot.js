// @ts-check
// Why something that is shown cannot be used: asked at once where it is pressed or W asks for it, after a while where it is pointed at or has the
// focus. What the rules say comes from the server; `data-shut` is the card that cannot be used, `data-why` the wish in words, `data-because` what
// the page itself knows. The bubble in which it is told is fetched when it is first wanted (bubble.js).
import { redraw } from "./drawing.js";
import { got } from "./later.js";
import { HANDOVER } from "./links.js";
import { table } from "./table.js";
import { request } from "./wire.js";
import { say } from "./words.js";

/** Milliseconds for which something is pointed at or has the focus before the server is asked: it answers a few times a second. */
export const REST = 350;
/** Milliseconds in which the pointer may come from what it pointed at to what is told of it. */
const ON_THE_WAY = 250;

/** @typedef {import("./protocol.js").Reason} Reason */
/** What is told: of which element, while which ask is open, because somebody did what; `enters`: the focus goes into it.
	@typedef {{of: HTMLElement, shut: string, ask: number, how: "pointed" | "focus" | "asked", reasons: Reason[], all?: boolean, enters?: boolean}} Told */

export const telling = {
	/** @type {Told | null} */
	now: null,
	/** What had the bubble last and gets the focus back: that is no wish to see it again. @type {Element | null} */
	left: null,
};
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;

/** The number of the open ask, -1 for none. */
export const askNow = () => table.ask?.n ?? -1;

/** The greyed thing of an event, null for another. @param {Event} event */
function greyed(event) {
	const found =
		event.target instanceof Element ? event.target.closest("[data-shut], [data-why], [data-because]") : null;
	return found instanceof HTMLElement ? found : null;
}

/** Whether something happens in the bubble itself. @param {Event} event */
const isInside = (event) => event.target instanceof Element && !!event.target.closest("#whynot");

/** What the rules have against a wish, or against what a card does not offer: the nearest first. @param {{text: string} | {card: string}} wish
	@returns {Promise<Reason[]>} */
export async function reasonsFor(wish) {
	const found = await request({ t: "why", ...wish });
	return found?.reasons ?? [{ say: found?.say ?? say("card.no_answer") }];
}

/** Tell it from now on. @param {Told} told */
async function tell(told) {
	telling.now = told;
	await got(() => import("./bubble.js"));
	redraw();
}

/** Ask about something and tell it there, unless another ask is open by then. @param {HTMLElement} of @param {Told["how"]} how
	@param {{text: string} | {card: string}} [wish] @param {boolean} [enters] */
export async function tellWhy(of, how, wish, enters) {
	clearTimeout(resting);
	const ask = askNow();
	const { why = "", because, shut = "" } = of.dataset;
	if (telling.now?.of === of && telling.now.ask === ask && !enters) return;
	const reasons = because ? [{ say: because }] : await reasonsFor(wish ?? (shut ? { card: shut } : { text: why }));
	if (!of.isConnected || askNow() !== ask) return;
	const found = reasons.length ? reasons : [{ say: say("card.no_reason") }];
	await tell({ of, shut, ask, how, reasons: found, enters });
}

/** Pointed at: a phase or an option tells it after a while; a card tells what it is, and this when it is pressed. @param {PointerEvent} event */
function pointed(event) {
	if (event.pointerType !== "mouse") return;
	const of = greyed(event);
	clearTimeout(resting);
	if (isInside(event) || (of && of === telling.now?.of)) return;
	if (of && !of.dataset.shut) resting = setTimeout(tellWhy, REST, of, "pointed");
	else if (telling.now?.how === "pointed") resting = setTimeout(hush, ON_THE_WAY);
}

/** Something has the focus, by keys. @param {FocusEvent} event */
function focused(event) {
	const of = greyed(event);
	const again = of !== null && of === telling.left;
	telling.left = null;
	if (isInside(event) || (telling.now && event.target === telling.now.of)) return;
	hush();
	if (of?.matches(":focus-visible") && !again) resting = setTimeout(tellWhy, REST, of, "focus");
}

/** Pressed: at once, and nothing else happens to what is greyed; a second time it is told no longer. @param {Event} event */
function pressed(event) {
	const of = greyed(event);
	if (!of || (of.dataset.shut && event.type !== "click")) return;
	if (!of.dataset.shut) event.preventDefault();
	if (of.ariaDisabled === "true") event.stopPropagation();
	if (telling.now?.of === of && telling.now.how === "asked") hush();
	else {
		if (telling.now?.of === of) telling.now.how = "asked";
		void tellWhy(of, "asked");
	}
}

/** It is told no longer. */
export function hush() {
	clearTimeout(resting);
	if (!telling.now) return;
	telling.now = null;
	redraw();
}

document.addEventListener("pointerover", pointed);
document.addEventListener("focusin", focused);
document.addEventListener("click", pressed, true);
document.addEventListener("contextmenu", pressed);
addEventListener(HANDOVER, hush);
