// @ts-check
// Answering the open ask: which options are picked so far, which may still be, and what each thing on the table offers.
import { redraw } from "./drawing.js";
import { ownSeat, plays, table, whereIs } from "./table.js";
import { answer, isAnswering, request } from "./wire.js";
import { say } from "./words.js";

/** Kinds in which the only option of a card is taken at once: it cannot surprise. */
const AT_ONCE = new Set([
	"choose",
	"target",
	"discard",
	"tribute",
	"cost",
	"material",
	"zone",
	"position",
	"seat",
	"first",
	"cut",
]);

export const picking = {
	/** The ask that this is about. */
	n: -1,
	/** @type {number[]} places of options, in the order in which they were picked */
	picks: [],
	/** Places that can still be picked; null: not known yet. @type {number[] | null} */
	more: null,
	complete: false,
	/** The card or player whose menu is open: its id. */
	menu: "",
	/** Whether the end of the turn waits to be said again. */
	sure: -1,
	/** The option that is pointed at in a menu: its target is shown. */
	aim: -1,
};

/** Begin anew where another ask is open. */
export function followAsk() {
	const n = table.ask?.n ?? -1;
	if (n === picking.n) return;
	Object.assign(picking, { n, picks: [], more: null, complete: false, menu: "", sure: -1, aim: -1 });
	if (table.ask && isMany(table.ask)) look();
}

/** Whether an ask is answered with several picks, or with none. @param {import("./table.js").Ask} ask */
export const isMany = (ask) => ask.most > 1 || ask.least !== 1 || ask.rule === "in_order";

/** Whether an option may be picked (or picked back) now. @param {number} place */
export function isOpen(place) {
	const ask = table.ask;
	if (!ask || isAnswering()) return false;
	if (!isMany(ask)) return true;
	return picking.picks.includes(place) || (picking.more ?? []).includes(place);
}

/** What stands against an option that is shown and cannot be picked beside the others; "" for one that can, and while an answer is under way.
	@param {number} place */
export const shutBy = (place) =>
	isAnswering() || isOpen(place) ? "" : say("prompt.not_beside", { count: table.ask?.count ?? "" });

/** An option is chosen: an answer at once, or one of several picks. @param {number} place */
export function pick(place) {
	const ask = table.ask;
	if (!ask || !isOpen(place)) return;
	picking.menu = "";
	if (!isMany(ask)) return answer([place]);
	const at = picking.picks.indexOf(place);
	if (at >= 0) picking.picks.splice(at, 1);
	else picking.picks.push(place);
	look();
	redraw();
}

/** All picks back. */
export function pickNone() {
	picking.picks = [];
	look();
	redraw();
}

/** The picks are the answer. */
export function pickedAll() {
	if (table.ask && picking.complete) answer([...picking.picks]);
}

/** An order that does not matter: as given. */
export function asGiven() {
	if (table.ask) answer(table.ask.options.map((_, place) => place));
}

/** What may be picked beside the picks: counted here where a number is wanted, asked of the server where values matter. */
async function look() {
	const ask = table.ask;
	if (!ask) return;
	const { picks } = picking;
	const others = ask.options.map((_, place) => place).filter((place) => !picks.includes(place));
	if (ask.rule === "number" || ask.rule === "in_order") {
		const most = ask.rule === "in_order" ? ask.options.length : ask.most;
		picking.more = picks.length < most ? others : [];
		picking.complete = picks.length >= (ask.rule === "in_order" ? most : ask.least) && picks.length <= most;
		return;
	}
	picking.complete = false;
	const tried = [...picks];
	const found = await request({ t: "try", ask: ask.n, picks: tried });
	if (found?.t !== "possible" || picking.n !== ask.n || tried.join() !== picking.picks.join()) return;
	picking.more = found.more;
	picking.complete = found.complete;
	redraw();
}

// ---- what things on the table offer

/** Places of the options that are about a card. @param {string | undefined} id @returns {number[]} */
export function optionsOf(id) {
	if (!id || !table.ask || isAnswering()) return [];
	return placesWhere((option) => option.card === id);
}

/** Places of the options that a test holds for. @param {(option: import("./table.js").Option) => boolean} test */
export function placesWhere(test) {
	return (table.ask?.options ?? []).flatMap((option, place) => (test(option) ? [place] : []));
}

/** Kinds of asks in which own cards are used. */
const USING = new Set(["open", "response", "due", "trigger"]);
/** Where own cards lie that one could think of using. */
const OWN = new Set(["hand", "monsters", "spells_traps", "field_spell"]);

/** Whether a card cannot be used while others could be: an own one that the open ask does not offer; any, where cards are chosen. @param {string | undefined} id */
export function isShut(id) {
	const { ask } = table;
	if (!id || !ask || !plays() || ask.options.some((option) => option.card === id || option.target === id)) return false;
	if (ask.options.some((option) => option.verb === "choose")) return true;
	const found = USING.has(ask.kind) ? whereIs(id) : null;
	return found !== null && found.seat === ownSeat() && OWN.has(found.zone);
}

/** Whether a card is picked. @param {string | undefined} id */
export const isPicked = (id) => !!id && picking.picks.some((place) => table.ask?.options[place]?.card === id);

/** Whether a card can be used or picked now. @param {string | undefined} id */
export const isLit = (id) => optionsOf(id).some((place) => isOpen(place)) || aimOf(id) >= 0;

/** Where a menu of attacks is open: the option that attacks this card, -1 else. @param {string | undefined} id */
export function aimOf(id) {
	if (!id || !picking.menu) return -1;
	return placesWhere((option) => option.card === picking.menu && option.target === id)[0] ?? -1;
}

/** Something on the table was chosen that has options: the only one at once where it cannot surprise, else its menu. @param {string} id
	@returns {boolean} whether it had any */
export function choose(id) {
	const aimed = aimOf(id);
	if (aimed >= 0) {
		pick(aimed);
		return true;
	}
	const places = optionsOf(id).filter(isOpen);
	if (!places.length || !table.ask) return false;
	if (places.length === 1 && (AT_ONCE.has(table.ask.kind) || isMany(table.ask))) pick(places[0]);
	else openMenu(picking.menu === id ? "" : id);
	return true;
}

/** Open the menu of a card, or close it. @param {string} id */
export function openMenu(id) {
	picking.menu = id;
	picking.aim = -1;
	redraw();
}

/** An option of a menu is pointed at. @param {number} place */
export function pointAt(place) {
	if (picking.aim === place) return;
	picking.aim = place;
	redraw();
}
