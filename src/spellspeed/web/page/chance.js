// @ts-check
// Coins that were tossed and dice that were rolled in the last step, as faces beside the question; the log has them in words.
import { table } from "./table.js";
import { html, nothing, svg } from "./vendor/lit.js";
import { say } from "./words.js";

/** Where the pips of a die lie, by its number: columns and rows of three. @type {Record<number, [number, number][]>} */
const PIPS = {
	1: [[1, 1]],
	2: [
		[0, 0],
		[2, 2],
	],
	3: [
		[0, 0],
		[1, 1],
		[2, 2],
	],
	4: [
		[0, 0],
		[2, 0],
		[0, 2],
		[2, 2],
	],
	5: [
		[0, 0],
		[2, 0],
		[1, 1],
		[0, 2],
		[2, 2],
	],
	6: [
		[0, 0],
		[2, 0],
		[0, 1],
		[2, 1],
		[0, 2],
		[2, 2],
	],
};

/** @param {number} number */
function dieView(number) {
	const pips = (PIPS[number] ?? []).map(([x, y]) => svg`<circle cx=${7 + x * 7} cy=${7 + y * 7} r="2.2"></circle>`);
	return html`<span class="chance" role="img" aria-label=${say("prompt.die", { number })}><svg viewBox="0 0 28 28" aria-hidden="true"><rect x="1" y="1" width="26" height="26" rx="6"></rect>${pips}</svg>${number}</span>`;
}

/** @param {boolean} heads */
function coinView(heads) {
	const mark = heads
		? svg`<path d="M9 20 12.5 8h2.6L11.6 20Zm5 0L17.500 8h2.600L16.600 20Z"></path>`
		: svg`<path d="M14 6 21 14 14 22 7 14Z"></path>`;
	return html`<span class="chance" role="img" aria-label=${say(heads ? "prompt.heads" : "prompt.tails")}><svg viewBox="0 0 28 28" aria-hidden="true"><circle class="rim" cx="14" cy="14" r="13"></circle>${mark}</svg>${say(heads ? "prompt.heads" : "prompt.tails")}</span>`;
}

/** The faces, nothing where no chance was involved. */
export function chanceView() {
	const faces = table.events.flatMap((event) => {
		if (event.e === "die") return [dieView(event.amount ?? 0)];
		return event.e === "coin_heads" || event.e === "coin_tails" ? [coinView(event.e === "coin_heads")] : [];
	});
	return faces.length ? html`<p class="chances">${faces}</p>` : nothing;
}
