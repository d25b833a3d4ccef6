// @ts-check
// Focus: the field is one stop of the Tab key, and so is each hand; arrows walk them by where things lie. Nothing that happens takes the focus
// away, but into the next question where it was in the last one.
import { afterDrawing } from "./drawing.js";
import { table } from "./table.js";

/** How much a step to the side counts against a step ahead. */
const ASIDE = 2.5;
const USABLE = 'button:not([disabled], [aria-disabled="true"])';
const WAYS = /** @type {const} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });

/** The element of each group that the Tab key reaches. @type {Map<string, HTMLElement>} */
const reached = new Map();
/** The element that had the focus last, and what it was in. @type {{element: HTMLElement, id: string, group: string, asked: boolean} | null} */
let last = null;

/** The group of an element: all mats together, each hand by itself. @param {Element | null} element */
function groupOf(element) {
	const held = element?.closest("[data-walk]");
	if (!(held instanceof HTMLElement)) return "";
	return held.dataset.walk === "field" ? "field" : held.id;
}

/** The buttons of a group that are in sight, in reading order. @param {string} group @returns {HTMLElement[]} */
function buttonsOf(group) {
	const wanted = group === "field" ? '[data-walk="field"]' : `[id="${group}"][data-walk]`;
	/** @type {NodeListOf<HTMLElement>} */
	const found = document.querySelectorAll(`:is(${wanted}) button:not([disabled])`);
	return [...found].filter((button) => button.offsetParent !== null);
}

/** The groups that stand on the page. */
const groups = () => new Set([...document.querySelectorAll("[data-walk]")].map(groupOf));

/** One button of each group is in the order of the Tab key. */
function follow() {
	for (const group of groups()) {
		const buttons = buttonsOf(group);
		const held = reached.get(group);
		const one = held && buttons.includes(held) ? held : buttons[0];
		if (one) reached.set(group, one);
		for (const button of buttons) button.tabIndex = button === one ? 0 : -1;
	}
	keepFocus();
}

/** Where what had the focus is gone or can no longer be used, it goes to the same card, to the same place, or into the question. */
function keepFocus() {
	if (!last || document.activeElement !== document.body) return;
	const same = last.id ? document.getElementById(last.id) : last.element;
	const next = last.asked ? firstOption() : same?.isConnected ? same : reached.get(last.group);
	if (next?.isConnected) next.focus();
}

/** Whoever clicks beside everything wants no focus anywhere. @param {PointerEvent} event */
function pointed(event) {
	if (event.target instanceof Element && !event.target.closest("a, button, input, select, summary, [tabindex]"))
		last = null;
}

/** What the question offers first; the menu of a card before it. */
function firstOption() {
	const found = document.querySelector(`#menu ${USABLE}`) ?? document.querySelector(`#options ${USABLE}`);
	return found instanceof HTMLElement && (table.ask || table.over) ? found : null;
}

/** Go to the question. */
export function focusQuestion() {
	firstOption()?.focus();
}

/** Go to a field or a hand, to the button that was reached there last. @param {string} id of the field or hand @returns {boolean} whether there is one */
export function focusOn(id) {
	const held = document.getElementById(id);
	const group = groupOf(held);
	const inside = buttonsOf(group).filter((button) => held?.contains(button));
	const known = reached.get(group);
	const one =
		known && inside.includes(known) ? known : (inside.find((button) => button.classList.contains("can")) ?? inside[0]);
	one?.focus();
	return !!one;
}

/** @param {Element} element @returns {[number, number]} */
function middle(element) {
	const { left, top, width, height } = element.getBoundingClientRect();
	return [left + width / 2, top + height / 2];
}

/** The nearest button in a direction. @param {HTMLElement} from @param {readonly [number, number]} way */
function nearest(from, way) {
	const [x, y] = middle(from);
	let best = null;
	let least = Number.POSITIVE_INFINITY;
	for (const button of buttonsOf(groupOf(from))) {
		const [toX, toY] = middle(button);
		const ahead = (toX - x) * way[0] + (toY - y) * way[1];
		const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
		if (ahead > 4 && ahead + aside * ASIDE < least) [best, least] = [button, ahead + aside * ASIDE];
	}
	return best;
}

/** The first or last button of the row in which a button lies. @param {HTMLElement} from @param {boolean} first */
function endOfRow(from, first) {
	const row = buttonsOf(groupOf(from)).filter(
		(button) => Math.abs(middle(button)[1] - middle(from)[1]) < from.offsetHeight / 2,
	);
	row.sort((one, other) => middle(one)[0] - middle(other)[0]);
	return (first ? row[0] : row.at(-1)) ?? null;
}

/** @param {KeyboardEvent} event */
function walk(event) {
	const from = event.target;
	if (!(from instanceof HTMLElement) || !groupOf(from) || event.ctrlKey || event.metaKey || event.altKey) return;
	const way = WAYS[/** @type {keyof typeof WAYS} */ (event.key)];
	const next = way
		? nearest(from, way)
		: event.key === "Home" || event.key === "End"
			? endOfRow(from, event.key === "Home")
			: null;
	if (!next) return;
	event.preventDefault();
	next.focus();
}

/** @param {FocusEvent} event */
function came(event) {
	const element = event.target;
	if (!(element instanceof HTMLElement)) return;
	const group = groupOf(element);
	last = { element, id: element.id, group, asked: element.closest("#menu, #options") !== null };
	if (!group || !buttonsOf(group).includes(element)) return;
	for (const button of buttonsOf(group)) button.tabIndex = -1;
	element.tabIndex = 0;
	reached.set(group, element);
}

document.addEventListener("focusin", came);
document.addEventListener("keydown", walk);
document.addEventListener("pointerdown", pointed);
afterDrawing(follow);
