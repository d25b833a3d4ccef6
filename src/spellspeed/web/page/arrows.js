// @ts-check
// Arrows over the fields: the attack, targets of Chain Links, threads of equips. Drawn after each drawing, by where the cards are.
import { afterDrawing } from "./drawing.js";
import { picking } from "./picking.js";
import { ownSeat, partOf, seatCount, table, whereIs } from "./table.js";
import { dom, n } from "./trees.js";

/** @typedef {[kind: string, from: string, to: string]} Arrow */

/** What is to be drawn now, by ids of elements. @returns {Arrow[]} */
function wanted() {
	/** @type {Arrow[]} */
	const found = [];
	const { battle, chain = [] } = table.parts;
	for (let seat = 0; seat < seatCount(); seat++) {
		for (const card of [...(partOf(seat, "spells_traps") ?? []), ...(partOf(seat, "monsters") ?? [])]) {
			if (card?.equipped_to) found.push(["thread", `c-${card.id}`, `c-${card.equipped_to}`]);
		}
	}
	for (const link of chain) {
		const from = link.id && whereIs(link.id) ? `c-${link.id}` : "";
		for (const target of link.targets ?? []) if (from && target !== link.id) found.push(["link", from, `c-${target}`]);
	}
	const aim = picking.menu ? table.ask?.options[picking.aim] : undefined;
	if (aim?.verb === "attack")
		found.push(["fight", `c-${aim.card}`, aim.target ? `c-${aim.target}` : `player-${(ownSeat() + 1) % seatCount()}`]);
	if (battle?.attacker)
		found.push(["fight", `c-${battle.attacker}`, battle.direct ? `player-${battle.against}` : `c-${battle.target}`]);
	return found;
}

/** @param {DOMRect} rect @param {DOMRect} box @returns {[number, number]} */
const middle = (rect, box) => [rect.left + rect.width / 2 - box.left, rect.top + rect.height / 2 - box.top];

/** The way from one rectangle to another as paths, with a head. @param {DOMRect} p @param {DOMRect} q @param {DOMRect} box @param {string} kind */
function paths(p, q, box, kind) {
	let [x1, y1] = middle(p, box);
	let [x2, y2] = middle(q, box);
	const d = Math.hypot(x2 - x1, y2 - y1) || 1;
	const [ux, uy] = [(x2 - x1) / d, (y2 - y1) / d];
	const fight = kind === "fight";
	const thread = kind === "thread";
	const edge = (/** @type {DOMRect} */ r) =>
		Math.min(r.width / 2 / Math.max(Math.abs(ux), 0.01), r.height / 2 / Math.max(Math.abs(uy), 0.01));
	const a = edge(p) + (thread ? -4 : fight ? 3 : 0);
	const z = edge(q) + (thread ? -4 : fight ? 1 : -3);
	x1 += ux * a;
	y1 += uy * a;
	x2 -= ux * z;
	y2 -= uy * z;
	const bend = (thread ? 0 : fight ? 0.06 : 0.16) * d;
	const [cx, cy] = [(x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend];
	const l = Math.hypot(x2 - cx, y2 - cy) || 1;
	const [vx, vy, h, w] = [(x2 - cx) / l, (y2 - cy) / l, fight ? 18 : 11, fight ? 10 : 6];
	const [bx, by] = [x2 - vx * h * 0.8, y2 - vy * h * 0.8];
	const line = `M${x1} ${y1}Q${cx} ${cy} ${bx} ${by}`;
	const head = `M${x2} ${y2}L${x2 - vx * h - vy * w} ${y2 - vy * h + vx * w}L${bx} ${by}L${x2 - vx * h + vy * w} ${y2 - vy * h - vx * w}Z`;
	return [
		["under", line],
		["under head", head],
		["line", line],
		["flow", line],
		["head", head],
	];
}

let drawn = "";

function draw() {
	const svg = document.querySelector("svg.arrows");
	if (!svg) return;
	const box = svg.getBoundingClientRect();
	const arrows = wanted().flatMap(([kind, from, to]) => {
		const [p, q] = [from, to].map((id) => document.getElementById(id)?.getBoundingClientRect());
		return p?.width && q?.width ? [{ kind, paths: paths(p, q, box, kind) }] : [];
	});
	const key = JSON.stringify([box.width, box.height, arrows]);
	if (key === drawn && svg.childNodes.length === arrows.length) return;
	drawn = key;
	svg.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
	svg.replaceChildren(
		...arrows.map((arrow) =>
			dom(
				n(
					"g",
					{ class: `arrow ${arrow.kind}` },
					arrow.paths.map(([name, d]) => n("path", { class: name, d })),
				),
			),
		),
	);
}

/** The menu of a card stands above it in the hand, below it on the field: there its targets are above. */
function placeMenu() {
	const menu = document.getElementById("menu");
	const card = picking.menu && document.getElementById(`c-${picking.menu}`);
	if (!menu || !card) return;
	const at = card.getBoundingClientRect();
	const box = menu.getBoundingClientRect();
	const left = Math.min(Math.max(8, at.left + at.width / 2 - box.width / 2), innerWidth - box.width - 8);
	const inHand = card.closest(".hand");
	const above = at.top - box.height - 12;
	const under = at.bottom + 12;
	const fits = under + box.height < innerHeight - 8;
	menu.style.setProperty("--x", `${left}px`);
	menu.style.setProperty(
		"--y",
		`${(inHand || !fits) && above > 4 ? above : Math.min(under, innerHeight - box.height - 8)}px`,
	);
}

afterDrawing(() => {
	draw();
	placeMenu();
});
addEventListener("resize", () => {
	draw();
	placeMenu();
});
