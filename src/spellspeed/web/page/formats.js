// @ts-check
// What a room plays, in short.
import { say } from "./words.js";

/** The name of a profile as it is shown. @param {string} name */
export const profileWords = (name) => (name.length < 4 ? name.toUpperCase() : name[0].toUpperCase() + name.slice(1));

/** What a room is, in short. @param {any} made its settings as the server shows them */
export function formatWords(made) {
	return say("room_form.in_short", {
		profile: profileWords(made.own?.profile ?? "tcg"),
		list: made.own?.list ?? "none",
		kind: say(`room_form.kind_${made.kind}`),
		seats: made.seats,
		clock: made.clock ? `${made.clock.bank / 60}+${made.clock.increment}` : "none",
	});
}
