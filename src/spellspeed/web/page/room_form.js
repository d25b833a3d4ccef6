// @ts-check
// A room to be made: format, list, match, clock, who sits where, who may look on. Its seats are told apart by team.

import { botChoice } from "./bots.js";
import { choices, deckChoice, deckText } from "./decks_kept.js";
import { redraw } from "./drawing.js";
import { profileWords } from "./formats.js";
import { makeRoom, making } from "./making.js";
import { keep, settings } from "./settings.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

const CLOCKS = ["", "300+10", "600+10", "1200+20"];
const DELAYS = ["no", "0", "60", "300"];

const form = {
	profile: "goat",
	list: "",
	kind: "duel",
	seats: 2,
	clock: "",
	timed: false,
	spectators: "0",
	listed: false,
	takeback: false,
	/** Who sits at the other seats: a person who is invited, one at this browser, a bot. @type {string[]} */
	who: ["person", "person", "person"],
	bots: ["sensible", "sensible", "sensible"],
	decks: ["worlds_2020", "chaos_goat_control", "worlds_2020"],
};

/** @param {number} place a seat after the own */
const seatAt = (place) =>
	form.who[place - 1] === "bot"
		? { kind: "bot", bot: form.bots[place - 1], deck: deckText(form.decks[place - 1]) }
		: { kind: "person" };

function clockChosen() {
	if (!form.clock) return null;
	const [bank, increment] = form.clock.split("+").map(Number);
	return { bank, increment };
}

/** The settings of the room as the server takes them. */
function chosen() {
	const others = Array.from({ length: form.seats - 1 }, (_, place) => seatAt(place + 1));
	return {
		own: { profile: form.profile, ...(form.list ? { list: form.list } : {}) },
		kind: form.kind,
		seats: form.seats,
		clock: clockChosen(),
		match_minutes: form.kind === "match" && form.timed ? 40 : null,
		spectators: { allowed: form.spectators !== "no", delay: form.spectators === "no" ? 0 : Number(form.spectators) },
		listed: form.listed,
		takeback: form.takeback,
		who: [{ kind: "person" }, ...others],
	};
}

/** Make the room. */
function make() {
	const here = form.who.flatMap((who, place) => (who === "here" && place + 1 < form.seats ? [String(place + 1)] : []));
	return makeRoom(chosen(), here);
}

/** @param {keyof typeof form} name @param {string} label @param {[string, string][]} entries */
function choice(name, label, entries) {
	const change = (/** @type {Event} */ event) => {
		const value = /** @type {HTMLSelectElement} */ (event.target).value;
		Object.assign(form, { [name]: typeof form[name] === "number" ? Number(value) : value });
		redraw();
	};
	return html`<div><label for="room-${name}">${label}</label><select class="field-in" id="room-${name}" @change=${change}>${entries.map(([value, words]) => html`<option value=${value} ?selected=${String(form[name]) === value}>${words}</option>`)}</select></div>`;
}

/** @param {"listed" | "takeback" | "timed"} name @param {string} label */
function switched(name, label) {
	const change = (/** @type {Event} */ event) => {
		form[name] = /** @type {HTMLInputElement} */ (event.target).checked;
	};
	return html`<label class="row check"><input type="checkbox" id="room-${name}" .checked=${form[name]} @change=${change}>${label}</label>`;
}

/** Who sits at a seat. @param {number} place */
function seatView(place) {
	const change = (/** @type {Event} */ event) => {
		form.who[place - 1] = /** @type {HTMLSelectElement} */ (event.target).value;
		redraw();
	};
	const who = form.who[place - 1];
	const label = say(form.seats === 2 ? "room_form.other" : place === 2 ? "room_form.partner" : "room_form.opponent", {
		number: place === 1 ? 1 : 2,
	});
	return html`<div><label for="seat-${place}">${label}</label><select class="field-in" id="seat-${place}" @change=${change}>
		${["person", "here", "bot"].map((kind) => html`<option value=${kind} ?selected=${kind === who}>${say(`room_form.seat_${kind}`)}</option>`)}</select>
		${who === "bot" ? botChoice(`bot-${place}`, say("start.strength"), form.bots[place - 1], (bot) => (form.bots[place - 1] = bot)) : nothing}
		${who === "bot" ? deckChoice(`deck-${place}`, say("room_form.bots_deck"), form.decks[place - 1], (deck) => (form.decks[place - 1] = deck), form.profile) : nothing}</div>`;
}

export function roomForm() {
	const name = (/** @type {Event} */ event) =>
		keep({ name: /** @type {HTMLInputElement} */ (event.target).value.trim() });
	return html`<form class="panel room-form" aria-labelledby="form-title" @submit=${(/** @type {Event} */ event) => {
		event.preventDefault();
		void make();
	}}><h2 id="form-title">${say("room_form.title")}</h2>
		<div class="fields"><div><label for="room-name">${say("start.name")}</label><input class="field-in" id="room-name" maxlength="24" autocomplete="nickname" .value=${settings.name} placeholder=${say("start.player")} @change=${name}></div>
		<div>${deckChoice("room-deck", say("start.your_deck"), settings.deck, (deck) => keep({ deck }), form.profile)}</div>
		${choice(
			"profile",
			say("room_form.format"),
			(choices.profiles.length ? choices.profiles : ["goat"]).map((one) => [one, profileWords(one)]),
		)}
		${choice("list", say("room_form.list"), [["", say("room_form.usual_list")], ["none", say("room_form.no_list")], .../** @type {[string, string][]} */ (choices.lists.map((one) => [one, one]))])}
		${choice("kind", say("room_form.kind"), [
			["duel", say("room_form.kind_duel")],
			["match", say("room_form.kind_match")],
		])}
		${choice("seats", say("room_form.seats"), [
			["2", say("room_form.two")],
			["4", say("room_form.four")],
		])}
		${Array.from({ length: form.seats - 1 }, (_, place) => seatView(place + 1))}
		${choice(
			"clock",
			say("room_form.clock"),
			CLOCKS.map((one) => [
				one,
				one
					? say("room_form.minutes", { minutes: Number(one.split("+")[0]) / 60, seconds: one.split("+")[1] })
					: say("room_form.no_clock"),
			]),
		)}
		${choice(
			"spectators",
			say("room_form.spectators"),
			DELAYS.map((one) => [one, say(`room_form.delay_${one}`)]),
		)}</div>
		<div class="checks">${switched("listed", say("room_form.listed"))}${switched("takeback", say("room_form.takeback"))}${form.kind === "match" ? switched("timed", say("room_form.timed")) : nothing}</div>
		${making.problem ? html`<p class="problem" role="alert">${making.problem}</p>` : nothing}
		<p><button class="btn go">${say("room_form.make")}</button></p></form>`;
}
