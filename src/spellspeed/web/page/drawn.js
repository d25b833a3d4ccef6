// @ts-check
// Cards on the table as drawn elements: the server's facts become those that cards.js draws; a face is drawn again only when it differs.
import { back, front, large, thumb } from "./cards.js";
import { factsOf } from "./table.js";
import { dom } from "./trees.js";
import { guard, html } from "./vendor/lit.js";

const FRAMES = ["Token", "Fusion", "Ritual"];
const MARKS = ["Flip", "Union", "Spirit", "Toon", "Gemini"];

/** The facts of a card as cards.js takes them; null for one that is not known. @param {any} facts @returns {any} */
export function drawnFacts(facts) {
	if (!facts) return null;
	const { passcode, name, text = "" } = facts;
	if (facts.kind !== "monster") return { passcode, name, text, kind: facts.kind, icon: facts.icon };
	const kinds = facts.kinds ?? [];
	const frame =
		FRAMES.find((kind) => kinds.includes(kind))?.toLowerCase() ?? (kinds.includes("Normal") ? "normal" : "effect");
	return {
		passcode,
		name,
		text,
		kind: frame,
		effect: kinds.includes("Effect"),
		mark: MARKS.find((kind) => kinds.includes(kind)),
		attribute: facts.attribute ?? "LIGHT",
		type: facts.type ?? "Warrior",
		level: facts.level ?? 1,
		atk: facts.attack ?? 0,
		def: facts.defense ?? 0,
	};
}

/** @param {Record<string, number> | undefined} counters */
const sum = (counters) => Object.values(counters ?? {}).reduce((all, one) => all + one, 0);

/** What differs from print, as cards.js takes it. @param {import("./table.js").Card} card */
export function drawnState(card) {
	return {
		atk: card.attack,
		def: card.defense,
		counters: sum(card.counters) || null,
		negated: !!card.negated,
		turned: lies(card),
	};
}

/** Whether a card lies sideways. @param {import("./table.js").Card} card */
export const lies = (card) => card.position === "defense" || card.position === "set";

/** A card where it lies: its face, or its back (with what an own Set card is). @param {import("./table.js").Card} card @param {boolean} faceUp */
export function drawnCard(card, faceUp) {
	const facts = factsOf(card.card);
	return guard([card.card, !!facts, faceUp, JSON.stringify(card)], () => {
		const known = drawnFacts(facts);
		if (faceUp && known) return dom(front(dressed(known, card), drawnState(card)));
		return dom(back({ turned: lies(card), peek: known }));
	});
}

/** The facts with a present Level, Type or Attribute; a Trap Card that is a monster is drawn as one. @param {any} known
	@param {import("./table.js").Card} card */
function dressed(known, card) {
	const { level, type, attribute } = card;
	if (level === undefined && !type && !attribute) return known;
	const made = known.type
		? {}
		: { kind: "effect", atk: card.attack ?? 0, def: card.defense ?? 0, level: 1, attribute: "DARK", type: "Rock" };
	return {
		...known,
		...made,
		...(level === undefined ? {} : { level }),
		...(type ? { type } : {}),
		...(attribute ? { attribute } : {}),
	};
}

/** The back of a card. */
export const drawnBack = () => guard(["back"], () => dom(back({})));

/** A card by its passcode alone, upright. @param {number} code */
export const drawnFace = (code) => drawnCard({ card: code }, true);

/** The small picture of a card; nothing where it is not known. @param {number | undefined} code */
export function drawnThumb(code) {
	const facts = factsOf(code);
	return guard([code, !!facts], () =>
		facts ? html`<span class="thumb-of">${dom(thumb(drawnFacts(facts)))}</span>` : "",
	);
}

/** The large face with the text. @param {number} code @param {import("./table.js").Card} card */
export function drawnLarge(code, card) {
	const facts = factsOf(code);
	return guard([code, !!facts, JSON.stringify(card)], () =>
		facts ? dom(large(dressed(drawnFacts(facts), card), drawnState(card))) : "",
	);
}
