// @ts-check
// "Continue your duel": the duels that this browser plays and that are not over, on the first page.
import { redraw } from "./drawing.js";
import { glyph, ICONS } from "./emblems.js";
import { goTo } from "./links.js";
import { dom } from "./trees.js";
import { forgetUnderway, underway, underwayWords } from "./underway.js";
import { guard, html, nothing } from "./vendor/lit.js";
import { call } from "./wire.js";
import { say } from "./words.js";

/** Ask the server which duels are still under way; one that is over, or whose room is gone, stands here no longer. */
export async function askBegun() {
	await Promise.all(underway().map(({ room }) => ask(room)));
	redraw();
}

/** @param {string} room */
async function ask(room) {
	try {
		const { state } = await call(`rooms/${encodeURIComponent(room)}`);
		if (state === "over") forgetUnderway(room);
	} catch (wrong) {
		if (/** @type {Error} */ (wrong).cause === "no_such_room") forgetUnderway(room);
	}
}

/** The last one as the first button, the others below it in a line each. */
export function begunView() {
	const [last, ...others] = underway();
	if (!last) return nothing;
	return html`<div class="begun"><button class="big" data-key="c" @click=${() => goTo(`/r/${last.room}`)}>${guard([], () => html`<span>${dom(glyph(ICONS.Continuous))}</span>`)}<span><b>${say("underway.button")}</b><small>${underwayWords(last)}</small></span><kbd>C</kbd></button>
		${others.length ? html`<ul class="lines">${others.map((one) => html`<li><span>${underwayWords(one)}</span><button class="btn push" @click=${() => goTo(`/r/${one.room}`)}>${say("underway.other")}</button></li>`)}</ul>` : nothing}</div>`;
}
