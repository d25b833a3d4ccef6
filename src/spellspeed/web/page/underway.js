// @ts-check
// The duels that this browser plays and that are not over: what stands on the first page until they are.
import { profileWords } from "./formats.js";
import { keepList, keptList, UNDERWAY } from "./kept_lists.js";
import { plays, table } from "./table.js";
import { listen } from "./wire.js";
import { say } from "./words.js";

/** @typedef {{room: string, names: string[], place: number, profile: string, turn: number, life: number[], at: number}} Underway */

/** So many are kept; the oldest make room. */
const KEPT = 10;

/** The duels under way, the last one first. @returns {Underway[]} */
export const underway = () => keptList(UNDERWAY);

/** @param {Underway[]} all */
const write = (all) => keepList(UNDERWAY, all.slice(0, KEPT));

/** A duel no longer. @param {string} room */
export function forgetUnderway(room) {
	const all = underway();
	if (all.some((one) => one.room === room)) write(all.filter((one) => one.room !== room));
}

/** A duel in words: against whom, what is played, how it stands. @param {Underway} one */
export function underwayWords(one) {
	const others = one.names.filter((_, place) => place !== one.place);
	return say("underway.how", {
		names: others.join(", "),
		format: profileWords(one.profile),
		turn: one.turn,
		life: one.life.join(" : "),
	});
}

/** The Life Points of the sides, as they were told. */
const lifeNow = () => (Array.isArray(table.parts.life) ? table.parts.life : []);

listen((message) => {
	if (!plays() || table.place === null) return;
	if (table.over?.whole) forgetUnderway(table.room);
	else if (message.t === "step" || message.t === "snapshot") {
		const turn = Number(table.parts.turn ?? 0);
		const [last] = underway();
		const life = lifeNow();
		if (!turn || (last?.room === table.room && last.turn === turn && last.life.join() === life.join())) return;
		const { room, place, settings } = table;
		const names = table.seats.map(({ name }) => name);
		const now = { room, names, place, profile: settings.own?.profile ?? "tcg", turn, life, at: Date.now() };
		write([now, ...underway().filter((one) => one.room !== room)]);
	}
});
