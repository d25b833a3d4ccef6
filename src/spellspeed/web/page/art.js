// @ts-check
// The art of a card, out of its passcode and its facts: a ground for each Attribute, a figure for each Type, a sigil for Spells, a web for Traps.
import { ATTRIBUTES, at, emblemOf, iconOf } from "./emblems.js";
import { f, many, n, O, P, polar, ring, spot, star, TAU } from "./trees.js";

/** @typedef {import("./trees.js").Tree} Tree */
/** @typedef {import("./trees.js").Point} Point */
/** @typedef {import("./emblems.js").Facts} Facts */
/** @typedef {() => number} Random */
/** @typedef {(c: Facts, r: Random) => any[]} Painter */

/** Numbers from 0 to 1 that follow from a seed. @type {(seed: number) => Random} */
const seeded = (seed) => {
	let a = (seed * 2654435761) >>> 0;
	return () => {
		a = (a + 0x6d2b79f5) | 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
};
const W = 53,
	H = 41;
/** @type {(h: number, s: number, l: number) => string} */
const hsl = (h, s, l) => `hsl(${Math.round((h + 720) % 360)} ${s}% ${l}%)`;
/** @type {(fill: string) => Tree} */
const box = (fill) => n("path", { d: `M0 0H${W}V${H}H0Z`, fill });
/** @type {(r: Random, y: number, rough: number, fill: string, step?: number) => Tree} */
const ridge = (r, y, rough, fill, step = 6) =>
	n("path", {
		fill,
		d: P([[0, H], ...many(Math.ceil(W / step) + 1, (i) => [i * step, y + (r() - 0.5) * rough]), [W, H]]),
	});
/** @type {Record<string, (r: Random, h: number) => any[]>} */
const GROUNDS = {
	DARK(r, h) {
		const x = 9 + r() * 35,
			y = 8 + r() * 6,
			R = 6 + r() * 5,
			sky = hsl(h, 46, 15);
		return [
			box(sky),
			[3, 2, 1].map((i) => spot(x, y, R + i * 5, hsl(h, 46, 15 + (4 - i) * 3))),
			spot(x, y, R, hsl(h + 150, 45, 84)),
			spot(x + R * 0.45, y - R * 0.25, R * 0.86, hsl(h, 46, 24)),
			many(12, () => spot(r() * W, r() * 28, 0.25 + r() * 0.45, hsl(h, 60, 86))),
			n("path", {
				fill: hsl(h, 50, 8),
				d: P([[0, H], ...many(15, (i) => [i * 3.8, i % 2 ? 27 + r() * 7 : 34 + r() * 3]), [W, H]]),
			}),
		];
	},
	LIGHT(r, h) {
		const x = 14 + r() * 25,
			y = 26 + r() * 12,
			m = 11 + Math.floor(r() * 8),
			t = r();
		return [
			box(hsl(h, 86, 82)),
			many(m, (i) =>
				n("path", {
					fill: hsl(h - 6, 92, i % 2 ? 70 : 74),
					d: P([[x, y], polar(x, y, 60, t + (i / m) * TAU), polar(x, y, 60, t + ((i + 0.5) / m) * TAU)]),
				}),
			),
			[17, 13.5, 10].map((R, i) => spot(x, y, R, hsl(h + 4, 96, 78 + i * 6))),
			ridge(r, 37, 3, hsl(h - 14, 62, 58), 9),
		];
	},
	EARTH(r, h) {
		const k = 4 + Math.floor(r() * 2);
		return [
			box(hsl(h + 12, 62, 76)),
			spot(8 + r() * 37, 7 + r() * 4, 3 + r() * 3, hsl(h + 22, 80, 90)),
			many(k, (i) =>
				ridge(r, 13 + i * (26 / k), 10 - i, hsl(h + 8 - i * 4, 48 - i * 3, 58 - i * (40 / k)), 5 + r() * 5),
			),
		];
	},
	WATER(r, h) {
		const s = 9 + r() * 4,
			o = r() * s,
			out = [box(hsl(h - 12, 62, 78)), spot(8 + r() * 37, 6 + r() * 5, 3 + r() * 3, hsl(h - 18, 70, 92))];
		for (let y = 17, j = 0; y < H + s; y += s * 0.42, j++)
			for (let x = -s + ((j % 2) * s) / 2 - o; x < W + s; x += s)
				for (let i = 0; i < 3; i++)
					out.push(
						spot(x + s, y + s * 0.3, s * (0.52 - i * 0.15), hsl(h + j * 2, 64 - j * 2, [32, 58, 40][i] - j * 1.8)),
					);
		return out;
	},
	FIRE(r, h) {
		/** @type {(x: number, y: number, w: number, fill: string) => Tree} */
		const tongue = (x, y, w, fill) =>
			n("path", {
				fill,
				d: `M${f(x - w)} ${H}C${f(x - w)} ${f(y + 16)} ${f(x - w * 0.2)} ${f(y + 12)} ${f(x + w * 0.3 * (r() - 0.5))} ${f(y)}C${f(x + w * 0.5)} ${f(y + 10)} ${f(x + w)} ${f(y + 14)} ${f(x + w)} ${H}Z`,
			});
		return [
			box(hsl(h - 8, 66, 14)),
			[0, 1, 2].map((j) =>
				many(7 - j, (i) =>
					tongue(
						(i + 0.5 + (r() - 0.5) * 0.6) * (W / (7 - j)),
						1 + j * 9 + r() * 10,
						6 + r() * 3 - j,
						hsl(h + j * 15, 84, 34 + j * 13),
					),
				),
			),
			many(8, () => spot(r() * W, r() * 20, 0.3 + r() * 0.5, hsl(h + 35, 100, 72))),
		];
	},
	WIND(r, h) {
		const sway = 4 + r() * 6,
			p = r() * TAU;
		return [
			box(hsl(h, 44, 84)),
			many(10, (i) => {
				const y = i * 4.8 - 3 + r() * 2,
					/** @type {(x: number) => number} */
					q = (x) => y + Math.sin(p + x / 9 + i * 0.35) * sway * 0.6;
				return n("path", {
					fill: "none",
					stroke: hsl(h + (i - 5) * 5, 42, 70 - i * 4),
					"stroke-width": f(1.5 + r() * 2.6),
					"stroke-linecap": "round",
					d: P(
						many(12, (k) => [k * 5 - 1, q(k * 5)]),
						1,
					),
				});
			}),
			[0, 1].map(() => {
				const x = 8 + r() * 37,
					y = 6 + r() * 10;
				return n("path", {
					fill: "none",
					stroke: hsl(h, 30, 96),
					"stroke-width": 1.1,
					"stroke-linecap": "round",
					d: `M${f(x - 12)} ${f(y + 3)}H${f(x)}a3 3 0 1 0-3-3`,
				});
			}),
		];
	},
	DIVINE(r, h) {
		const t = r();
		return [
			box(hsl(h, 60, 22)),
			[30, 25, 20, 15].map((R, i) =>
				n("path", { fill: hsl(h - i * 4, 70, 32 + i * 12), d: star(26.5, 20.5, 12, R, R * 0.8, t + i * 0.13) }),
			),
		];
	},
};
/** @type {Painter} */
const monster = (c, r) => {
	const [, , , , , , hue] = ATTRIBUTES[c.attribute],
		h = hue + (r() - 0.5) * 26,
		pale = "LIGHT EARTH WIND WATER".includes(c.attribute);
	const s = 20 + Math.min(c.level, 12) * 0.8,
		x = 26.5 + (r() - 0.5) * 9,
		y = 20.8,
		R = s * 0.53,
		fig = s * 0.84;
	const atk = Math.min(4000, +c.atk || 0),
		spikes = 6 + Math.floor(atk / 150),
		long = R + 1.5 + atk / 420,
		walls = Math.min(5, Math.floor(((+c.def || 0) + 200) / 550));
	const pick = Math.floor(r() * 6),
		accent = c.attribute === "FIRE" ? [48, 190, 42, 275, 54, 210][pick] : h + 110 + pick * 28,
		tilt = Math.round((r() - 0.5) * 24),
		flip = r() < 0.5 ? -1 : 1,
		sides = 5 + Math.floor(r() * 5),
		moons = Math.floor(r() * 6),
		turn = r() * TAU,
		way = Math.floor(r() * 4);
	const halo = pale ? hsl(accent, 44, 26) : hsl(accent, 78, 74),
		disc = pale ? hsl(accent, 54, 38) : hsl(accent, 86, 86),
		figure = pale ? "#fffdf4" : hsl(h, 64, 12),
		shade = pale ? hsl(accent, 52, 13) : hsl(accent, 60, 62);
	const rays =
		way === 1
			? n("path", {
					fill: halo,
					d: many(spikes, (i) => {
						const a = turn + (i / spikes) * TAU,
							d = 1.9 / spikes;
						return P([
							polar(x, y, R * 1.12, a - d),
							polar(x, y, R * 1.12, a + d),
							polar(x, y, long + (i % 2 ? 5 : 2), a),
						]);
					}).join(""),
				})
			: way === 2
				? n("path", {
						fill: halo,
						d: many(spikes >> 1, (i) => {
							const m = spikes >> 1,
								a = turn + (i / m) * TAU,
								d = 2.4 / m;
							return P([
								polar(x, y, R * 0.9, a),
								polar(x, y, (R + long) / 2 + 1, a + d),
								polar(x, y, long + 4, a),
								polar(x, y, (R + long) / 2 + 1, a - d),
							]);
						}).join(""),
					})
				: n("path", { fill: halo, d: star(x, y, spikes, long + way * 1.2, way ? R * 0.8 : R * 1.03, turn) });
	return [
		GROUNDS[c.attribute](r, h),
		n("path", {
			d: many(walls, (i) =>
				P(
					many(13, (k) => polar(x, y, long + 2.2 + i * 2.1, Math.PI + (k - 6) * 0.17)),
					1,
				),
			).join(""),
			fill: "none",
			stroke: pale ? hsl(accent, 50, 18) : hsl(accent, 74, 84),
			"stroke-width": 1.1,
		}),
		rays,
		way < 3 &&
			n("path", { d: sides > 7 || way === 1 ? O(f(x), y, f(R)) : P(ring(x, y, sides, R * 1.06, turn)), fill: disc }),
		way === 1 && spot(x, y, R - 1.2, "none", { stroke: halo, "stroke-width": 0.6 }),
		moons > 1 &&
			ring(x, y, moons, long + 4, turn + 0.4).map(([a, b]) =>
				n("path", {
					d: sides % 2 ? O(f(a), f(b), 1.2) : star(a, b, 4, 2.2, 0.7),
					fill: pale ? "#fffdf4" : hsl(accent, 90, 86),
				}),
			),
		n(
			"g",
			{ transform: `translate(${f(x)} ${y}) rotate(${tilt}) scale(${flip} 1) translate(-${f(x)} -${y})` },
			[[0.9, 0.9], way > 2 && [-0.5, -0.5], way > 2 && [0.9, -0.5], way > 2 && [-0.5, 0.9]].map(
				(o) => o && at(emblemOf(c), x + o[0], y + o[1], fig, { fill: shade }),
			),
			at(emblemOf(c), x, y, fig, { fill: figure }),
		),
	];
};
/** @type {Painter} */
const sigil = (c, r) => {
	const h = 162 + r() * 46,
		accent = r() * 360,
		x = 26.5,
		y = 20.5,
		m = 5 + Math.floor(r() * 8),
		t = r() * TAU,
		way = Math.floor(r() * 3),
		line = hsl(h, 50, 84);
	const body =
		way === 0
			? many(m, (i) =>
					n("ellipse", {
						cx: x,
						cy: f(y - 10),
						rx: f(3 + r() * 0.01 + 14 / m),
						ry: 9.5,
						fill: hsl(accent, 58, 56),
						opacity: 0.55,
						stroke: line,
						"stroke-width": 0.6,
						transform: `rotate(${f(t * 57 + (i * 360) / m)} ${x} ${y})`,
					}),
				)
			: way === 1
				? [19, 14.5].map((R, j) =>
						n("path", {
							d: P(
								many(m, (i) =>
									polar(
										x,
										y,
										R,
										t + (((i * (2 + j)) % m) / m) * TAU + (m % (2 + j) ? 0 : (Math.floor((i * (2 + j)) / m) / m) * TAU),
									),
								),
								0,
							),
							fill: hsl(accent + j * 40, 58, 52 + j * 10),
							"fill-opacity": 0.6,
							"fill-rule": "evenodd",
							stroke: line,
							"stroke-width": 0.7,
						}),
					)
				: n("path", {
						d: P(
							many(m * 14, (i) => {
								const a = (i / (m * 14)) * TAU;
								const R = 13.5 + 5.5 * Math.cos(m * a + t);
								return polar(x, y, R, a * 1 + Math.sin(m * a) * 0.25);
							}),
						),
						fill: hsl(accent, 58, 54),
						"fill-opacity": 0.75,
						stroke: line,
						"stroke-width": 0.8,
					});
	return [
		box(hsl(h, 52, 17)),
		[34, 27, 20].map((R, i) => spot(x, y, R, hsl(h, 50, 19 + i * 4))),
		ring(x, y, m * 2, 24, t).map(([a, b]) => spot(a, b, 0.7, line)),
		body,
		spot(x, y, 9.2, hsl(h, 60, 12), { stroke: line, "stroke-width": 0.9 }),
		at(iconOf(c), x, y, 11.5, { fill: hsl(accent, 80, 84) }),
	];
};
/** @type {Painter} */
const web = (c, r) => {
	const h = 306 + r() * 40,
		accent = r() * 360,
		x = 26.5,
		y = 20.5,
		m = 3 + Math.floor(r() * 4),
		t = r() * TAU,
		teeth = 4 + Math.floor(r() * 5),
		w = W / teeth,
		deep = 4 + r() * 4;
	const corner = ring(x, y, m, 27, t).map(([a, b]) => [x + (a - x) * 1.15, y + (b - y) * 0.82]),
		/** @type {(a: Point, b: Point, k: number) => Point} */
		lerp = (a, b, k) => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
	return [
		box(hsl(h, 52, 17)),
		n("path", { d: P(corner), fill: hsl(h, 50, 25) }),
		n("path", {
			fill: "none",
			stroke: hsl(accent, 70, 78),
			"stroke-width": 0.5,
			opacity: 0.9,
			d: corner
				.map((p, i) => {
					const a = corner[(i + m - 1) % m],
						b = corner[(i + 1) % m];
					return many(11, (k) => P([lerp(a, p, k / 11), lerp(p, b, k / 11)], 1)).join("");
				})
				.join(""),
		}),
		[0, 1].map((down) =>
			n("path", {
				fill: hsl(h, 46, 9),
				transform: down ? `matrix(1 0 0 -1 ${f(-w / 2)} ${H})` : null,
				d: P([[0, 0], ...many(2 * teeth + 3, (i) => [(i * w) / 2, i % 2 ? deep + 3 : 1.5]), [W + w, 0]]),
			}),
		),
		n("path", {
			d: P(ring(x, y, 8, 10.4, Math.PI / 8)),
			fill: hsl(h, 60, 12),
			stroke: hsl(h, 60, 82),
			"stroke-width": 0.9,
		}),
		at(iconOf(c), x, y, 11.5, { fill: hsl(accent, 80, 86) }),
	];
};
/** @type {Map<number, any[]>} */
const made = new Map();

/** The picture of a card, 53 x 41, from its passcode and its facts. @param {Facts} c */
export function art(c) {
	const known = made.get(c.passcode);
	if (known) return known;
	const drawn = (c.type ? monster : c.kind === "trap" ? web : sigil)(c, seeded(c.passcode));
	made.set(c.passcode, drawn);
	return drawn;
}
