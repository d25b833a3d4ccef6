// @ts-check
// An exchange in words, as the terminal understands it: `3 -> 41`, `2 Sangan -> 2 Jinzo`, `Sangan -> Jinzo`; numbers are those on the cards.
import { cardName, table } from "./table.js";
import { language, say } from "./words.js";

/** @typedef {{name: string, codes: number[], first: number, picked: number[]}} Pile  a list, the number on its first card, what of it is picked already */

/** @param {string} text */
const folded = (text) => text.trim().toLocaleLowerCase(language);

/** The card of a list that a name, or the beginning of one name, means; 0 for none. @param {string} text @param {Pile} pile */
function named(text, pile) {
	const sought = folded(text);
	const codes = [...new Set(pile.codes)];
	const exact = codes.filter((code) => folded(cardName(code)) === sought);
	const begun = codes.filter((code) => sought && folded(cardName(code)).startsWith(sought));
	const fitting = exact.length ? exact : begun;
	return fitting.length === 1 ? fitting[0] : 0;
}

/** Places of so many copies of a card that are not picked yet. @param {number} code @param {number} copies @param {Pile} pile @param {number[]} found */
const copiesOf = (code, copies, pile, found) =>
	[...pile.codes.keys()]
		.filter((place) => pile.codes[place] === code && !pile.picked.includes(place) && !found.includes(place))
		.slice(0, copies);

/** The places that one part of a half names: a number on a card, or some copies of a card.
	@param {string} part @param {Pile} pile @param {number[]} found @throws Error that says what is not there */
function meant(part, pile, found) {
	const place = /^\d+$/.test(part) ? Number(part) - pile.first : -1;
	if (pile.codes[place] && !pile.picked.includes(place) && !found.includes(place)) return [place];
	const counted = /^(\d{1,2})\s*[x×]?\s+(.+)$/i.exec(part);
	const whole = named(part, pile);
	const wanted = whole || !counted ? 1 : Number(counted[1]);
	const places = copiesOf(whole || (counted ? named(counted[2], pile) : 0), wanted, pile, found);
	if (!places.length || places.length < wanted)
		throw new Error(say("siding.no_card", { card: part, where: pile.name }));
	return places;
}

/** @param {string} half @param {Pile} pile @throws Error that says what is not there */
function placesIn(half, pile) {
	const text = half.trim();
	if (named(text, pile)) return meant(text, pile, []);
	/** @type {number[]} */
	const found = [];
	for (const part of text.split(/\s*[+,]\s*/)) found.push(...meant(part, pile, found));
	return found;
}

/** One place stands for as many copies as on the other side. @param {number[]} places @param {number} number @param {Pile} pile */
function asMany(places, number, pile) {
	if (places.length !== 1 || number < 2) return places;
	return [...places, ...copiesOf(pile.codes[places[0]], number - 1, pile, places)];
}

/** What a line says: the deed "done" or "reset", or the places that go out and come in. One on one side stands for as many copies as on the other.
	@param {string} line @param {number[]} out picked already @param {number[]} into picked already
	@returns {{deed: "done" | "reset" | "", out: number[], into: number[]}} @throws Error that says what was wrong */
export function readLine(line, out, into) {
	const { deck, side } = table.match;
	for (const deed of /** @type {("done" | "reset")[]} */ (["done", "reset"]))
		if (say(`siding.words_${deed}`).split(" ").includes(folded(line))) return { deed, out: [], into: [] };
	const [left, right, more] = line.split("->");
	if (right === undefined || more !== undefined) throw new Error(say("siding.no_exchange", { line }));
	const decks = { name: say("siding.deck"), codes: deck, first: 1, picked: out };
	const sides = { name: say("siding.side"), codes: side, first: deck.length + 1, picked: into };
	const leave = placesIn(left, decks);
	const come = placesIn(right, sides);
	return { deed: "", out: asMany(leave, come.length, decks), into: asMany(come, leave.length, sides) };
}
