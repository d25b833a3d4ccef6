// @ts-check
// A room is made: the server is asked once, its seat and invitations are kept, and the browser goes there.
import { deckText } from "./decks_kept.js";
import { redraw } from "./drawing.js";
import { goTo } from "./links.js";
import { keepSeat, settings } from "./settings.js";
import { call } from "./wire.js";
import { say } from "./words.js";

/** Why the last room could not be made, in words; "" where nothing was wrong. */
export const making = { problem: "", now: false };

/** Make a room and go there. While one is made, a second is not. @param {object} wanted its settings
	@param {string[]} [here] the places of persons at this browser */
export async function makeRoom(wanted, here = []) {
	if (making.now) return;
	making.now = true;
	try {
		const made = await call("rooms", {
			settings: wanted,
			name: settings.name || say("start.player"),
			deck: deckText(settings.deck),
		});
		keepSeat(made.room, { token: made.token, seat: made.seat, invitations: made.invitations, here });
		making.problem = "";
		goTo(`/r/${made.room}`);
	} catch (wrong) {
		making.problem = /** @type {Error} */ (wrong).message;
		redraw();
	} finally {
		making.now = false;
	}
}
