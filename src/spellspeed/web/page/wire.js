// @ts-check
// The socket of a room: the first message, the sealing of the shuffle, resuming what was broken, an answer until it is acknowledged.
import { redraw } from "./drawing.js";
import { keepSeat, seatKept, settings } from "./settings.js";
import { apply, clear, table } from "./table.js";
import { language } from "./words.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING = 15_000;
const PATIENCE = 10_000;
/** Ends after which there is nothing to come back to. */
const FINAL = new Set(["token", "fault", "bad_message"]);

/** @type {WebSocket | null} */
let socket = null;
let room = "";
let tries = 0;
let named = 0;
/** The answer that is not acknowledged yet. @type {{t: "answer", id: string, ask: number, picks: number[]} | null} */
let unheard = null;
/** A token that a link brought to a browser that has a seat: it is kept if the server takes it, else forgotten. */
let offered = "";
/** What of the sealing was sent over this connection: once is enough. */
let sealed = "";
/** Who waits for the answer to a message, by its id. @type {Map<string, (message: any) => void>} */
const asked = new Map();
/** @type {Set<(message: any) => void>} */
const listeners = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pinging;

/** Be told of every message after it was taken. @param {(message: any) => void} told @returns {() => void} ends it */
export function listen(told) {
	listeners.add(told);
	return () => listeners.delete(told);
}

/** Go to a room. @param {string} name @param {string} [token] one that may be for another seat than the one that is kept */
export function join(name, token = "") {
	leave();
	room = name;
	offered = token;
	table.room = name;
	tries = 0;
	open();
}

/** Leave the room: nothing of its table stays. */
export function leave() {
	clear();
	clearTimeout(waiting);
	clearTimeout(pinging);
	room = "";
	unheard = null;
	asked.clear();
	socket?.close();
	socket = null;
}

function open() {
	const to = new WebSocket(
		`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/1/${encodeURIComponent(room)}`,
	);
	socket = to;
	sealed = "";
	to.addEventListener("open", () => {
		const again = table.epoch ? { epoch: table.epoch, since: table.seq } : {};
		to.send(JSON.stringify({ t: "hello", token: offered || (seatKept(room)?.token ?? ""), language, ...again }));
		ping();
	});
	to.addEventListener("message", (event) => {
		if (to === socket) take(JSON.parse(event.data));
	});
	to.addEventListener("close", () => {
		if (to === socket) lost();
	});
}

/** The connection is broken: it is tried again, later each time, never all at once. @param {number} [least] */
function lost(least = 0) {
	clearTimeout(pinging);
	socket = null;
	if (!room) return;
	if (table.bye === "token" && offered) {
		offered = "";
		table.bye = "";
		open();
		return;
	}
	if (FINAL.has(table.bye)) {
		table.link = "ended";
		redraw();
		return;
	}
	table.link = "lost";
	const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++);
	clearTimeout(waiting);
	waiting = setTimeout(open, Math.max(least, most * (0.5 + Math.random() / 2)));
	redraw();
}

/** Try at once, where somebody asks for it. */
export function reconnect() {
	if (table.link !== "lost") return;
	clearTimeout(waiting);
	open();
}

/** Ask whether the server is there; a socket that says nothing for too long is as good as closed. */
function ping() {
	clearTimeout(pinging);
	pinging = setTimeout(() => {
		send({ t: "ping", k: 1 });
		pinging = setTimeout(() => {
			const silent = socket;
			socket = null;
			silent?.close();
			lost();
		}, PATIENCE);
	}, PING);
}

/** @param {any} message */
function take(message) {
	ping();
	if (message.t === "welcome") {
		tries = 0;
		table.bye = "";
		if (message.seat >= 0) {
			const kept = seatKept(room);
			if (offered) keepSeat(room, { token: offered, seat: message.seat });
			else if (kept && kept.seat === undefined) keepSeat(room, { ...kept, seat: message.seat });
		}
		offered = "";
		if (unheard) send(unheard);
	}
	if (
		unheard &&
		message.id === unheard.id &&
		(message.t === "ack" || (message.t === "error" && message.code !== "unavailable"))
	)
		unheard = null;
	const told = message.id ? asked.get(message.id) : undefined;
	if (!told || message.t !== "error") apply(message); // a refused request is said where it was made
	if (message.t === "sealing") void seal();
	if (told) {
		asked.delete(message.id);
		told(message);
	}
	for (const listener of listeners) listener(message);
	redraw();
}

/** Send a message; false where there is no connection now. @param {any} message */
export function send(message) {
	if (socket?.readyState !== WebSocket.OPEN) return false;
	socket.send(JSON.stringify(message));
	return true;
}

/** Send a message and wait for what answers it. Null where the connection is broken before. @param {any} message @returns {Promise<any>} */
export function request(message) {
	const id = `m${++named}`;
	return new Promise((told) => {
		asked.set(id, told);
		if (!send({ ...message, id })) {
			asked.delete(id);
			told(null);
		}
	});
}

/** Answer the open ask by places of its options; it is sent again until it is acknowledged. @param {number[]} picks */
export function answer(picks) {
	if (!table.ask || unheard) return;
	unheard = { t: "answer", id: `a${table.ask.n}-${++named}`, ask: table.ask.n, picks };
	send(unheard);
	redraw();
}

/** Whether an answer is under way. */
export const isAnswering = () => unheard !== null;

// ---- the sealing: this browser's part of the shuffle, kept so that a reload shows the same

async function seal() {
	const now = table.sealing;
	const kept = seatKept(room);
	if (!now || !kept || table.place === null || now.salts.length) return;
	const step = `${now.commit} ${now.hashes.length}`;
	if (sealed === step) return;
	sealed = step;
	// A salt is shown once the lists of all are bound, and only if they are those that were bound when the hashes came.
	if (now.hashes.length && !now.lists.length) return;
	const bound = kept.lists?.[now.commit];
	if (now.hashes.length && bound && bound !== now.lists.join(" ")) return;
	const lists = now.hashes.length ? { ...kept.lists, [now.commit]: now.lists.join(" ") } : kept.lists;
	const salts = kept.salts ?? {};
	const salt = salts[now.commit] ?? hex(crypto.getRandomValues(new Uint8Array(16)));
	keepSeat(room, { ...kept, ...(lists && { lists }), salts: { ...salts, [now.commit]: salt } });
	const hash = await hashOf(salt);
	if (!now.hashes.length) send({ t: "salt_hash", hash });
	else if (now.hashes.includes(hash)) send({ t: "salt", salt });
}

/** The SHA-256 of a salt, both as hex digits. @param {string} salt */
export const hashOf = (salt) => digestOf(Uint8Array.from(salt.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));

/** The SHA-256 of bytes as hex digits. A page that is neither encrypted nor of this machine has no digest of the browser's.
	@param {Uint8Array<ArrayBuffer>} bytes */
export async function digestOf(bytes) {
	if (!crypto.subtle) return hex((await import("./vendor/sha256.js")).sha256(bytes));
	return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** As hex digits. @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Say it to the server's HTTP interface. @param {string} path @param {unknown} [body] sent as JSON @returns {Promise<any>}
	@throws Error with what it says, and its code as the cause */
export async function call(path, body) {
	const options =
		body === undefined
			? {}
			: { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
	const found = await fetch(`/api/1/${path}`, {
		...options,
		headers: { ...options.headers, "Accept-Language": settings.language || language },
	});
	const told = await found.json();
	if (!found.ok) throw new Error(told.say ?? String(found.status), { cause: told.code });
	return told;
}
