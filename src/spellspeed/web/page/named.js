// @ts-check
// What a card on the table is called in full, for those who hear it.
import { cardName, factsOf, table } from "./table.js";
import { say } from "./words.js";

/** A monster's values, a Spell or Trap's kind. @param {any} facts @param {import("./table.js").Card} card */
function described(facts, card) {
	if (facts.kind === "monster" || card.attack !== undefined) {
		const attack = card.attack ?? facts.attack;
		const defense = card.defense ?? facts.defense;
		return say("cards.values", { attack, defense });
	}
	return say(`cards.${facts.kind}`, { icon: say(`cards.icon ${facts.icon}`) });
}

/** The words for a card: what it is, how it lies, what is with it. @param {import("./table.js").Card} card @param {string} zone
	@returns {string[]} */
export function cardWords(card, zone) {
	const facts = factsOf(card.card);
	const words = [];
	const set = (zone === "monsters" || zone === "spells_traps" || zone === "field_spell") && !card.up;
	if (set)
		words.push(
			facts
				? say("cards.set_known", { name: facts.name })
				: say(zone === "monsters" ? "cards.set_monster" : "cards.set_card"),
		);
	else words.push(facts ? facts.name : say("cards.unknown"));
	if (facts && !set) words.push(described(facts, card));
	if (zone === "monsters" && card.up && card.position) words.push(say(`cards.${card.position}`));
	for (const [name, number] of Object.entries(card.counters ?? {})) words.push(say("cards.counters", { number, name }));
	if (card.negated) words.push(say("cards.negated"));
	if (card.equipped_to) words.push(say("cards.equipped"));
	if (card.attacked) words.push(say("cards.attacked"));
	return words;
}

/** What the Chain and the battle say of a card. @param {string | undefined} id */
export function aboutWords(id) {
	/** @type {string[]} */
	const words = [];
	if (!id) return words;
	const { battle } = table.parts;
	if (battle?.attacker === id) words.push(battle.direct ? say("cards.attacks_directly") : say("cards.attacks"));
	if (battle && battle.target === id) words.push(say("cards.is_attacked"));
	for (const link of table.parts.chain ?? []) {
		if (link.id === id) words.push(say("cards.is_link", { number: link.link }));
		if (link.targets?.includes(id)) words.push(say("cards.is_target", { number: link.link }));
	}
	return words;
}

/** The name of a zone. @param {string} zone @param {number} place from 0 */
export function zoneName(zone, place) {
	return say(`zones.${zone}`, { number: place + 1 });
}

/** The name of the card on top of a pile, or that it is empty. @param {import("./table.js").Card[]} pile */
export const topName = (pile) => (pile.length ? cardName(pile[pile.length - 1].card) || say("cards.unknown") : "");
