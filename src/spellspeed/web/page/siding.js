// @ts-check
// Between the duels of a match: cards of the Deck are exchanged one for one with cards of the Side Deck (SIDE-2).

import { redraw } from "./drawing.js";
import { drawnFace } from "./drawn.js";
import { readLine } from "./siding_typed.js";
import { cardName, nameOf, plays, table } from "./table.js";
import { topBar } from "./top_bar.js";
import { html, nothing } from "./vendor/lit.js";
import "./whynot.js";
import { call, listen, request } from "./wire.js";
import { language, say } from "./words.js";

/** Places in the lists as they came: what goes out and what comes in, in pairs. @type {number[]} */
let out = [];
/** @type {number[]} */
let into = [];
let problem = "";
/** The lists for which it is chosen. */
let asked = "";
const CHOSEN = "spellspeed siding";
/** How much the server's clock is ahead of this one, in milliseconds. */
let ahead = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let ticking;

listen((message) => {
	if (typeof message.at === "number") ahead = message.at - Date.now();
});

/** The facts of the own cards. @param {number[]} codes */
async function loadFaces(codes) {
	const missing = [...new Set(codes)].filter((code) => !table.faces[code]);
	if (!missing.length) return;
	Object.assign(table.faces, (await call(`cards?codes=${missing.join(",")}&language=${language}`)).faces);
	redraw();
}

/** @param {number[]} list @param {number} place */
const toggled = (list, place) => (list.includes(place) ? list.filter((one) => one !== place) : [...list, place]);

/** Cards are chosen; a reload keeps them. @param {number[]} leave @param {number[]} come */
function choose(leave, come) {
	out = leave;
	into = come;
	problem = "";
	try {
		sessionStorage.setItem(CHOSEN, JSON.stringify({ asked, out, into }));
	} catch {
		// a browser that keeps nothing: it holds until the page is closed
	}
	redraw();
}

/** What was chosen for these lists before the page was loaded again. */
function chosenBefore() {
	try {
		const kept = JSON.parse(sessionStorage.getItem(CHOSEN) ?? "null");
		if (kept?.asked === asked) return choose(kept.out, kept.into);
	} catch {
		// not readable: as if nothing had been chosen
	}
	reset();
}

/** An exchange in words. @param {SubmitEvent} event */
function typed(event) {
	event.preventDefault();
	const form = /** @type {HTMLFormElement} */ (event.target);
	try {
		const said = readLine(String(new FormData(form).get("line") ?? ""), out, into);
		if (said.deed === "reset") reset();
		else if (said.deed === "done") void done();
		else choose([...out, ...said.out], [...into, ...said.into]);
		form.reset();
	} catch (wrong) {
		problem = /** @type {Error} */ (wrong).message;
	}
	redraw();
}

async function done() {
	const { deck, side } = table.match;
	if (out.length !== into.length) {
		problem = say("siding.uneven", { out: out.length, into: into.length });
		return;
	}
	const found = await request({
		t: "exchange",
		out: out.map((place) => deck[place]),
		into: into.map((place) => side[place]),
		done: true,
	});
	problem = found?.t === "error" ? found.say : "";
	if (!problem) reset();
	redraw();
}

const reset = () => choose([], []);

/** What is left of the time for it, in minutes and seconds; "" where there is none. */
function timeLeft() {
	const until = table.match?.until;
	if (!until) return "";
	clearTimeout(ticking);
	ticking = setTimeout(redraw, 1000);
	const left = Math.max(0, Math.ceil((until - Date.now() - ahead) / 1000));
	return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** @param {string} title @param {number[]} codes @param {number} first the number on the first card
	@param {number[]} picked @param {(place: number) => void} pick */
function list(title, codes, first, picked, pick) {
	return html`<section aria-label=${title}><h2>${title} ${codes.length}</h2><ul class="stacks exchange">${codes.map(
		(code, place) =>
			html`<li><button class="card one ${picked.includes(place) ? "chosen" : ""}" aria-pressed=${picked.includes(place)} aria-label=${say("siding.card", { number: place + first, name: cardName(code) })} @click=${() => pick(place)}>${drawnFace(code)}<span class="place" aria-hidden="true">${place + first}</span></button></li>`,
	)}</ul></section>`;
}

/** The exchange of who plays; the others are told that it is going on. */
export function sidingView() {
	const { deck = [], side = [], done: ready = [], score = [] } = table.match ?? {};
	const key = `${table.room} ${table.place} ${deck.join()} ${side.join()}`;
	if (key !== asked) {
		asked = key;
		chosenBefore();
		void loadFaces([...deck, ...side]);
	}
	const title = html`<h1>${say("siding.title")} <b>${score.join(" : ")}</b></h1>`;
	const mine = plays() && table.place !== null && !ready[table.place];
	const others = table.seats.map((seat, place) => (ready[place] ? "" : seat.name)).filter(Boolean);
	if (!mine)
		return html`<div class="page">${topBar(title)}<main class="panel room-state"><h1 class="title">${say("siding.waiting")}</h1><p class="lead" role="status">${others.join(", ") || nameOf(0)} ${timeLeft()}</p></main></div>`;
	const even = out.length === into.length;
	return html`<div class="page wide">${topBar(title)}<main><div class="row deckbar"><p role="status">${say("siding.count", { out: out.length, into: into.length })}</p><b class="clock">${timeLeft()}</b>
		<button class="btn push" aria-disabled=${out.length + into.length ? nothing : "true"} data-because=${out.length + into.length ? nothing : say("siding.nothing_chosen")} @click=${reset}>${say("siding.reset")}</button><button class="btn go" aria-disabled=${even ? nothing : "true"} data-because=${even ? nothing : say("siding.not_even", { out: out.length, into: into.length })} @click=${done}>${say("siding.done", { number: out.length })}</button></div>
		<p class="soft">${say("siding.how")}</p>
		<form class="row add-card" @submit=${typed}><label class="vh" for="exchange-line">${say("siding.typed")}</label><input class="field-in" id="exchange-line" name="line" required autocomplete="off" spellcheck="false" maxlength="200" placeholder=${say("siding.typed_how", { number: deck.length + 1 })}><button class="btn">${say("siding.choose")}</button></form>${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
		${list(say("siding.deck"), deck, 1, out, (place) => choose(toggled(out, place), into))}
		${list(say("siding.side"), side, deck.length + 1, into, (place) => choose(out, toggled(into, place)))}</main></div>`;
}
