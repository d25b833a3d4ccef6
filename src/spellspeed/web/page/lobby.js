// @ts-check
// The lobby: rooms that wait for somebody, and duels at which one may look on.

import { redraw } from "./drawing.js";
import { formatWords } from "./formats.js";
import { goTo } from "./links.js";
import { html, nothing } from "./vendor/lit.js";
import { call } from "./wire.js";
import { say } from "./words.js";

/** @typedef {{room: string, state: string, settings: any, seats: {name: string, kind: string}[]}} Listed */

/** @type {Listed[] | null} */
let waiting = null;
/** @type {Listed[]} */
let running = [];
let problem = "";
/** How often the lists are read again while somebody looks at them. */
const EVERY = 5000;
/** @type {ReturnType<typeof setInterval> | undefined} */
let reading;

/** Read the lists again and again as long as they stand on the page; a tab that nobody sees waits. */
export async function followLobby() {
	clearInterval(reading);
	reading = setInterval(() => {
		if (!document.querySelector(".lobby")) clearInterval(reading);
		else if (!document.hidden) void readLobby();
	}, EVERY);
	await readLobby();
}

/** Ask which rooms are listed. */
export async function readLobby() {
	try {
		const [open, played] = await Promise.all([call("rooms?state=open"), call("rooms?state=running")]);
		waiting = open.rooms;
		running = played.rooms;
		problem = "";
	} catch (wrong) {
		problem = /** @type {Error} */ (wrong).message;
	}
	redraw();
}

/** @param {Listed} room @param {string} label */
const line = (room, label) =>
	html`<li><span><b>${
		room.seats
			.map((seat) => seat.name)
			.filter(Boolean)
			.join(", ") || say("lobby.nobody")
	}</b><br><span class="soft">${formatWords(room.settings)}</span></span><button class="btn push" @click=${() => goTo(`/r/${room.room}`)}>${label}</button></li>`;

export function lobbyView() {
	const seen = running.filter((room) => room.settings.spectators?.allowed);
	return html`<section class="panel lobby" aria-labelledby="lobby-title"><h2 id="lobby-title">${say("lobby.title")}</h2>
		${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
		<h3>${say("lobby.open")}</h3>${waiting?.length ? html`<ul class="lines">${waiting.map((room) => line(room, say("lobby.join")))}</ul>` : html`<p class="soft">${say("lobby.none_open")}</p>`}
		<h3>${say("lobby.running")}</h3>${seen.length ? html`<ul class="lines">${seen.map((room) => line(room, say("lobby.look_on")))}</ul>` : html`<p class="soft">${say("lobby.none_running")}</p>`}
		<p><button class="btn" @click=${readLobby}>${say("lobby.again")}</button></p></section>`;
}
