// @ts-check
// Emblems: of Types, of Spells and Traps, of Attributes, and marks of kinds of monsters.
import { f, many, n, O, P, polar, star, svg, TAU } from "./trees.js";

/** @typedef {import("./trees.js").Tree} Tree */
/** A path of 24 x 24, whether it is mirrored, the width of its stroke (0: it is filled), and a path beside it that is not mirrored.
	@typedef {[path: string, mirrored?: number, stroke?: number, beside?: string]} Emblem */
/** What is drawn of a card: the server's facts, as drawn.js makes them.
	@typedef {{passcode: number, name: string, text?: string, kind: string, icon?: string, effect?: boolean, mark?: string, attribute: string,
	type: string, level: number, atk: number | string, def: number | string}} Facts  those from `attribute` on are a monster's alone */

const gear = () => P(many(32, (i) => polar(12, 12, i % 4 < 2 ? 11.2 : 8.4, ((i - 0.5) / 32) * TAU))) + O(12, 12, 4);
/** @type {Record<string, Emblem>} */
export const TYPES = {
	Aqua: [
		"M12 1.5C16 8 19.5 11.5 19.5 15.5a7.5 7.5 0 0 1-15 0C4.5 11.5 8 8 12 1.5ZM7 14.5c1.7-2 3.3-2 5 0s3.3 2 5 0v2.4c-1.7 2-3.3 2-5 0s-3.3-2-5 0Z",
	],
	Beast: [
		"M12 11.5c3.8 0 7 4 7 7.1 0 2.6-2.2 3.4-4 2.8-1.9-.6-4.1-.6-6 0-1.8.6-4-.2-4-2.8C5 15.5 8.2 11.5 12 11.5Z" +
			O(3.6, 10.5, 2, 2.7) +
			O(8.5, 5.5, 2.2, 3.2) +
			O(15.5, 5.5, 2.2, 3.2) +
			O(20.4, 10.5, 2, 2.7),
	],
	"Beast-Warrior": ["M10.3 5.5C7 4.5 5.2 3.2 4 1.5.5 6 .5 12 4 16.5 5.2 14.8 7 13.5 10.3 12.5ZM10.9 1h1.2v22h-1.2Z", 1],
	Dinosaur: [
		"M12 .8 14.8 8.5 12 13.5 9.2 8.5ZM12 14.5 16.2 19 12 23.5 7.8 19ZM2.5 4.5 8.3 9 10.8 14.5 5.5 11.8ZM21.5 4.5 15.7 9 13.2 14.5 18.5 11.8Z",
	],
	Dragon: [
		"M12.1 5.5 9.5 7.2 1.5 1.5 5 9.5 2.5 11.5 5 14.5 8 16.5 10.2 22.5 12.1 23.3ZM6.5 11.5 10.5 13.5 9.3 15.2Z",
		1,
	],
	Fairy: [
		"M11 9.5C8.5 6.8 4.5 6.2.8 7.8 1.3 10.3 2.7 11.6 4.3 12 3.8 13.8 4.5 15.5 5.8 16.3 5.7 18.2 6.8 20 8.6 21 10.5 18.5 11 14 11 9.5Z",
		1,
		0,
		O(12, 4.5, 5, 2.6) + O(12, 4.5, 3.1, 1.2),
	],
	Fiend: [
		"M12.1 7.5C9.8 7.5 8.2 8 7 9 4.7 8 3.3 5 3.5 1 .3 5.5 1 11 4 13 4 18 7.5 22.8 12.1 22.8ZM6.2 12.5 10.8 15.3C9.8 17.3 6.8 16.7 6.2 12.5Z",
		1,
	],
	Fish: [
		"M1 12C5 5.5 12 5 17 10.3L23 5.5C21.8 10 21.8 14 23 18.5L17 13.7C12 19 5 18.5 1 12Z" +
			O(5.8, 11.2, 1.2) +
			"M10.2 8c1.7 2.5 1.7 5.5 0 8l2-.5c1.2-2.3 1.2-4.7 0-7Z",
	],
	Insect: [
		"M11.3 9.5C7.5 9.8 5.5 13 5.8 16.5 6.2 20 8.6 22.6 11.3 23ZM5.6 12.5 1.8 9.8 2.6 8.5 6.8 11ZM5 16.8H.8V15.2H5ZM5.8 19.3 2.6 22.6 1.5 21.5 5.2 18ZM10.6 4.2 7.6 1.3 8.7.3 11.8 3.2Z",
		1,
		0,
		O(12, 5.8, 3),
	],
	Machine: [gear()],
	Plant: [
		"M11.2 15.5C4.5 16 1.5 12 1 6 7.5 6 11.2 9 11.2 15.5Z",
		1,
		0,
		"M11.2 14h1.6v9h-1.6ZM12 .8c2.7 2.7 3.2 6.2 0 9.7C8.8 7 9.3 3.5 12 .8Z",
	],
	Pyro: [
		"M12.5.8c1 4.6 7 7.2 7 14a7.5 7.5 0 0 1-15 .2C4.5 11 7.2 9.5 7.5 6 9.3 7 10.2 8.5 10.2 10.2 12.3 8 13 4.5 12.5.8ZM12 13c-2 2-3 3.3-3 5a3 3 0 0 0 6 0c0-1.7-1-3-3-5Z",
	],
	Reptile: ["M.6 12Q12 .6 23.4 12 12 23.4.6 12Z" + O(12, 12, 5) + "M12 7.2Q14.4 12 12 16.8 9.6 12 12 7.2Z"],
	Rock: ["M8 2.5 15 1.5 12.3 9.3 3.3 12.3ZM16.5 2 22.5 9 21 17 13.6 9.8ZM3 13.8 12.5 10.7 20 18.2 15 22.5 5 21.8Z"],
	"Sea Serpent": ["M1.5 17C2.5 9 8 9 9 17M13 17C11.5 8 13 3.5 17 3.5c3 0 4.3 1.8 5 4l-5 .8M1 21.3h22", 0, 2.7],
	Spellcaster: [
		"M14 .8 18 15H6C8 10.5 10 4.5 14 .8ZM12.5 6.5l.9 2.3 2.3.9-2.3.9-.9 2.3-.9-2.3-2.3-.9 2.3-.9ZM1 20.5C4 17 8 16.3 12 16.3s8 .7 11 4.2C19 23 5 23 1 20.5Z",
	],
	Thunder: ["M15 .5 3.5 13.7h6.3L7.5 23.5 20.5 9.3h-6.8Z"],
	Warrior: ["M12 .3 14.5 4v10.7H9.5V4ZM11.6 4.2h.8v9h-.8ZM5 15.4h14v2.5H5ZM10.9 18.3h2.2v2.5h-2.2Z" + O(12, 22.1, 1.5)],
	"Winged Beast": [
		"M12.1 9.5C9 4.5 5 2.7.3 3 2 4.8 2.3 5.8 2 7 3.2 7.5 3.6 8.4 3.5 9.6 4.9 9.9 5.5 10.9 5.5 12.1 7 12.2 7.8 13 8 14.5L10 14.3 8.3 21.5 12.1 18.8Z",
		1,
		0,
		O(12, 6.8, 2.1),
	],
	Zombie: [
		"M12 1c5.8 0 10 4.2 10 9.3 0 3.5-1.5 5.5-4 6.9V22.5H6v-5.3c-2.5-1.4-4-3.4-4-6.9C2 5.2 6.2 1 12 1Z" +
			O(7.9, 10.7, 2.5) +
			O(16.1, 10.7, 2.5) +
			"M12 13.2l1.7 3.2h-3.4ZM9.5 19.3h1v3.2h-1ZM13.5 19.3h1v3.2h-1Z",
	],
};
/** @type {Record<string, Emblem>} */
export const ICONS = {
	"Normal Spell": ["M12 1 14.9 9.1 23 12 14.9 14.9 12 23 9.1 14.9 1 12 9.1 9.1Z"],
	"Quick-Play": ["M2.5 3h5.3l6 9-6 9H2.5l6-9ZM11.5 3h5.3l6 9-6 9h-5.3l6-9Z"],
	Continuous: [
		"M12 12c-2-3.6-4-5.2-6.2-5.2a5.2 5.2 0 0 0 0 10.4c2.2 0 4.2-1.6 6.2-5.2s4-5.2 6.2-5.2a5.2 5.2 0 0 1 0 10.4c-2.2 0-4.2-1.6-6.2-5.2Z",
		0,
		2.8,
	],
	Equip: ["M10 6.5H7.5a5.5 5.5 0 0 0 0 11H10M14 6.5h2.5a5.5 5.5 0 0 1 0 11H14M7.5 12h9", 0, 2.8],
	Field: ["M1 20.5 8 8.5l4.5 7 3-4L23 20.5Z" + O(17.3, 6, 3)],
	Ritual: ["M3.5 2.5h17c0 6.5-3 10-7 10.8v5H18v3H6v-3h4.5v-5c-4-.8-7-4.3-7-10.8Z"],
	"Normal Trap": [
		"M1.5 2.5h21v3.3l-3.5 5.4L15.5 6 12 11.2 8.5 6 5 11.2 1.5 5.8ZM1.5 21.5h21v-3.3L19 12.8 15.5 18 12 12.8 8.5 18 5 12.8 1.5 18.2Z",
	],
	Counter: ["M8 3h3.3l-5.3 9 5.3 9H8L2.7 12ZM13.3 3h3.3l-5.3 9 5.3 9h-3.3L8 12ZM18.6 3h3.3l-5.3 9 5.3 9h-3.3l-5.3-9Z"],
};
/** @type {Record<string, [string, string, string, string, number, number, number]>} */
export const ATTRIBUTES = {
	DARK: ["D", "M14.5 1.2A11 11 0 1 0 22.8 9.5 6 6 0 0 1 14.5 1.2Z", "#5b3a94", "#fff", 11.2, 17.6, 264],
	LIGHT: ["L", star(12, 12, 8, 12, 9.2), "#f7d560", "#2b2100", 12, 16.3, 46],
	EARTH: [
		"E",
		"M2 5a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3Z",
		"#7a4a1e",
		"#fff",
		12,
		16.4,
		27,
	],
	WATER: ["Wa", "M12 0C16 6.5 21 9.8 21 15a9 9 0 0 1-18 0C3 9.8 8 6.5 12 0Z", "#16609f", "#fff", 12, 18.4, 208],
	FIRE: ["F", "M12 .4 23.6 21a1.2 1.2 0 0 1-1 1.8H1.4a1.2 1.2 0 0 1-1-1.8Z", "#b3271e", "#fff", 12, 20.3, 12],
	WIND: ["Wi", "M6.5 2.5H24l-6.5 19H0Z", "#1d7247", "#fff", 12, 16, 152],
	DIVINE: ["Dv", "M12 .3 22.3 6.2v11.6L12 23.7 1.7 17.8V6.2Z", "#fff3c4", "#4a3500", 12, 15.8, 50],
};
/** @type {Record<string, Emblem>} */
export const MARKS = {
	Flip: ["M20 12a8 8 0 1 1-2.6-5.9M18.5 1.5v5.2h-5.2", 0, 2.8],
	Union: [O(8.5, 12, 6) + O(15.5, 12, 6), 0, 2.6],
	Spirit: ["M12 22V9a4.5 4.5 0 1 1 4.5 4.5M7 22h10", 0, 2.6],
	Toon: [O(7, 12, 5.5, 8.5) + O(17, 12, 5.5, 8.5) + O(8, 14, 2.3, 3.6) + O(16, 14, 2.3, 3.6)],
	Gemini: ["M6 2.5h12M6 21.5h12M8.5 2.5v19M15.5 2.5v19", 0, 2.8],
};
/** An emblem, 24 x 24. @type {(emblem: Emblem, a?: Record<string, any>) => Tree} */
const draw = ([p, mirror, w, extra], a = {}) =>
	n(
		"g",
		{
			...a,
			...(w
				? {
						fill: "none",
						stroke: a.fill || "currentColor",
						"stroke-width": w,
						"stroke-linecap": "round",
						"stroke-linejoin": "round",
					}
				: { fill: a.fill || "currentColor", "fill-rule": "evenodd" }),
		},
		n("path", { d: p }),
		mirror && n("path", { d: p, transform: "matrix(-1 0 0 1 24 0)" }),
		extra && n("path", { d: extra }),
	);
/** An emblem around a point. @type {(emblem: Emblem, x: number, y: number, size: number, a?: Record<string, any>) => Tree} */
export const at = (emblem, x, y, size, a) =>
	n(
		"g",
		{ transform: `translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${+(size / 24).toFixed(3)})` },
		draw(emblem, a),
	);
/** @type {(c: Facts) => Emblem} */
export const iconOf = (c) =>
	ICONS[c.icon === "Normal" || !c.icon ? (c.kind === "trap" ? "Normal Trap" : "Normal Spell") : c.icon];
/** @type {(c: Facts) => Emblem} */
export const emblemOf = (c) => (c.type ? TYPES[c.type] || ICONS["Normal Spell"] : iconOf(c));
/** The mark of an Attribute. @type {(name: string, x: number, y: number, size: number) => Tree} */
export const attribute = (name, x, y, size) => {
	const [letter, d, fill, ink, tx, ty] = ATTRIBUTES[name];
	return n(
		"g",
		{ transform: `translate(${x} ${y}) scale(${+(size / 24).toFixed(3)})`, class: "attr" },
		n("path", { d, fill, stroke: "#fff", "stroke-width": 1.6, "stroke-linejoin": "round", "paint-order": "stroke" }),
		n("text", { x: tx, y: ty, fill: ink, "font-size": letter[1] ? 11 : 13, "font-weight": 800 }, letter),
	);
};
/** An emblem by itself. @type {(emblem: Emblem, cls?: string) => Tree} */
export const glyph = (emblem, cls = "glyph") => svg("0 0 24 24", cls, draw(emblem));
