// @ts-check
// Several persons at one browser: each seat keeps its own connection, and between two persons a curtain hides everything.

import { redraw } from "./drawing.js";
import { HANDOVER } from "./links.js";
import { keepSeat, seatKept } from "./settings.js";
import { table } from "./table.js";
import { topBar } from "./top_bar.js";
import { html } from "./vendor/lit.js";
import { hashOf, hex, join } from "./wire.js";
import { language, say } from "./words.js";

/** How long somebody else is waited for before the curtain falls: windows that pass by themselves are shorter. */
const PATIENCE = 1000;
const SALT = 16;

/** Connections of seats at which nobody looks now: they seal, and their persons are here. @type {Map<string, WebSocket>} */
const kept = new Map();
/** For whom the curtain is about to fall. */
let due = "";
let fallen = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let falling;

/** Keep a connection for each seat of this browser beside the one that is looked from. */
export function tendSeats() {
	const hot = seatKept(table.room)?.hot ?? {};
	const tokens = new Set(Object.values(hot));
	for (const [token, socket] of kept) {
		if (tokens.has(token)) continue;
		kept.delete(token);
		socket.close();
	}
	for (const [place, token] of Object.entries(hot)) if (!kept.has(token)) sitBeside(table.room, place, token);
}

/** @param {string} room @param {string} place @param {string} token */
function sitBeside(room, place, token) {
	const secure = location.protocol === "https:" ? "wss" : "ws";
	const socket = new WebSocket(`${secure}://${location.host}/ws/1/${encodeURIComponent(room)}`);
	kept.set(token, socket);
	socket.addEventListener("open", () => socket.send(JSON.stringify({ t: "hello", token, language })));
	socket.addEventListener("message", (event) => {
		const message = JSON.parse(event.data);
		if (message.t === "sealing") void sealBeside(socket, room, place, message);
	});
	socket.addEventListener("close", () => {
		if (kept.get(token) === socket) setTimeout(() => kept.delete(token), PATIENCE);
	});
}

/** The part of that seat in the shuffle; kept, so that a reload says the same. @param {WebSocket} socket @param {string} room
	@param {string} place @param {any} sealing */
async function sealBeside(socket, room, place, sealing) {
	const seat = seatKept(room);
	if (!seat || sealing.salts?.length || (sealing.hashes?.length && !sealing.lists?.length)) return;
	const name = `${sealing.commit} ${place}`;
	const salt = seat.salts?.[name] ?? hex(crypto.getRandomValues(new Uint8Array(SALT)));
	keepSeat(room, { ...seat, salts: { ...seat.salts, [name]: salt } });
	socket.send(
		JSON.stringify(sealing.hashes?.length ? { t: "salt", salt } : { t: "salt_hash", hash: await hashOf(salt) }),
	);
}

addEventListener("popstate", () => {
	for (const socket of kept.values()) socket.close();
	kept.clear();
});

/** The places that have to do something now. @returns {number[]} */
function waitedFor() {
	if (table.over?.whole) return [];
	if (table.match?.now === "choice") return [table.match.chooser];
	if (table.match?.now === "siding")
		return table.seats.flatMap((seat, place) => (seat.kind !== "bot" && !table.match.done[place] ? [place] : []));
	return table.state === "duel" ? (table.waiting?.seats ?? []) : [];
}

/** The place to which this browser has to be handed over; null where nobody else's turn is. @returns {number | null} */
export function handedTo() {
	const hot = seatKept(table.room)?.hot;
	const places = waitedFor();
	const next = places.find((place) => hot?.[place]);
	if (!hot || next === undefined || (table.place !== null && places.includes(table.place))) {
		clearTimeout(falling);
		due = "";
		fallen = false;
		return null;
	}
	const now = `${next} ${table.seq} ${table.match?.now ?? ""}`;
	if (!fallen && now !== due) {
		due = now;
		clearTimeout(falling);
		falling = setTimeout(() => {
			fallen = true;
			dispatchEvent(new Event(HANDOVER));
			redraw();
		}, PATIENCE);
	}
	return fallen ? next : null;
}

/** The next person takes the browser: from now on it looks from that seat. @param {number} place */
function takeOver(place) {
	const seat = seatKept(table.room);
	const token = seat?.hot?.[place];
	if (!seat || !token || table.place === null) return;
	const { [place]: _, ...rest } = seat.hot ?? {};
	const before = String(table.place);
	const commit = table.sealing?.commit;
	const salts = { ...seat.salts };
	if (commit) {
		if (salts[commit]) salts[`${commit} ${before}`] = salts[commit];
		salts[commit] = salts[`${commit} ${place}`] ?? salts[commit];
	}
	keepSeat(table.room, { ...seat, token, seat: place, salts, hot: { ...rest, [before]: seat.token } });
	fallen = false;
	due = "";
	join(table.room);
}

/** The curtain: nothing of the table is in the page while it hangs. @param {number} place */
export function curtainView(place) {
	const name = table.seats[place]?.name ?? "";
	return html`<div class="page curtain">${topBar()}<main class="panel room-state"><h1 class="title">${say("curtain.title", { name })}</h1><p class="lead">${say("curtain.how")}</p>
		<p><button class="btn go" data-key="1" @click=${() => takeOver(place)}>${say("curtain.here", { name })}</button></p></main></div>`;
}
