// @ts-check
// Digits: each thing that can be used has one, the same on the card and in the question. Keys are matched by `data-key`.
import { isMany, picking } from "./picking.js";
import { settings } from "./settings.js";
import { table } from "./table.js";

/** What was numbered of an ask: asked for by each card on the table. @type {WeakMap<import("./table.js").Ask, ReturnType<typeof counting>>} */
const counted = new WeakMap();

/** What is numbered for the open ask: cards with several options are one entry, options without a card one each.
	@returns {{key: string, id: string, places: number[]}[]} */
export function entries() {
	const ask = table.ask;
	if (!ask) return [];
	const known = counted.get(ask);
	if (known) return known;
	const found = counting(ask);
	counted.set(ask, found);
	return found;
}

/** @param {import("./table.js").Ask} ask */
function counting(ask) {
	/** @type {{key: string, id: string, places: number[]}[]} */
	const found = [];
	ask.options.forEach((option, place) => {
		if (place === ask.passing) return;
		const together = ask.kind === "open" && option.card;
		if (together && option.same !== undefined && option.same >= 0) return;
		const known = together ? found.find((entry) => entry.id === option.card) : undefined;
		if (known) known.places.push(place);
		else if (option.same === undefined || option.same < 0 || isMany(ask))
			found.push({ key: "", id: option.card ?? "", places: [place] });
		else found.find((entry) => entry.places.includes(option.same ?? -1))?.places.push(place);
	});
	found.forEach((entry, at) => {
		if (at < 9) entry.key = String(at + 1);
	});
	return found;
}

/** The digit of a card, "" for none: while a menu is open digits are its own. @param {string} id */
export function keyOf(id) {
	if (!id || picking.menu || !table.ask || !settings.keys) return "";
	return entries().find((entry) => entry.places.some((place) => table.ask?.options[place]?.card === id))?.key ?? "";
}
