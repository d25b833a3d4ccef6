// @ts-check
// The duels that were played in this browser: their recordings stay at the server, here stands which they are.
import { keepList, keptList } from "./kept_lists.js";
import { table } from "./table.js";
import { listen } from "./wire.js";

/** @typedef {{room: string, names: string[], winner: number | null, at: number}} Played */

const PLACE = "spellspeed played";
/** So many are kept; the oldest make room. */
const KEPT = 50;

/** The duels, the last one first. @returns {Played[]} */
export const played = () => keptList(PLACE);

/** @param {Played[]} all */
const write = (all) => keepList(PLACE, all.slice(0, KEPT));

/** A duel no longer. @param {string} room */
export const forgetPlayed = (room) => write(played().filter((one) => one.room !== room));

listen((message) => {
	if (message.t !== "over" || !message.whole || !message.recording || table.place === null) return;
	const others = played().filter((one) => one.room !== table.room);
	write([
		{ room: table.room, names: table.seats.map(({ name }) => name), winner: message.winner ?? null, at: Date.now() },
		...others,
	]);
});
