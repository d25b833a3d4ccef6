// @ts-check
// Putting things in order: click one after the other, or move with the buttons.

import { redraw } from "./drawing.js";
import { drawnThumb } from "./drawn.js";
import { keyView } from "./keymap.js";
import { pick, picking } from "./picking.js";
import { wordsOf } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

/** Move a pick up or down. @param {number} at @param {number} by */
function move(at, by) {
	const { picks } = picking;
	[picks[at], picks[at + by]] = [picks[at + by], picks[at]];
	redraw();
}

/** @param {import("./table.js").Ask} ask */
export function orderView(ask) {
	const rest = ask.options.map((_, place) => place).filter((place) => !picking.picks.includes(place));
	return html`${
		picking.picks.length
			? html`<ol class="ordered">${picking.picks.map(
					(
						place,
						at,
					) => html`<li><b>${at + 1}</b>${drawnThumb(ask.options[place].face)}<span>${wordsOf(ask.options[place])}</span>
		<button class="btn" aria-disabled=${at === 0 ? "true" : nothing} data-because=${at === 0 ? say("prompt.is_first") : nothing} aria-label=${say("prompt.up", { name: wordsOf(ask.options[place]) })} @click=${() => move(at, -1)}>↑</button>
		<button class="btn" aria-disabled=${at === picking.picks.length - 1 ? "true" : nothing} data-because=${at === picking.picks.length - 1 ? say("prompt.is_last") : nothing} aria-label=${say("prompt.down", { name: wordsOf(ask.options[place]) })} @click=${() => move(at, 1)}>↓</button></li>`,
				)}</ol>`
			: nothing
	}
		${rest.map((place, at) => html`<button class="opt" data-key=${at < 9 ? String(at + 1) : nothing} data-option=${place} @click=${() => pick(place)}>${keyView(at < 9 ? String(at + 1) : "")}${drawnThumb(ask.options[place].face)}<span>${wordsOf(ask.options[place])}</span></button>`)}`;
}
