// @ts-check
// A room that waits: who sits where, links to invite with, sitting down at a free seat with a name and a deck.

import { deckChoice, deckText, loadChoices } from "./decks_kept.js";
import { redraw } from "./drawing.js";
import { formatWords } from "./formats.js";
import { keep, keepSeat, seatKept, settings } from "./settings.js";
import { plays, table } from "./table.js";
import { topBar } from "./top_bar.js";
import { html, nothing } from "./vendor/lit.js";
import { call, join } from "./wire.js";
import { say } from "./words.js";

let problem = "";
let copied = "";
let sitting = false;
/** What a room is that cannot be looked at from within. @type {any} */
let outside = null;
/** What was typed for seats of this browser, by place. @type {Record<string, {name: string, deck: string}>} */
const typed = {};

/** The address with which somebody takes a seat. @param {string} token */
const linkOf = (token) => `${location.origin}/r/${table.room}#${token}`;

/** @param {string} place @param {string} token */
async function copy(place, token) {
	await navigator.clipboard.writeText(linkOf(token));
	copied = place;
	redraw();
}

/** Take a seat for the person at this browser. @param {number | null} place null: the one that the token is for @param {string} token
	@param {string} name @param {string} deck @param {boolean} own whether this browser looks from that seat */
async function sit(place, token, name, deck, own) {
	if (sitting) return;
	sitting = true;
	try {
		const seat = place === null ? {} : { seat: place };
		const taken = await call(`rooms/${encodeURIComponent(table.room)}/seats`, {
			token,
			...seat,
			name,
			deck: deckText(deck),
		});
		problem = "";
		if (own) {
			keepSeat(table.room, { ...seatKept(table.room), token, seat: taken.seat });
			join(table.room);
		} else {
			const kept = seatKept(table.room);
			if (kept) keepSeat(table.room, { ...kept, hot: { ...kept.hot, [String(taken.seat)]: token } });
		}
	} catch (wrong) {
		problem = /** @type {Error} */ (wrong).message;
	} finally {
		sitting = false;
		redraw();
	}
}

/** Name and deck of somebody who sits down. @param {string} id @param {{name: string, deck: string}} who
	@param {(change: {name?: string, deck?: string}) => void} change @param {() => void} done */
function sitForm(id, who, change, done) {
	return html`<form class="fields sit" @submit=${(/** @type {Event} */ event) => {
		event.preventDefault();
		done();
	}}><div><label for="${id}-name">${say("start.name")}</label><input class="field-in" id="${id}-name" required maxlength="24" autocomplete="off" .value=${who.name}
		@input=${(/** @type {Event} */ event) => change({ name: /** @type {HTMLInputElement} */ (event.target).value.trim() })}></div>
		<div>${deckChoice(`${id}-deck`, say("start.your_deck"), who.deck, (deck) => change({ deck }))}</div>
		<p><button class="btn go">${say("waiting.sit")}</button></p></form>`;
}

/** The person who looks at this browser sits down. @param {number | null} place @param {string} token */
function ownForm(place, token) {
	const who = { name: settings.name, deck: settings.deck };
	return sitForm("own", who, keep, () => sit(place, token, settings.name || say("start.player"), settings.deck, true));
}

/** Somebody else sits down at this browser. @param {number} place @param {string} token */
function hereForm(place, token) {
	typed[place] ??= { name: "", deck: settings.deck };
	const who = typed[place];
	return sitForm(
		`seat-${place}`,
		who,
		(change) => Object.assign(who, change),
		() => sit(place, token, who.name, who.deck, false),
	);
}

/** @param {{name: string, kind: string}} seat @param {number} place */
function seatView(seat, place) {
	const kept = seatKept(table.room);
	const token = kept?.invitations?.[place];
	const free = !seat.name;
	const team =
		table.seats.length > 2
			? html`<span class="chip">${say("waiting.team", { number: (place % 2) + 1 })}</span>`
			: nothing;
	const state =
		seat.kind === "bot"
			? say("room.bot")
			: free
				? ""
				: place === table.place
					? say("waiting.you")
					: say("waiting.sits");
	return html`<li class="seat"><b>${seat.name || say("room.empty_seat")}</b>${team}<span class="soft push">${state}</span>
		${
			free && token
				? kept.here?.includes(String(place))
					? hereForm(place, token)
					: html`<span class="row invite"><input class="field-in" readonly aria-label=${say("waiting.link")} .value=${linkOf(token)} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
			<button class="btn go" @click=${() => copy(String(place), token)}>${copied === String(place) ? say("waiting.copied") : say("waiting.copy")}</button></span>`
				: nothing
		}
		${free && !token && !plays() && table.settings.listed ? ownForm(place, freshToken()) : nothing}</li>`;
}

/** A token for a seat of a listed room, made here, kept once somebody sits. */
function freshToken() {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const problemView = () => (problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing);

/** The room while it waits. */
export function waitingView() {
	if (!askedChoices) void prepare();
	document.title = say("waiting.page_title");
	return html`<div class="page">${topBar()}<main class="panel room-state"><h1 class="title">${say("room.waiting")}</h1><p class="soft">${formatWords(table.settings)}</p>
		<p class="lead">${say("waiting.how")}</p><ul class="lines seats">${table.seats.map(seatView)}</ul>${problemView()}<p class="vh" role="status">${copied ? say("waiting.copied") : ""}</p></main></div>`;
}

let askedChoices = false;
/** What the choices of decks need. */
async function prepare() {
	askedChoices = true;
	await loadChoices();
	redraw();
}

/** Somebody who was invited sits down. */
export function invitedView() {
	const kept = seatKept(table.room);
	if (!askedChoices) void prepare();
	if (outside?.room !== table.room) {
		outside = { room: table.room };
		void lookIn(table.room);
	}
	return html`<div class="page">${topBar()}<main class="panel room-state"><h1 class="title">${say("waiting.invited")}</h1>
		${
			outside.seats?.length
				? html`<p class="lead">${say("waiting.with", {
						names: outside.seats
							.map((/** @type {any} */ seat) => seat.name)
							.filter(Boolean)
							.join(", "),
					})}</p><p class="soft">${formatWords(outside.settings)}</p>`
				: nothing
		}
		${ownForm(null, kept?.token ?? "")}${problemView()}</main></div>`;
}

/** @param {string} room */
async function lookIn(room) {
	try {
		outside = await call(`rooms/${encodeURIComponent(room)}`);
	} catch (wrong) {
		problem = /** @type {Error} */ (wrong).message;
	}
	redraw();
}
