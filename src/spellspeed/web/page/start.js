// @ts-check
// The first page: play the bot with one click.

import { redraw } from "./drawing.js";
import { goTo } from "./links.js";
import { keepSeat, settings } from "./settings.js";
import { topBar } from "./top_bar.js";
import { html } from "./vendor/lit.js";
import { call } from "./wire.js";
import { say } from "./words.js";

const OWN_DECK = "chaos_goat_control";
const OTHER_DECK = "worlds_2020";
let problem = "";
let making = false;

/** Make a room against the bot and go there. */
export async function playBot() {
	if (making) return;
	making = true;
	try {
		const made = await call("rooms", {
			settings: {
				own: { profile: "goat" },
				who: [{ kind: "person" }, { kind: "bot", bot: "sensible", deck: OTHER_DECK }],
			},
			name: settings.name || say("start.player"),
			deck: settings.deck || OWN_DECK,
		});
		keepSeat(made.room, { token: made.token, seat: made.seat });
		goTo(`/r/${made.room}`);
	} catch (wrong) {
		problem = /** @type {Error} */ (wrong).message;
		redraw();
	} finally {
		making = false;
	}
}

export function startView() {
	return html`<div class="page">${topBar()}<main><div class="hero"><div>
		<h1 class="title">${say("start.title")}</h1><p class="lead">${say("start.lead")}</p>
		<div class="starts"><button class="big first" @click=${playBot}><span></span><span><b>${say("start.bot")}</b><small>${say("start.bot_how")}</small></span></button></div>
		${problem ? html`<p class="problem" role="alert">${problem}</p>` : ""}
	</div></div></main></div>`;
}
