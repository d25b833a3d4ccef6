// @ts-check
// Looking back: a recorded duel as it stood at each step, from a seat or with all hands open. The server keeps nothing: each look sends the recording.

import { cardPanel } from "./card_panel.js";
import { chainView } from "./chain.js";
import { redraw, show } from "./drawing.js";
import { tableView } from "./duel.js";
import { goTo } from "./links.js";
import { logView } from "./log.js";
import { looking, openSheet } from "./looking.js";
import { pilePanel } from "./piles.js";
import { forgetPlayed, played } from "./played.js";
import { keepSeat, settings } from "./settings.js";
import { apply, clear, nameOf, seatCount, table } from "./table.js";
import { topBar } from "./top_bar.js";
import { html, nothing } from "./vendor/lit.js";
import "./whynot.js";
import { call, leave } from "./wire.js";
import { language, say } from "./words.js";

/** Milliseconds between two steps while it plays. */
const PACE = 900;
/** How many looks are kept, those looked at last: a step that was seen is not asked for again. */
const KEPT = 600;
/** How many steps are fetched ahead of the one that is looked at. */
const AHEAD = 3;

let recording = "";
let duel = 0;
let duels = 1;
let step = 0;
let steps = 0;
/** From where it is looked at: a seat, or "open". @type {number | "open"} */
let seat = "open";
let by = -1;
/** @type {string[]} */
let answer = [];
let question = "";
let problem = "";
/** Where turns begin. @type {{step: number, turn: number, seat: number}[]} */
let turns = [];
/** Steps at which something happens that everybody sees. @type {number[]} */
let moments = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let playing;
/** Looks by what was asked, also those that are under way. @type {Map<string, Promise<any>>} */
const seen = new Map();
/** The look that is wanted last: others that come later than it are not drawn. */
let wanted = "";

/** Come to the look back; `#/r/...` behind the address names the recording of a room. */
export async function enter() {
	leave();
	stop();
	clear();
	show(backView);
	document.title = say("back.page_title");
	const room = location.hash.slice(1);
	if (room) await openRoom(room);
}

/** @param {string} room */
async function openRoom(room) {
	const found = await fetch(`/api/1/rooms/${encodeURIComponent(room)}/recording`);
	const text = await found.text();
	if (found.ok) await openText(text);
	else {
		problem = JSON.parse(text).say;
		redraw();
	}
}

/** @param {string} text */
async function openText(text) {
	recording = text;
	duel = 0;
	seat = "open";
	seen.clear();
	await begin();
}

/** A duel of the recording from its beginning, with its marks. */
async function begin() {
	turns = [];
	moments = [];
	await look(0);
	if (problem) return;
	const of = `${duel} ${recording.length}`;
	try {
		const found = await call("recordings/marks", { recording, duel });
		if (of === `${duel} ${recording.length}`) ({ turns, moments } = found);
	} catch (wrong) {
		problem = /** @type {Error} */ (wrong).message;
	}
	redraw();
}

/** @param {Event} event */
async function openFile(event) {
	const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
	if (file) await openText(await file.text());
}

/** @param {number} to */
const keyOf = (to) => `${duel} ${seat} ${to}`;

/** A look, asked for once. @param {number} to @returns {Promise<any>} */
function fetched(to) {
	const key = keyOf(to);
	const found = seen.get(key) ?? call("recordings/view", { recording, duel, step: to, seat });
	seen.delete(key);
	seen.set(key, found); // as the last that was looked at
	found.catch(() => seen.delete(key));
	for (const old of seen.keys()) {
		if (seen.size <= KEPT) break;
		seen.delete(old);
	}
	return found;
}

/** Look at a step. @param {number} to */
async function look(to) {
	const key = keyOf(to);
	wanted = key;
	try {
		const found = await fetched(to);
		if (wanted !== key) return;
		take(found);
		void ahead();
	} catch (wrong) {
		stop();
		problem = /** @type {Error} */ (wrong).message;
	}
	redraw();
}

/** Fetch the next steps one after the other, as long as nothing else is wanted. */
async function ahead() {
	const key = wanted;
	const from = step;
	try {
		for (let to = from + 1; to <= Math.min(steps, from + AHEAD) && wanted === key; to++) await fetched(to);
	} catch {
		// it is said when the step is looked at
	}
}

/** The table as it stood. @param {any} found */
function take(found) {
	problem = "";
	({ duels, step, steps, by, answer } = found);
	question = found.question ?? "";
	if (!table.seats.length || table.seats.length !== found.names.length) clear();
	table.seats = found.names.map((/** @type {string} */ name) => ({ name, kind: "person" }));
	table.state = "back";
	table.place = seat === "open" ? (found.names.length > 2 ? 0 : null) : seat;
	const { parts, faces, log, log_kinds } = found;
	apply({ t: "snapshot", seq: step, parts, faces, log, log_kinds });
	table.events = found.events;
	table.over = { whole: false };
}

/** @param {number} to */
const go = (to) => look(Math.max(0, Math.min(steps, to)));

function stop() {
	clearTimeout(playing);
	playing = undefined;
}

/** Go on by itself until the end. */
function play() {
	if (playing) {
		stop();
		redraw();
		return;
	}
	const next = async () => {
		if (step >= steps) return stop();
		await go(step + 1);
		if (playing) playing = setTimeout(next, PACE);
	};
	playing = setTimeout(next, 0);
	redraw();
}

/** @param {Event} event */
function changeSeat(event) {
	const value = /** @type {HTMLSelectElement} */ (event.target).value;
	seat = value === "open" ? "open" : Number(value);
	void look(step);
}

/** @param {Event} event */
function changeDuel(event) {
	duel = Number(/** @type {HTMLSelectElement} */ (event.target).value);
	void begin();
}

/** Play on from here against the bot, in a room of one's own. */
async function goOn() {
	stop();
	try {
		const name = settings.name || say("start.player");
		const place = seat === "open" ? 0 : seat;
		const made = await call("recordings/rooms", { recording, duel, step, seat: place, name });
		keepSeat(made.room, { token: made.token, seat: made.seat });
		goTo(`/r/${made.room}`);
	} catch (wrong) {
		problem = /** @type {Error} */ (wrong).message;
		redraw();
	}
}

/** Keys of the bar; arrows and Home and End beside them, where they do nothing else. @type {Record<string, string>} */
const SAME = { ArrowLeft: "-", ArrowRight: "+", Home: "0", End: "9" };

/** @param {KeyboardEvent} event */
function pressed(event) {
	const target = event.target instanceof Element ? event.target : null;
	if (table.state !== "back" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
	if (target?.closest("input, select, textarea") || (event.key in SAME && target?.closest("[data-walk], .log"))) return;
	const key = SAME[event.key] ?? (settings.keys ? event.key : "");
	const button = key && document.querySelector(`.back-bar [data-key="${CSS.escape(key)}"]`);
	if (!(button instanceof HTMLButtonElement)) return;
	event.preventDefault();
	button.click();
}

document.addEventListener("keydown", pressed);

// ---- what is seen

/** @param {string} key @param {string} label @param {string} sign @param {number} to */
function stepButton(key, label, sign, to) {
	const shut = to < 0 || to > steps || to === step;
	const because = !shut ? nothing : say(`back.no_${"0[-".includes(key) ? "earlier" : "later"}`);
	return html`<button class="btn ${key === "+" ? "go" : ""}" data-key=${key} aria-label=${sign === label ? nothing : label} title=${sign === label ? nothing : label} aria-disabled=${shut ? "true" : nothing} data-because=${because} @click=${() => go(to)}>${sign}</button>`;
}

function barView() {
	const seats = Array.from({ length: seatCount() }, (_, place) => place);
	const turnNow = turns.findLast((mark) => mark.step <= step);
	const next =
		step < steps
			? say("back.next", {
					name: by >= 0 ? nameOf(by) : "",
					answer: answer.join(", "),
					asked: question ? (answer.length ? 2 : 1) : 0,
					question,
				})
			: say("back.end");
	return html`<section class="prompt back-bar" aria-label=${say("back.title")}><div role="status" id="question"><h2>${say("back.step", { step, steps })} <span class="soft">${next}</span></h2></div>
		<div class="row steps">${stepButton("0", say("back.first"), "|‹", 0)}${stepButton("[", say("back.moment_back"), "«", moments.findLast((one) => one < step) ?? step)}${stepButton("-", say("back.one_back"), "‹", step - 1)}
		${stepButton("+", say("back.on"), say("back.on"), step + 1)}${stepButton("]", say("back.moment_on"), "»", moments.find((one) => one > step) ?? step)}${stepButton("9", say("back.last"), "›|", steps)}
		<button class="btn" aria-pressed=${!!playing} @click=${play}>${say("back.play")}</button>${step < steps ? html`<button class="btn" @click=${goOn}>${say("back.go_on")}</button>` : nothing}
		<input type="range" class="scrub" min="0" max=${steps} .value=${String(step)} aria-label=${say("back.scrub")} @change=${(/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
		${turns.length ? html`<label class="vh" for="back-turn">${say("back.turn")}</label><select class="field-in size" id="back-turn" @change=${(/** @type {Event} */ event) => go(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>${turns.map((mark) => html`<option value=${mark.step} .selected=${mark === turnNow}>${say("back.turn_of", { turn: mark.turn, name: nameOf(mark.seat) })}</option>`)}</select>` : nothing}
		<label class="vh" for="back-seat">${say("back.seat")}</label><select class="field-in size" id="back-seat" @change=${changeSeat}><option value="open" ?selected=${seat === "open"}>${say("back.open_hands")}</option>${seats.map((place) => html`<option value=${place} ?selected=${seat === place}>${say("back.as", { name: nameOf(place) })}</option>`)}</select>
		${duels > 1 ? html`<label class="vh" for="back-duel">${say("back.duel")}</label><select class="field-in size" id="back-duel" @change=${changeDuel}>${Array.from({ length: duels }, (_, at) => html`<option value=${at} ?selected=${at === duel}>${say("back.duel_number", { number: at + 1 })}</option>`)}</select>` : nothing}</div>
		${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}</section>`;
}

const fileView = () =>
	html`<div class="page">${topBar()}<main class="panel room-state"><h1 class="title">${say("back.title")}</h1><p class="lead">${say("start.back_how")}</p>
	<p><label class="btn go file">${say("start.to_back")}<input class="vh" id="recording" type="file" accept=".json,application/json" @change=${openFile}></label></p>${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}${playedView()}</main></div>`;

/** The duels that were played here, each to be opened or forgotten. */
function playedView() {
	const all = played();
	if (!all.length) return nothing;
	const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
	return html`<h2 id="played-title">${say("back.played")}</h2><ul class="played" aria-labelledby="played-title">${all.map(
		({ room, names, winner, at }) =>
			html`<li class="row"><button class="btn" @click=${() => openRoom(room)}>${names.join(", ")} <small class="soft">${winner === null ? say("end.draw") : say("end.won_by", { names: names.filter((_, place) => place % 2 === winner).join(", ") })} · ${when.format(at)}</small></button>
			<button class="btn quiet" aria-label=${say("back.forget", { names: names.join(", ") })} @click=${() => {
				forgetPlayed(room);
				redraw();
			}}>×</button></li>`,
	)}</ul>`;
}

function backView() {
	if (table.state !== "back") return fileView();
	const title = html`<h1>${say("back.title")}</h1>`;
	const other = html`<label class="btn quiet file">${say("start.to_back")}<input class="vh" id="recording" type="file" accept=".json,application/json" @change=${openFile}></label>`;
	const bar = barView();
	return html`<div class="duel ${seatCount() > 2 ? "team" : ""}">${topBar(title, other)}${cardPanel()}${tableView(bar)}
		<div class="side ${looking.sheet === "side" ? "open" : ""}" id="side">${pilePanel() === nothing ? chainView() : pilePanel()}${logView()}<button class="btn only-small" @click=${() => openSheet("")}>${say("card.close")}</button></div></div>`;
}
