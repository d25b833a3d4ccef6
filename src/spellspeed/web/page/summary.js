// @ts-check
// What keys tell in words: how the duel stands, the clocks, the card that is looked at, the last lines.
import { leftOf, lifeOf, timeWords } from "./clocks.js";
import { looking } from "./looking.js";
import { cardWords } from "./named.js";
import { nameOf, ownSeat, partOf, seatCount, table, whereIs } from "./table.js";
import { say } from "./words.js";

const LAST_LINES = 5;

/** The seats of the duel, the own one first. */
function seats() {
	const own = ownSeat();
	return Array.from({ length: seatCount() }, (_, seat) => (own + seat) % seatCount());
}

/** @param {number} seat @param {string} zone */
function cardsOf(seat, zone) {
	const held = partOf(seat, zone);
	const cards = (Array.isArray(held) ? held : [held]).filter((card) => card && typeof card === "object" && !card.held);
	return cards.map((card) => cardWords(card, zone).join(", ")).join("; ");
}

/** How one seat stands. @param {number} seat */
function seatWords(seat) {
	const hand = partOf(seat, "hand") ?? 0;
	const number = Array.isArray(hand) ? hand.length : hand;
	const monsters = cardsOf(seat, "monsters");
	const others = [cardsOf(seat, "spells_traps"), cardsOf(seat, "field_spell")].filter(Boolean).join("; ");
	return [
		say("keys.stands", { name: nameOf(seat), life: lifeOf(seat), number }),
		monsters ? say("keys.monsters", { cards: monsters }) : say("keys.no_monsters"),
		others ? say("keys.others", { cards: others }) : "",
	]
		.filter(Boolean)
		.join(" ");
}

/** How the duel stands. */
export function summary() {
	const { turn, turn_seat: seat, phase } = table.parts;
	return [
		say("keys.turn", { turn, name: nameOf(seat), phase: say(`phases.${phase}`) }),
		...seats().map(seatWords),
	].join(" ");
}

/** What the clocks show. */
export function clockWords() {
	const told = seats().flatMap((seat) => {
		const left = leftOf(seat);
		return left === null ? [] : [say("clocks.of", { name: nameOf(seat), time: timeWords(left) })];
	});
	return told.length ? told.join(". ") : say("keys.no_clocks");
}

/** The card that is looked at: its facts as they are now, and its text. */
export function cardText() {
	const facts = table.faces[looking.code];
	if (!facts) return say("card.none");
	const found = whereIs(looking.id);
	const words = cardWords(found?.card ?? { card: looking.code, up: true }, found?.zone ?? "hand");
	return [words.join(", "), facts.text ?? ""].filter(Boolean).join(". ");
}

/** The last lines of the log. */
export const lastLines = () =>
	table.log
		.slice(-LAST_LINES)
		.map((line) => line.line)
		.join(" ");

/** The links of the Chain. */
export function chainWords() {
	const chain = table.parts.chain ?? [];
	if (!chain.length) return say("chain.none");
	return chain
		.map((/** @type {any} */ link) =>
			say("keys.link", { number: link.link, name: nameOf(link.seat), card: table.faces[link.card]?.name ?? "" }),
		)
		.join(" ");
}
