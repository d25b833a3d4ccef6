// @ts-check
// The bubble at what cannot be used: the nearest reason with its rule, the others folded. It stands above everything, wholly in sight, and takes no
// focus but where W asked for it; Escape and whatever happens beside it close it, and the focus goes back to where it was.
import { afterDrawing, redraw } from "./drawing.js";
import { tell } from "./live.js";
import { lookAt } from "./looking.js";
import { ruleView } from "./rules.js";
import { cardName, whereIs } from "./table.js";
import { html, nothing, render } from "./vendor/lit.js";
import { askNow, hush, telling } from "./whynot.js";
import { say } from "./words.js";

/** Pixels between the bubble and what it is about, and between the bubble and the edges of the screen. */
const GAP = 9;
const EDGE = 6;
const USABLE = "button, summary";

/** @typedef {import("./whynot.js").Told} Told */

/** @type {{told: Told, element: HTMLElement} | null} */
let open = null;

await new Promise((done) => {
	const href = new URL("./bubble.css", import.meta.url).href;
	const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done });
	document.head.append(sheet);
});

/** Lines are told at an element, all of them, until another question is asked. @param {HTMLElement} of @param {string[]} lines */
export function tellThere(of, lines) {
	const reasons = lines.map((line) => ({ say: line }));
	telling.now = { of, shut: of.dataset.shut ?? "", ask: askNow(), how: "asked", reasons, all: true };
	redraw();
}

/** Whether what is told is still so: the same ask, the same card in the same place. @param {Told} told */
const stands = ({ of, ask, shut }) => ask === askNow() && of.isConnected && (of.dataset.shut ?? "") === shut;

/** After each drawing the bubble is as what is told. */
function follow() {
	if (telling.now && !stands(telling.now)) telling.now = null;
	const told = telling.now;
	if (open && open.told !== told) close();
	if (!told) return;
	open ??= opened(told);
	render(bubbleView(told), open.element);
	place();
	if (told.enters) {
		told.enters = false;
		open.element.focus();
	}
}

/** @param {Told} told */
function opened(told) {
	const element = document.createElement("div");
	const name = nameOf(told);
	const label = name ? say("card.why_title", { name }) : say("card.why");
	Object.assign(element, { id: "whynot", className: "bubble", popover: "manual", tabIndex: -1, ariaLabel: label });
	element.role = "dialog";
	document.body.append(element);
	element.showPopover?.(); // above everything; where a browser has no popovers, above what lies on the table
	if (told.how === "asked" && !told.enters && !told.all) tell(told.reasons[0].say);
	return { told, element };
}

function close() {
	if (!open) return;
	const { element, told } = open;
	const inside = element.contains(document.activeElement);
	open = null;
	element.remove();
	const back = told.of.isConnected ? told.of : document.getElementById(told.of.id);
	if (!inside || !back) return;
	telling.left = back;
	back.focus();
}

/** The name of the card that is told of. @param {Told} told */
const nameOf = ({ shut }) => cardName(whereIs(shut)?.card.card);

/** A reason with its rule. @param {import("./whynot.js").Reason} reason @param {number} at */
const reasonView = ({ say: line, rule }, at) =>
	html`<span>${line}</span> ${rule ? ruleView(rule, `whynot ${at}`) : nothing}`;

/** @param {Told} told */
function bubbleView({ of, shut, reasons, all }) {
	const others = reasons.slice(1);
	const code = whereIs(shut)?.card.card;
	const list = (/** @type {typeof reasons} */ some, /** @type {number} */ from) =>
		html`<ul>${some.map((reason, at) => html`<li>${reasonView(reason, from + at)}</li>`)}</ul>`;
	if (all) return html`<div class="in">${list(reasons, 0)}</div>`;
	return html`<div class="in"><p>${reasonView(reasons[0], 0)}</p>${
		others.length
			? html`<details @toggle=${place}><summary>${say("card.more_reasons", { number: others.length })}</summary>${list(others, 1)}</details>`
			: nothing
	}${code && of.dataset.card ? html`<button class="btn reads" @click=${() => read(code, shut)}>${say("card.read")}</button>` : nothing}</div>`;
}

/** The card with its text, on a screen on which it does not stand beside the table. @param {number} code @param {string} id */
function read(code, id) {
	hush();
	lookAt(code, id, true);
}

/** Put the bubble where there is room for it: above what it is about, else below, beside it, or where there is most. */
function place() {
	if (!open) return;
	const { element, told } = open;
	const { clientWidth: wide, clientHeight: high } = document.documentElement;
	const of = told.of.getBoundingClientRect();
	element.style.setProperty("--room", `${high - 2 * EDGE}px`);
	const { offsetWidth: width, offsetHeight: height } = element;
	const upAndDown = { top: of.top, bottom: high - of.bottom };
	const aside = { right: wide - of.right, left: of.left };
	// beside an entry of a menu, so that the others stay in sight
	const rooms = told.of.closest("#menu") ? { ...aside, ...upAndDown } : { ...upAndDown, ...aside };
	const fits = (/** @type {string} */ side, /** @type {number} */ room) =>
		room - GAP - EDGE >= (side === "top" || side === "bottom" ? height : width);
	const upright = Object.entries(upAndDown).sort((one, other) => other[1] - one[1])[0];
	const [side, room] = Object.entries(rooms).find(([name, left]) => fits(name, left)) ?? upright;
	const across = side === "top" || side === "bottom";
	const tall = across ? Math.min(height, room - GAP - EDGE) : height;
	const x = across ? of.left + of.width / 2 - width / 2 : side === "left" ? of.left - GAP - width : of.right + GAP;
	const y = across ? (side === "top" ? of.top - GAP - tall : of.bottom + GAP) : of.top + of.height / 2 - height / 2;
	const left = Math.max(EDGE, Math.min(x, wide - width - EDGE));
	const top = Math.max(EDGE, Math.min(y, high - tall - EDGE));
	const at = across ? of.left + of.width / 2 - left : of.top + of.height / 2 - top;
	const most = across ? width : tall;
	element.dataset.side = side;
	for (const [name, value] of Object.entries({ "--x": left, "--y": top, "--room": across ? tall : high - 2 * EDGE }))
		element.style.setProperty(name, `${value}px`);
	element.style.setProperty("--at", `${Math.max(14, Math.min(at, most - 14))}px`);
}

/** Whatever is pressed beside it closes it. @param {PointerEvent} event */
function pressed(event) {
	const { target } = event;
	if (!open || !(target instanceof Node) || open.element.contains(target) || open.told.of.contains(target)) return;
	hush();
}

/** Escape closes it and nothing else; the Tab key goes into it from what it is about, and on from there. @param {KeyboardEvent} event */
function typed(event) {
	if (!open) return;
	const { element, told } = open;
	const buttons = [.../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll(USABLE))].filter(
		(one) => one.offsetParent !== null || one.getClientRects().length > 0,
	);
	const at = document.activeElement;
	if (event.key === "Escape") {
		event.preventDefault();
		event.stopPropagation();
		hush();
	} else if (event.key === "Tab" && at === told.of && !event.shiftKey && buttons.length) {
		event.preventDefault();
		buttons[0].focus();
	} else if (event.key === "Tab" && element.contains(at)) {
		const last = event.shiftKey ? at === buttons[0] || at === element : at === buttons.at(-1) || !buttons.length;
		if (!last) return;
		if (event.shiftKey) event.preventDefault();
		hush();
		telling.left = told.of;
		told.of.focus(); // and from there the key goes on
	}
}

document.addEventListener("pointerdown", pressed, true);
document.addEventListener("keydown", typed, true);
addEventListener("scroll", place, { capture: true, passive: true });
addEventListener("resize", place);
afterDrawing(follow);
redraw();
