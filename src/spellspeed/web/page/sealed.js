// @ts-check
// Whether a recording is the one that was sealed: what this page saw before anything was drawn, and what follows from the server's secret.

import { redraw } from "./drawing.js";
import { seatKept } from "./settings.js";
import { table } from "./table.js";
import { html } from "./vendor/lit.js";
import { digestOf, hashOf } from "./wire.js";
import { say } from "./words.js";

const NAME = "spellspeed 1";
const text = new TextEncoder();
/** The bytes of hex digits. @param {string} digits */
const bytesOf = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Several pieces, one after the other. @param {(string | Uint8Array)[]} pieces */
function joined(...pieces) {
	const parts = pieces.map((piece) => (typeof piece === "string" ? text.encode(piece) : piece));
	const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** As JSON with its keys in order. @param {Record<string, unknown>} deck */
const written = (deck) =>
	`{${Object.keys(deck)
		.sort()
		.map((key) => `${JSON.stringify(key)}:${JSON.stringify(deck[key])}`)
		.join(",")}}`;

/** What is shown of the lists of a seat. @param {string} room @param {number} place @param {Uint8Array} secret @param {Record<string, unknown>} deck */
async function listHash(room, place, secret, deck) {
	const nonce = bytesOf(await digestOf(joined(`list ${place}|`, secret)));
	return digestOf(joined(`${NAME}|${room}|list ${place}|`, nonce, written(deck)));
}

/** What of a recording is other than it was sealed, as keys of the words; [] where all of it fits. Each later duel of a match has a sealing of its
	own. @param {any} recording @returns {Promise<string[]>} */
export async function misfits(recording) {
	const again = recording.resealed ?? [];
	const seen = table.sealing;
	const duels = (recording.steps ?? []).flatMap((/** @type {any} */ step) => (step.step === "duel" ? [step.duel] : []));
	const found = await misfitsOf(recording.sealing, recording.seed, recording.decks ?? []);
	for (const sealing of again) {
		const duel = duels[sealing.duel - 1];
		found.push(...(await misfitsOf(sealing, duel?.seed, inOrderOf(sealing.lists ?? [], duel?.decks ?? []))));
	}
	// A duel that somebody lost by not showing its part, before anything was answered, needs no seal.
	if (
		duels.some(
			(/** @type {any} */ duel, /** @type {number} */ at) =>
				at && duel.answers.length > 1 && !again.some((/** @type {any} */ sealing) => sealing.duel === at + 1),
		)
	)
		found.push("seed");
	const known = [recording.sealing, ...again].find((sealing) => sealing.commit === seen?.commit);
	if (seen?.salts.length && !known) found.push("commit");
	if (known && table.over?.secret && table.over.secret !== known.secret) found.push("commit");
	return [...new Set(found)];
}

/** The decks of the seats, each in the place of the list that it is: teams change seats between duels. @param {any[]} lists @param {any[]} decks */
function inOrderOf(lists, decks) {
	const left = [...decks];
	return lists.map((list) => {
		const own = left.findIndex((deck) =>
			Object.keys(deck).every((part) => JSON.stringify(deck[part]) === JSON.stringify(list[part])),
		);
		return left.splice(Math.max(own, 0), 1)[0];
	});
}

/** What of one shuffle is other than it was sealed. @param {any} sealing @param {string} seed @param {any[]} decks */
async function misfitsOf(sealing, seed, decks) {
	const { room, commit, secret: digits, hashes, salts, lists = [], list_hashes: listHashes = [] } = sealing;
	const secret = bytesOf(digits);
	const found = [];
	const seen = table.sealing?.commit === commit ? table.sealing : null;
	if ((await digestOf(joined(`${NAME}|${room}|`, secret))) !== commit) found.push("commit");
	const own = await Promise.all(
		lists.map((/** @type {any} */ deck, /** @type {number} */ place) => listHash(room, place, secret, deck)),
	);
	const bound = seatKept(room)?.lists?.[commit] ?? seen?.lists.join(" ");
	if (
		!lists.length ||
		own.join(" ") !== listHashes.join(" ") ||
		(bound && bound !== listHashes.join(" ")) ||
		decks.some((/** @type {any} */ deck, /** @type {number} */ place) =>
			Object.keys(deck ?? {}).some((part) => JSON.stringify(deck[part]) !== JSON.stringify(lists[place]?.[part])),
		)
	)
		found.push("lists");
	const shown = await Promise.all(salts.map(hashOf));
	if (shown.join(" ") !== hashes.join(" ") || (seen?.hashes.length && seen.hashes.join(" ") !== hashes.join(" ")))
		found.push("salts");
	const pieces = [secret, ...salts.flatMap((/** @type {string} */ salt) => ["|", bytesOf(salt)])];
	if ((await digestOf(joined(...pieces))) !== seed) found.push("seed");
	return found;
}

/** What is said of the sealing, by the room's commitment, once somebody wanted to see it. @type {Map<string, string>} */
const checked = new Map();

/** Fetch the recording and compare it with what was sealed. @param {string} name its commitment @param {string} link */
async function check(name, link) {
	checked.set(name, say("end.checking"));
	try {
		const wrong = await misfits(await (await fetch(link)).json());
		const what = wrong.map((key) => say(`end.misfit_${key}`)).join("; ");
		checked.set(name, wrong.length ? say("end.misfits", { what }) : say("end.fits"));
	} catch {
		checked.set(name, "");
	}
	redraw();
}

/** The server's secret, and whether the recording fits it. @param {string} link where the recording is */
export function sealedView(link) {
	const commit = table.sealing?.commit ?? "";
	if (!checked.has(commit)) void check(commit, link);
	return html`<p>${say("end.sealed_how")}</p><p role="status"><b>${checked.get(commit)}</b></p><dl><dt>${say("end.commit")}</dt><dd>${commit}</dd><dt>${say("end.secret")}</dt><dd>${table.over.secret}</dd></dl>`;
}
