// @ts-check
// The question: one place below the hand, with its options, or who is waited for. The menu of a card belongs to it.

import { chainStrip } from "./chain.js";
import { redraw } from "./drawing.js";
import { drawnThumb } from "./drawn.js";
import { keyView } from "./keymap.js";
import { later } from "./later.js";
import { entries } from "./numbering.js";
import {
	asGiven,
	isMany,
	isOpen,
	openMenu,
	optionsOf,
	pick,
	pickedAll,
	picking,
	pickNone,
	pointAt,
	shutBy,
} from "./picking.js";
import { positionView } from "./prompt_position.js";
import { settings } from "./settings.js";
import { cardName, ownSeat, partOf, plays, table, whereIs, wordsOf } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { isAnswering } from "./wire.js";
import { say } from "./words.js";

/** The phases that can be gone to, as they stand in options and in the phase strip. */
export const GOING = { "enter battle": "battle", "enter main2": "main2", "end phase": "end" };
const KEYS = { "enter battle": "b", "enter main2": "m", "end phase": "e" };

const search = later(() => import("./prompt_search.js"));
const order = later(() => import("./prompt_order.js"));
const chance = later(() => import("./chance.js"));
/** As many buttons are good for what lies out of sight. */
const FEW = 12;
const OF_CHANCE = ["die", "coin_heads", "coin_tails"];

/** Whether an ask has more options out of sight than buttons are good for: names to declare, cards of a Deck. @param {import("./table.js").Ask} ask */
function isLong(ask) {
	if (ask.kind === "open" || ask.rule === "in_order") return false;
	return ask.options.filter((option) => !option.zone && !(option.card && whereIs(option.card))).length > FEW;
}

/** Coins and dice of the last step. */
const chanceView = () => (table.events.some(({ e }) => OF_CHANCE.includes(e)) ? chance()?.chanceView() : nothing);

/** Where a card of an option lies, in short; of an attack what is attacked. @param {import("./table.js").Option} option */
function placeWords(option) {
	const found = whereIs(option.target || option.card || "");
	if (!found || found.zone === "summoning") return "";
	const set = ["monsters", "spells_traps"].includes(found.zone) && !found.card.up;
	return say(`prompt.in_${set ? "set" : found.zone}`, {
		owner: found.seat === ownSeat() ? "own" : "other",
		number: found.place + 1,
	});
}

/** What the effect of an option does, where its card offers several. @param {import("./table.js").Option} [option] */
const doesView = (option) => (option?.does ? html`<small class="does">${option.does}</small>` : nothing);

/** The end of the turn is asked twice where an attack or a Summon was still possible. @param {number} place */
export function choosePlace(place) {
	const ask = table.ask;
	const option = ask?.options[place];
	if (!ask || !option) return;
	const could =
		option.verb === "end phase" &&
		ask.options.some(
			(one) => one.verb === "attack" || one.verb === "summon" || (one.verb === "enter battle" && hasAttackers()),
		);
	if (settings.askBeforeEnd && could && picking.sure !== place) {
		picking.sure = place;
		redraw();
		return;
	}
	pick(place);
}

/** Whether an own monster lies in Attack Position and has not attacked. */
const hasAttackers = () =>
	table.parts.turn > 1 &&
	(partOf(ownSeat(), "monsters") ?? []).some(
		(/** @type {any} */ card) => card?.position === "attack" && !card.attacked,
	);

/** One option as a button. @param {number} place @param {string} key */
function optionButton(place, key) {
	const ask = /** @type {import("./table.js").Ask} */ (table.ask);
	const option = ask.options[place];
	const many = isMany(ask);
	const at = picking.picks.indexOf(place);
	const where = placeWords(option);
	const shut = shutBy(place);
	const name = picking.sure === place ? say("prompt.sure") : wordsOf(option);
	return html`<button class="opt ${at >= 0 ? "picked" : ""} ${picking.sure === place ? "sure" : ""}" ?disabled=${isAnswering()} aria-disabled=${shut ? "true" : nothing} data-because=${shut || nothing} aria-pressed=${many ? String(at >= 0) : nothing}
		data-key=${key || nothing} data-option=${place} @click=${() => choosePlace(place)}>${keyView(key)}${drawnThumb(option.face)}
		<span>${name}${option.value !== undefined && many ? html` <b>${option.value}</b>` : nothing}${where ? html`<small>${where}</small>` : nothing}${doesView(option)}</span></button>`;
}

/** A card with several things to do: opens its menu. @param {string} id @param {number[]} places @param {string} key */
function cardEntry(id, places, key) {
	const option = table.ask?.options[places[0]];
	if (places.length === 1) return optionButton(places[0], key);
	return html`<button class="opt" data-key=${key || nothing} aria-haspopup="true" aria-expanded=${picking.menu === id} @click=${() => openMenu(picking.menu === id ? "" : id)}>
		${keyView(key)}${drawnThumb(option?.face)}<span>${cardName(option?.face)}<small>${say("prompt.ways", { number: places.length })}</small></span></button>`;
}

/** The button that passes: first in reach. */
function passButton() {
	const ask = table.ask;
	if (!ask || ask.passing < 0) return nothing;
	return html`<button class="opt pass" data-key="p" data-option=${ask.passing} ?disabled=${isAnswering()} @click=${() => pick(ask.passing)}>${keyView("p")}${say("prompt.pass")}</button>`;
}

/** OK and back, where several are picked. */
function doneButtons() {
	const ask = table.ask;
	if (!ask || !isMany(ask)) return nothing;
	const sum = ask.goal ? picking.picks.reduce((all, place) => all + (ask.options[place].value ?? 0), 0) : 0;
	const short = !picking.complete && !isAnswering();
	return html`<span class="done-row"><b class="counter" aria-live="polite">${ask.goal ? say("prompt.sum", { sum, goal: ask.goal }) : say(ask.rule === "different" ? "prompt.picked_different" : "prompt.picked", { number: picking.picks.length, least: ask.least, most: ask.most })}</b>
		<button class="btn go" data-key="Enter" ?disabled=${isAnswering()} aria-disabled=${short ? "true" : nothing} data-because=${short ? say("prompt.not_yet", { count: ask.count }) : nothing} @click=${pickedAll}>${say("prompt.ok")}</button>
		${picking.picks.length ? html`<button class="btn" @click=${pickNone}>${say("prompt.back")}</button>` : nothing}
		${ask.rule === "in_order" ? html`<button class="btn" @click=${asGiven}>${say("prompt.as_given")}</button>` : nothing}</span>`;
}

/** The options of the open ask in the form that suits its kind. */
function optionsView() {
	const ask = /** @type {import("./table.js").Ask} */ (table.ask);
	if (ask.kind === "position") return positionView(ask);
	if (ask.rule === "in_order") return order()?.orderView(ask);
	if (isLong(ask)) return search()?.searchView(ask);
	return entries().map((entry) => {
		const verb = /** @type {keyof typeof KEYS} */ (ask.options[entry.places[0]].verb);
		const key = KEYS[verb] ?? entry.key;
		return ask.kind === "open" && entry.id
			? cardEntry(entry.id, entry.places, key)
			: optionButton(entry.places[0], key);
	});
}

/** What is asked of TEAM-III-5: the partner's cards that would be used. */
function consentCards() {
	const cards = table.ask?.cards ?? [];
	return cards.length
		? html`<p class="row">${cards.map((id) => {
				const found = whereIs(id);
				return html`<span class="chip">${drawnThumb(found?.card.card)}${cardName(found?.card.card)}</span>`;
			})}</p>`
		: nothing;
}

/** The menu of a card. */
export function menuView() {
	const places = optionsOf(picking.menu).filter(isOpen);
	if (!places.length) return nothing;
	const close = (/** @type {KeyboardEvent} */ event) => {
		if (event.key !== "Escape") return;
		const id = picking.menu;
		openMenu("");
		document.getElementById(`c-${id}`)?.focus();
	};
	const option = (/** @type {number} */ place) =>
		/** @type {import("./table.js").Option} */ (table.ask?.options[place]);
	const alike = (/** @type {number} */ place) =>
		places.filter((one) => wordsOf(option(one)) === wordsOf(option(place)));
	return html`<div class="menu" id="menu" role="group" aria-label=${say("prompt.menu", { name: cardName(table.ask?.options[places[0]].face) })} @keydown=${close}>
		${places.map((place, at) => html`<button class="opt" data-key=${at < 9 ? String(at + 1) : nothing} data-option=${place} @pointerenter=${() => pointAt(place)} @focus=${() => pointAt(place)} @click=${() => choosePlace(place)}>${keyView(at < 9 ? String(at + 1) : "")}<span>${wordsOf(option(place))}${alike(place).length > 1 ? html`<small>${placeWords(option(place))}</small>` : nothing}${doesView(option(place))}</span></button>`)}
		${table.ask?.kind === "open" ? html`<button class="btn quiet" data-shut=${picking.menu}>${say("prompt.others")}</button>` : nothing}
		<button class="opt pass" data-key="Escape" @click=${() => openMenu("")}>${say("prompt.close")}</button></div>`;
}

/** What stands there while nothing is asked. */
function waitingView() {
	const line =
		table.link === "lost" ? say("prompt.lost") : table.waiting?.line || (table.over ? "" : say("prompt.wait"));
	return html`<div role="status" id="question"><h2 class="soft">${line}</h2></div>`;
}

/** The bar. @param {unknown} tools buttons at its end */
export function promptView(tools) {
	const ask = table.ask;
	if (!ask || !plays())
		return html`<section class="prompt" aria-label=${say("prompt.title")}>${chainStrip()}<div class="asked">${waitingView()}${chanceView()}<span class="tools row">${tools}</span></div></section>`;
	const many = ask.kind === "open";
	return html`<section class="prompt ask ask-${ask.kind}" aria-label=${say("prompt.title")} data-ask=${ask.n}>${chainStrip()}
		<div class="asked"><div id="question"><h2>${ask.question}</h2></div>${chanceView()}<span class="tools row">${tools}</span></div>
		<div class="opts ${many ? "of-cards" : ""}" id="options">${consentCards()}${passButton()}${optionsView()}${doneButtons()}</div>
		${table.problem ? html`<p class="problem" role="alert">${table.problem}</p>` : nothing}${menuView()}</section>`;
}
