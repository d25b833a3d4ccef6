// @ts-nocheck
/* Card faces drawn from facts alone: frame by kind, window by kind, art from the passcode. Every function gives a plain tree
	{t: tag, a: attributes, k: children}; dom(tree) makes elements without innerHTML, so it lives under Trusted Types. */
const n = (t, a, ...k) => ({ t, a: a || {}, k: k.flat(9).filter((x) => x != null && x !== false) });
const SVG = new Set(
	"svg g path rect circle ellipse text tspan use symbol defs clipPath linearGradient stop".split(" "),
);
const dom = (x) => {
	if (typeof x !== "object") return document.createTextNode(x);
	const e = SVG.has(x.t) ? document.createElementNS("http://www.w3.org/2000/svg", x.t) : document.createElement(x.t);
	for (const [k, v] of Object.entries(x.a)) if (v != null && v !== false) e.setAttribute(k, v);
	e.append(...x.k.map(dom));
	return e;
};
/* ---- geometry ---- */
const f = (x) => +x.toFixed(1);
const g = (cls, ...k) => n("g", { class: cls }, ...k);
const rect = (x, y, width, height, rx, cls) => n("rect", { x, y, width, height, rx, class: cls });
const many = (m, make) => Array.from({ length: m }, (_, i) => make(i));
const spot = (x, y, r, fill, a) => n("circle", { cx: f(x), cy: f(y), r: f(r), fill, ...a });
const P = (pts, open) => "M" + pts.map(([x, y]) => `${f(x)} ${f(y)}`).join("L") + (open ? "" : "Z");
const polar = (cx, cy, r, t) => [cx + r * Math.sin(t), cy - r * Math.cos(t)];
const TAU = 2 * Math.PI;
const ring = (cx, cy, m, r, turn = 0) => many(m, (i) => polar(cx, cy, r, turn + (i / m) * TAU));
const star = (cx, cy, m, r1, r2, turn = 0) =>
	P(many(2 * m, (i) => polar(cx, cy, i % 2 ? r2 : r1, turn + (i / m) * Math.PI)));
const O = (x, y, a, b = a) => `M${f(x - a)} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0-${2 * a} 0Z`;
const gear = () => P(many(32, (i) => polar(12, 12, i % 4 < 2 ? 11.2 : 8.4, ((i - 0.5) / 32) * TAU))) + O(12, 12, 4);
/* ---- emblems, 24 x 24; [path, mirrored?, stroke width?] ---- */
const TYPES = {
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
const ICONS = {
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
const ATTRIBUTES = {
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
const MARKS = {
	Flip: ["M20 12a8 8 0 1 1-2.6-5.9M18.5 1.5v5.2h-5.2", 0, 2.8],
	Union: [O(8.5, 12, 6) + O(15.5, 12, 6), 0, 2.6],
	Spirit: ["M12 22V9a4.5 4.5 0 1 1 4.5 4.5M7 22h10", 0, 2.6],
	Toon: [O(7, 12, 5.5, 8.5) + O(17, 12, 5.5, 8.5) + O(8, 14, 2.3, 3.6) + O(16, 14, 2.3, 3.6)],
	Gemini: ["M6 2.5h12M6 21.5h12M8.5 2.5v19M15.5 2.5v19", 0, 2.8],
};
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
const at = (emblem, x, y, size, a) =>
	n(
		"g",
		{ transform: `translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${+(size / 24).toFixed(3)})` },
		draw(emblem, a),
	);
const iconOf = (c) =>
	ICONS[c.icon === "Normal" || !c.icon ? (c.kind === "trap" ? "Normal Trap" : "Normal Spell") : c.icon];
const emblemOf = (c) => (c.type ? TYPES[c.type] || ICONS["Normal Spell"] : iconOf(c));
const attribute = (name, x, y, size) => {
	const [letter, d, fill, ink, tx, ty] = ATTRIBUTES[name];
	return n(
		"g",
		{ transform: `translate(${x} ${y}) scale(${+(size / 24).toFixed(3)})`, class: "attr" },
		n("path", { d, fill, stroke: "#fff", "stroke-width": 1.6, "stroke-linejoin": "round", "paint-order": "stroke" }),
		n("text", { x: tx, y: ty, fill: ink, "font-size": letter[1] ? 11 : 13, "font-weight": 800 }, letter),
	);
};
/* ---- art: 53 x 41, out of the passcode and the facts ---- */
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
const hsl = (h, s, l) => `hsl(${Math.round((h + 720) % 360)} ${s}% ${l}%)`;
const box = (fill) => n("path", { d: `M0 0H${W}V${H}H0Z`, fill });
const ridge = (r, y, rough, fill, step = 6) =>
	n("path", {
		fill,
		d: P([[0, H], ...many(Math.ceil(W / step) + 1, (i) => [i * step, y + (r() - 0.5) * rough]), [W, H]]),
	});
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
const made = new Map();
const art = (c) => {
	if (!made.has(c.passcode))
		made.set(c.passcode, (c.type ? monster : c.kind === "trap" ? web : sigil)(c, seeded(c.passcode)));
	return made.get(c.passcode);
};
/* ---- what is shared by all faces: put sprite() into the page once ---- */
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
const sprite = () =>
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
/* ---- the small face ---- */
const wide = (s) =>
	[...s].reduce(
		(w, ch) => w + (/[iljtfrI'.,: -]/.test(ch) ? 0.33 : /[mwMW@]/.test(ch) ? 0.86 : /[A-Z]/.test(ch) ? 0.67 : 0.56),
		0,
	);
/* Names of series whose cards are told apart by what comes after it; of others the part before " - " or ", " is enough. */
const SERIES =
	/^(?:Arcana Force EX|Blackwing|Cloudian|D|Dark Scorpion|Destiny HERO|Familiar-Possessed|Level Limit|Majestic Mech|The Six Samurai) - /;
const short = (name) => (SERIES.test(name) ? name.replace(SERIES, "") : name.replace(/(?: - |, ).*/, ""));
const SQUEEZED = 1.25;
const halves = (name) => {
	/* two lines of nearly equal length */
	const words = name.split(" ");
	const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
	const longest = (way) => Math.max(...way.map(wide));
	return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best), ways[0] ?? [name]);
};
/* The whole name where two squeezed lines hold it, else what tells it apart. */
const lines = (name, room) => {
	if (wide(name) <= room) return [name];
	const whole = halves(name);
	if (whole.every((line) => wide(line) <= room * SQUEEZED)) return whole;
	return wide(short(name)) <= room ? [short(name)] : halves(short(name));
};
const line = (name, room) => (wide(name) <= room * SQUEEZED ? name : short(name));
const label = (s, x, y, size, room, a) =>
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
const stars = (level, x, y, d) =>
	many(Math.min(level, 12), (i) =>
		n("path", { class: "star", d: star(x + i * d + (i > 3 ? 1.1 : 0) + (i > 5 ? 1.1 : 0), y, 5, d * 0.52, d * 0.23) }),
	);
const value = (now, print) => (now == null || now === print ? "" : +now > +print ? " up" : " down");
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
const svg = (view, cls, ...k) =>
	n("svg", { viewBox: view, class: cls, "aria-hidden": "true", focusable: "false" }, ...k);
const window_ = (c, t) =>
	n(
		"g",
		{ class: "art", transform: t },
		n("g", { "clip-path": `url(#w-${c.kind})` }, art(c)),
		n("path", { d: WINDOWS[c.kind], class: "window" }),
	);
const mark = (c, x, y) => c.mark && g("mark", n("circle", { cx: x, cy: y, r: 5.6 }), at(MARKS[c.mark], x, y, 7.4));

/* front(facts, state): state = {atk, def, counters, negated, turned} */
const front = (c, s = {}) => {
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
/* back({turned, peek}): peek = facts of an own Set card, told on the back in small */
const back = (s = {}) => {
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
/* ---- the large face: HTML with our text ---- */
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
const glyph = (emblem, cls = "glyph") => svg("0 0 24 24", cls, draw(emblem));
const large = (c, s = {}) =>
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
				["atk", "def"].map((k) =>
					n(
						"div",
						{ class: value(s[k], c[k]) },
						n("dt", {}, k.toUpperCase()),
						n("dd", {}, String(s[k] ?? c[k]), s[k] != null && s[k] !== c[k] && n("small", {}, ` printed ${c[k]}`)),
					),
				),
			),
	);
const thumb = (c) => svg("6 0 41 41", `thumb k-${c.kind}`, art(c));

export { ATTRIBUTES, attribute, back, dom, front, glyph, ICONS, large, MARKS, n, sprite, svg, TYPES, thumb };
