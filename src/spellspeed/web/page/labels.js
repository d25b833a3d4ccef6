// @ts-check
// Names on cards: as wide as there is room, in every font.
import { f, n } from "./trees.js";

/** @typedef {import("./trees.js").Tree} Tree */

/** How wide a text is, in its height. @type {(s: string) => number} */
const wide = (s) =>
	[...s].reduce(
		(w, ch) => w + (/[iljtfrI'.,: -]/.test(ch) ? 0.33 : /[mwMW@]/.test(ch) ? 0.86 : /[A-Z]/.test(ch) ? 0.67 : 0.56),
		0,
	);
/* Names of series whose cards are told apart by what comes after it; of others the part before " - " or ", " is enough. */
const SERIES =
	/^(?:Arcana Force EX|Blackwing|Cloudian|D|Dark Scorpion|Destiny HERO|Familiar-Possessed|Level Limit|Majestic Mech|The Six Samurai) - /;
/** @type {(name: string) => string} */
const short = (name) => (SERIES.test(name) ? name.replace(SERIES, "") : name.replace(/(?: - |, ).*/, ""));
const SQUEEZED = 1.25;
/** @type {(name: string) => string[]} */
const halves = (name) => {
	/* two lines of nearly equal length */
	const words = name.split(" ");
	const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
	/** @type {(way: string[]) => number} */
	const longest = (way) => Math.max(...way.map(wide));
	return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best), ways[0] ?? [name]);
};
/** The whole name where two squeezed lines hold it, else what tells it apart. @type {(name: string, room: number) => string[]} */
export const lines = (name, room) => {
	if (wide(name) <= room) return [name];
	const whole = halves(name);
	if (whole.every((line) => wide(line) <= room * SQUEEZED)) return whole;
	return wide(short(name)) <= room ? [short(name)] : halves(short(name));
};
/** The name in one line. @type {(name: string, room: number) => string} */
export const line = (name, room) => (wide(name) <= room * SQUEEZED ? name : short(name));
/** A text as wide in every font. @type {(s: string, x: number, y: number, size: number, room: number, a?: Record<string, unknown>) => Tree} */
export const label = (s, x, y, size, room, a) =>
	n(
		"text",
		{
			x,
			y,
			"font-size": size,
			textLength: f(Math.min(room, wide(s) * size)), // as wide in every font
			lengthAdjust: "spacingAndGlyphs",
			...a,
		},
		s,
	);
