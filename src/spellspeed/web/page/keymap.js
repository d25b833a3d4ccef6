// @ts-check
// Which key does what: the reader may name another for each, and take keys away altogether.
import { keep, settings } from "./settings.js";
import { html, nothing } from "./vendor/lit.js";

/** What keys do, and the key of each as long as the reader names no other. Digits, Enter and Escape stay what they are. */
export const FIRST = /** @type {const} */ ({
	pass: "p",
	battle: "b",
	main2: "m",
	end: "e",
	hand: "h",
	field: "f",
	opponent: "o",
	graveyards: "g",
	chain: "c",
	text: "i",
	why: "w",
	lines: "l",
	clocks: "t",
	summary: "s",
	back: "z",
	hold: ".",
	type: "/",
	help: "?",
});

/** @typedef {keyof typeof FIRST} Deed */

export const DEEDS = /** @type {Deed[]} */ (Object.keys(FIRST));

/** The key of a deed. @param {Deed} deed */
export const keyFor = (deed) => settings.keymap[deed] ?? FIRST[deed];

/** A key as it stands on a button: the one that the reader named; nothing where keys do nothing. @param {string} key a digit, or the first key of a deed */
export function keyView(key) {
	if (!key || !settings.keys) return nothing;
	const deed = DEEDS.find((one) => FIRST[one] === key);
	return html`<kbd>${(deed ? keyFor(deed) : key).toUpperCase()}</kbd>`;
}

/** What a key does; null for nothing. @param {string} key @returns {Deed | null} */
export const deedOf = (key) => DEEDS.find((deed) => keyFor(deed) === key.toLowerCase()) ?? null;

/** Whether a key may be given to a deed: a single sign that is no digit and belongs to no other. @param {Deed} deed @param {string} key */
export const isFree = (deed, key) => [...key].length === 1 && !/[\d\s]/.test(key) && [deed, null].includes(deedOf(key));

/** Give a deed another key. @param {Deed} deed @param {string} key @returns {boolean} whether it may have it */
export function giveKey(deed, key) {
	if (!isFree(deed, key)) return false;
	keep({ keymap: { ...settings.keymap, [deed]: key.toLowerCase() } });
	return true;
}

/** All keys as they were at first. */
export const firstKeys = () => keep({ keymap: {} });
