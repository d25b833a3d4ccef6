// @ts-check
// Talk between persons: eight phrases, each sender mutable, and the card that a partner points at.
import { afterDrawing, redraw } from "./drawing.js";
import { below } from "./duel_places.js";
import { tell } from "./live.js";
import { looking, openSheet } from "./looking.js";
import { cardName, nameOf, table, whereIs } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { request } from "./wire.js";
import { say } from "./words.js";

const PHRASES = ["hello", "good_luck", "one_moment", "thanks", "sorry", "well_played", "good_game", "bye"];
/** How long something that was said stands there, in milliseconds. */
const STANDS = 6000;

/** The name of who sits at a place. @param {number} place */
const whoIs = (place) => table.seats[place]?.name ?? "";

/** Places whose phrases are not heard. @type {Set<number>} */
const muted = new Set();
let isOpen = false;
/** The card that the partner points at. */
let pinged = "";

const toast = document.createElement("div");
toast.className = "toast";
toast.setAttribute("aria-hidden", "true"); // those who hear the page are told by live.js
document.body.append(toast);

/** Tell something for a while, to eyes and ears. @param {string} line */
function announce(line) {
	const told = document.createElement("p");
	told.textContent = line;
	toast.append(told);
	setTimeout(() => told.remove(), STANDS);
	tell(line);
}

/** Say something to the server; what it has against it is told. @param {Record<string, unknown>} message */
async function send(message) {
	const found = await request(message);
	if (found?.t === "error") announce(found.say);
	return found?.t === "ack";
}

/** @param {{t: string, seat: number, phrase?: string, id?: string}} message */
export function heard(message) {
	if (muted.has(message.seat)) return;
	const name = whoIs(message.seat);
	if (message.t === "spoken") announce(say("talk.said", { name, phrase: say(`talk.${message.phrase}`) }));
	else point(name, message.id ?? "");
}

/** A card is pointed at: it glows for a while, and its field comes forward. @param {string} name @param {string} id */
function point(name, id) {
	const found = whereIs(id);
	if (!found) return;
	pinged = id;
	looking.fields[found.seat % 2] = found.seat;
	setTimeout(() => {
		if (pinged !== id) return;
		document.getElementById(`c-${id}`)?.classList.remove("pinged");
		pinged = "";
	}, STANDS);
	const card = found.card.card ? cardName(found.card.card) : say("talk.hidden");
	announce(say("talk.points", { name, card, owner: nameOf(found.seat) }));
	redraw();
}

/** Show a card to the partner. @param {string} id */
export async function pointAt(id) {
	if (await send({ t: "point", card: id })) announce(say("talk.pointed"));
}

/** Open the phrases, or close them. */
export function openTalk() {
	isOpen = !isOpen;
	openSheet(isOpen ? "side" : "");
	redraw();
	if (isOpen) queueMicrotask(() => /** @type {HTMLElement | null} */ (document.querySelector("#talk button"))?.focus());
}

/** @param {string} phrase */
async function speak(phrase) {
	await send({ t: "say", phrase });
	openTalk();
	/** @type {HTMLElement | null} */ (document.querySelector("[data-talk]"))?.focus();
}

/** @param {number} place */
function mute(place) {
	if (!muted.delete(place)) muted.add(place);
	redraw();
}

function talkView() {
	if (!isOpen || table.place === null) return nothing;
	const others = table.seats
		.map(({ kind }, place) => ({ kind, place }))
		.filter(({ kind, place }) => kind === "person" && place !== table.place);
	return html`<section class="talk" id="talk" aria-labelledby="talk-title"><h2 id="talk-title">${say("talk.title")}</h2>
		<div class="row">${PHRASES.map((phrase) => html`<button class="btn" @click=${() => speak(phrase)}>${say(`talk.${phrase}`)}</button>`)}</div>
		<div class="row">${others.map(({ place }) => html`<button class="btn quiet" aria-pressed=${muted.has(place)} @click=${() => mute(place)}>${say("talk.mute", { name: whoIs(place) })}</button>`)}</div></section>`;
}

below.set("talk", talkView);
afterDrawing(() => {
	if (pinged) document.getElementById(`c-${pinged}`)?.classList.add("pinged");
});
