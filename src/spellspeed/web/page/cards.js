// @ts-check
// Faces of cards, drawn from facts alone: frame by kind, window by kind, art from the passcode.
import { art } from "./art.js";
import { at, attribute, emblemOf, glyph, iconOf, MARKS } from "./emblems.js";
import { label, line, lines } from "./labels.js";
import { f, g, many, n, P, rect, ring, star, svg } from "./trees.js";

/** @typedef {import("./trees.js").Tree} Tree */
/** @typedef {import("./emblems.js").Facts} Facts */
/** @typedef {string | number | null | undefined} Value */
/** What differs from print. @typedef {{atk?: Value, def?: Value, counters?: number | null, negated?: boolean, turned?: boolean}} State */

/** @type {Record<string, string>} */
const WINDOWS = {
	/* the shape of the window tells the kind without colour */
	normal: "M0 0H53V41H0Z",
	effect: "M6 0H53V35L47 41H0V6Z",
	fusion: "M0 8A13.25 8 0 0 1 26.5 8 13.25 8 0 0 1 53 8V41H0Z",
	ritual: "M0 41V14A26.5 14 0 0 1 53 14V41Z",
	token: "M10 0H43L53 10V31L43 41H10L0 31V10Z",
	spell: "M16 0H37A16 20.5 0 0 1 37 41H16A16 20.5 0 0 1 16 0Z",
	trap: "M9 0H44L53 20.5 44 41H9L0 20.5Z",
};
const BACK = [
	rect(0, 0, 59, 86, 4, "back"),
	rect(2.5, 2.5, 54, 81, 2.5, "back-line"),
	[34, 27, 20, 13].map((R, i) =>
		n("path", {
			d: P([
				[29.5, 43 - R * 1.1],
				[29.5 + R * 0.72, 43],
				[29.5, 43 + R * 1.1],
				[29.5 - R * 0.72, 43],
			]),
			class: `back-${i % 2}`,
		}),
	),
	[0, 1, 2].map((i) => n("path", { d: `M${f(23.4 + i * 5.2)} 49.5l2.6-13h2.2l-2.6 13Z`, class: "back-mark" })),
];
/** What is shared by all faces: put it into the page once. */
export const sprite = () =>
	n(
		"svg",
		{ class: "sprite", "aria-hidden": "true", width: 0, height: 0 },
		n(
			"defs",
			{},
			Object.entries(WINDOWS).map(([k, d]) => n("clipPath", { id: `w-${k}` }, n("path", { d }))),
			n("symbol", { id: "card-back", viewBox: "0 0 59 86" }, BACK),
		),
	);
/** @type {(level: number, x: number, y: number, d: number) => Tree[]} */
const stars = (level, x, y, d) =>
	many(Math.min(level, 12), (i) =>
		n("path", { class: "star", d: star(x + i * d + (i > 3 ? 1.1 : 0) + (i > 5 ? 1.1 : 0), y, 5, d * 0.52, d * 0.23) }),
	);
/** @type {(now: Value, print: Value) => string} */
const value = (now, print) => (now == null || now === print ? "" : +now > Number(print) ? " up" : " down");
/** @type {(kind: "atk" | "def", now: Value, print: Value, box: number[], size: number, strong?: unknown) => Tree} */
const stat = (kind, now, print, [x, y, w, h], size, strong) => {
	const tip =
		kind === "atk"
			? `M${x} ${y}h${w - 4}l4 ${h / 2}-4 ${h / 2}h-${w - 4}Z`
			: `M${x} ${y}h${w}v${f(h * 0.5)}q0 ${f(h * 0.5)}-${f(w / 2)} ${f(h * 0.5)}t-${f(w / 2)}-${f(h * 0.5)}Z`;
	const v = String(now ?? print),
		change = value(now, print),
		fit = Math.min(size, (w - 4.5) / (Math.max(4, v.length) * 0.575));
	return n(
		"g",
		{ class: `stat ${kind}${change}${strong ? " strong" : ""}` },
		n("path", { d: tip, class: "plate" }),
		n(
			"text",
			{
				x: f(x + w / 2 - (kind === "atk" ? 1 : 0)),
				y: f(y + h / 2 + fit * 0.36 - (kind === "def" ? h * 0.06 : 0)),
				"font-size": f(fit),
				textLength: f(v.length * fit * 0.575),
				lengthAdjust: "spacingAndGlyphs",
			},
			v,
		),
		change &&
			n("path", {
				class: "tri",
				transform: `translate(${x + w * 0.16} ${y})`,
				d: change === " up" ? "M-4.6 2.6 0-4.8 4.6 2.6Z" : "M-4.6-3 0 4.4 4.6-3Z",
			}),
	);
};
/** @type {(s: State, w: number) => any[]} */
const overlays = (s, w) => [
	s.negated &&
		g(
			"negated",
			n("path", { d: `M0 47L${w} 29v9L0 56Z` }),
			n(
				"text",
				{ x: w / 2, y: 45.3, "font-size": 7, transform: `rotate(${w > 60 ? -12 : -17} ${w / 2} 43)` },
				"NEGATED",
			),
		),
	s.counters &&
		n(
			"g",
			{ class: "counters", transform: `translate(${w - 11} 27)` },
			n("path", { d: P(ring(0, 0, 6, 8.5)) }),
			n("text", { y: 3.7, "font-size": 10.5 }, String(s.counters)),
		),
];
/** @type {(c: Facts, t: string | null) => Tree} */
const window_ = (c, t) =>
	n(
		"g",
		{ class: "art", transform: t },
		n("g", { "clip-path": `url(#w-${c.kind})` }, art(c)),
		n("path", { d: WINDOWS[c.kind], class: "window" }),
	);
/** @type {(c: Facts, x: number, y: number) => Tree | "" | undefined} */
const mark = (c, x, y) => c.mark && g("mark", n("circle", { cx: x, cy: y, r: 5.6 }), at(MARKS[c.mark], x, y, 7.4));

/** A face as it lies on the table. @type {(c: Facts, s?: State) => Tree} */
export const front = (c, s = {}) => {
	const monster = !!c.type,
		turned = !!s.turned,
		cls = `face k-${c.kind}${turned ? " turned" : ""}${s.negated ? " is-negated" : ""}`;
	if (turned)
		return svg(
			"0 0 86 59",
			cls,
			rect(0, 0, 86, 59, 4, "frame"),
			rect(0.8, 0.8, 84.4, 57.4, 3.4, "rim"),
			g("name", rect(2.5, 2.5, 81, 11.5, 2, "band"), label(line(c.name, 76 / 7.8), 5, 11, 7.8, 76, { class: "left" })),
			window_(c, "translate(3 15.5)"),
			g("small", attribute(c.attribute, 3.5, 16, 11)),
			mark(c, 50, 51.5),
			g(
				"small",
				[0, 4, 8].map((k, i) => c.level > k && stars(Math.min(c.level - k, 4), 62, 18.8 + i * 5, 5.6)),
				stat("atk", s.atk, c.atk, [58.5, c.level > 8 ? 32 : 27.5, 24.5, 10], 7.8),
				stat("def", s.def, c.def, [57.5, 39.5, 26, 17], 11.5, 1),
			),
			g("mini", stat("def", s.def, c.def, [39, 27, 45, 30], 20, 1)),
			overlays(s, 86),
		);
	const title = lines(c.name, 53 / 7.4);
	return svg(
		"0 0 59 86",
		cls,
		rect(0, 0, 59, 86, 4, "frame"),
		rect(0.8, 0.8, 57.4, 84.4, 3.4, "rim"),
		g(
			"name",
			rect(2.5, 2.5, 54, 15.8, 2, "band"),
			title.length === 1
				? label(title[0], 29.5, 13.2, 8, 50)
				: title.map((x, i) => label(x, 29.5, 9.2 + i * 7.2, 7.2, 51)),
		),
		window_(c, "translate(3 20)"),
		monster && g("badge", attribute(c.attribute, 2.5, 19.5, 12)),
		mark(c, 50.5, 55),
		monster
			? [
					g(
						"stars",
						stars(
							c.level,
							29.5 -
								(Math.min(c.level, 12) - 1) * (c.level > 9 ? 2.15 : 2.7) -
								(c.level > 4 ? 0.55 : 0) -
								(c.level > 6 ? 0.55 : 0),
							65,
							c.level > 9 ? 4.3 : 5.4,
						),
					),
					g(
						"small",
						stat("atk", s.atk, c.atk, [2.5, 69, 28, 14.5], 11.5, 1),
						stat("def", s.def, c.def, [32, 69, 24.5, 14.5], 9.8),
					),
					g(
						"mini",
						stat("atk", s.atk, c.atk, [2.5, 50, 54, 19], 17.5, 1),
						stat("def", s.def, c.def, [6, 70.5, 47, 14], 11.5),
					),
				]
			: [
					g(
						"small kindline",
						at(iconOf(c), 10.5, 73.5, 11),
						label(c.icon || "Normal", 18.5, 72.8, 7.4, 37),
						label(c.kind === "trap" ? "Trap" : "Spell", 18.5, 80.3, 6.6, 37),
					),
					g("mini kindline", at(iconOf(c), 29.5, 67, 26)),
				],
		overlays(s, 59),
	);
};
/** A back; `peek` are the facts of an own Set card, told on it in small. @type {(s?: {turned?: boolean, peek?: Facts | null}) => Tree} */
export const back = (s = {}) => {
	const c = s.peek,
		[w, h] = s.turned ? [86, 59] : [59, 86],
		cx = w / 2;
	return svg(
		`0 0 ${w} ${h}`,
		`face back-face${s.turned ? " turned" : ""}`,
		n("g", { transform: s.turned ? "translate(0 59) rotate(-90)" : null }, BACK),
		c && [
			n(
				"g",
				{ transform: `translate(${f(cx - 22)} ${s.turned ? 4 : 9}) scale(.83)`, class: "peek-art" },
				n("g", { "clip-path": `url(#w-${c.kind})` }, art(c)),
				n("path", { d: WINDOWS[c.kind], class: "window" }),
			),
			g(
				"peek",
				n("rect", { x: 4, y: s.turned ? 39.5 : 50, width: w - 8, height: s.turned ? 17 : 27, rx: 2.5 }),
				n("text", { x: cx, y: s.turned ? 45.6 : 57.2, "font-size": 5.2, class: "set" }, "SET"),
				s.turned
					? label(line(c.name, 72 / 7.4), cx, 53.4, 7.4, 72)
					: lines(c.name, 6.2).map((x, i, all) => label(x, 29.5, (all.length > 1 ? 65.3 : 68.5) + i * 7.8, 7.2, 47)),
			),
		],
	);
};
/** What kind of card it is, in a line. @type {(c: Facts) => string} */
const kindLine = (c) =>
	c.type
		? [
				c.type,
				c.kind === "normal" || c.kind === "effect" ? "" : c.kind[0].toUpperCase() + c.kind.slice(1),
				c.mark || "",
				c.kind === "normal" ? "Normal" : c.kind === "effect" || c.effect ? "Effect" : "",
			]
				.filter(Boolean)
				.join(" · ")
		: `${c.icon || "Normal"} ${c.kind === "trap" ? "Trap" : "Spell"}`;
/** The large face: HTML with our text. @type {(c: Facts, s?: State) => Tree} */
export const large = (c, s = {}) =>
	n(
		"article",
		{ class: `large k-${c.kind}`, "aria-label": c.name },
		n(
			"header",
			{},
			n("h3", {}, c.name),
			c.attribute && svg("-1 -1 26 26", "attribute", attribute(c.attribute, 0, 0, 24)),
		),
		c.type
			? n(
					"p",
					{ class: "level" },
					svg(`0 0 ${c.level * 7 + 3} 8`, "star-row", stars(c.level, 4, 4, 7)),
					n("span", {}, `Level ${c.level} ${c.attribute}`),
				)
			: n("p", { class: "level" }, glyph(iconOf(c)), n("span", {}, kindLine(c))),
		svg("-.5 -.5 54 42", "picture", window_(c, null)),
		c.type && n("p", { class: "line" }, glyph(emblemOf(c)), n("span", {}, kindLine(c))),
		n("p", { class: "text" }, c.text || ""),
		c.type &&
			n(
				"dl",
				{ class: "values" },
				/** @type {("atk" | "def")[]} */ (["atk", "def"]).map((k) =>
					n(
						"div",
						{ class: value(s[k], c[k]) },
						n("dt", {}, k.toUpperCase()),
						n("dd", {}, String(s[k] ?? c[k]), s[k] != null && s[k] !== c[k] && n("small", {}, ` printed ${c[k]}`)),
					),
				),
			),
	);
/** The small picture. @type {(c: Facts) => Tree} */
export const thumb = (c) => svg("6 0 41 41", `thumb k-${c.kind}`, art(c));
