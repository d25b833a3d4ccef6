// @ts-check
// Pictures as plain trees {t: tag, a: attributes, k: children}; dom(tree) makes elements without innerHTML, so it lives under Trusted Types.

/** @typedef {{t: string, a: Record<string, unknown>, k: (Tree | string)[]}} Tree */
/** @typedef {number[]} Point  two numbers: x and y */

/** A tree: a tag, its attributes, what stands in it. @type {(t: string, a?: Record<string, unknown> | null, ...k: any[]) => Tree} */
export const n = (t, a, ...k) => ({ t, a: a || {}, k: k.flat(9).filter((x) => x != null && x !== false) });
const SVG = new Set(
	"svg g path rect circle ellipse text tspan use symbol defs clipPath linearGradient stop".split(" "),
);
/** The elements of a tree. @type {(x: Tree | string) => Node} */
export const dom = (x) => {
	if (typeof x !== "object") return document.createTextNode(x);
	const e = SVG.has(x.t) ? document.createElementNS("http://www.w3.org/2000/svg", x.t) : document.createElement(x.t);
	for (const [k, v] of Object.entries(x.a)) if (v != null && v !== false) e.setAttribute(k, String(v));
	e.append(...x.k.map(dom));
	return e;
};
/** Rounded to a tenth, as short as it can be written. @type {(x: number) => number} */
export const f = (x) => +x.toFixed(1);
/** @type {(cls: string, ...k: any[]) => Tree} */
export const g = (cls, ...k) => n("g", { class: cls }, ...k);
/** @type {(x: number, y: number, width: number, height: number, rx: number, cls: string) => Tree} */
export const rect = (x, y, width, height, rx, cls) => n("rect", { x, y, width, height, rx, class: cls });
/** @type {<T>(m: number, make: (i: number) => T) => T[]} */
export const many = (m, make) => Array.from({ length: m }, (_, i) => make(i));
/** @type {(x: number, y: number, r: number, fill: string, a?: Record<string, unknown>) => Tree} */
export const spot = (x, y, r, fill, a) => n("circle", { cx: f(x), cy: f(y), r: f(r), fill, ...a });
/** A path through points, closed unless `open`. @type {(pts: Point[], open?: unknown) => string} */
export const P = (pts, open) => "M" + pts.map(([x, y]) => `${f(x)} ${f(y)}`).join("L") + (open ? "" : "Z");
/** A point at an angle, which grows with the clock from above. @type {(cx: number, cy: number, r: number, t: number) => Point} */
export const polar = (cx, cy, r, t) => [cx + r * Math.sin(t), cy - r * Math.cos(t)];
export const TAU = 2 * Math.PI;
/** Points around a centre. @type {(cx: number, cy: number, m: number, r: number, turn?: number) => Point[]} */
export const ring = (cx, cy, m, r, turn = 0) => many(m, (i) => polar(cx, cy, r, turn + (i / m) * TAU));
/** A star of so many points. @type {(cx: number, cy: number, m: number, r1: number, r2: number, turn?: number) => string} */
export const star = (cx, cy, m, r1, r2, turn = 0) =>
	P(many(2 * m, (i) => polar(cx, cy, i % 2 ? r2 : r1, turn + (i / m) * Math.PI)));
/** An ellipse as part of a path. @type {(x: number, y: number, a: number, b?: number) => string} */
export const O = (x, y, a, b = a) => `M${f(x - a)} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0-${2 * a} 0Z`;
/** A picture. @type {(view: string, cls: string, ...k: any[]) => Tree} */
export const svg = (view, cls, ...k) =>
	n("svg", { viewBox: view, class: cls, "aria-hidden": "true", focusable: "false" }, ...k);
