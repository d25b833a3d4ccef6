// @ts-check
// One of many, a name to declare or a card of a Deck: a field to search in.

import { redraw } from "./drawing.js";
import { drawnThumb } from "./drawn.js";
import { isMany, pick, picking, shutBy } from "./picking.js";
import { wordsOf } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { isAnswering } from "./wire.js";
import { language, say } from "./words.js";

const SHOWN = 24;
let sought = "";
let about = -1;

/** @param {string} text */
const folded = (text) => text.toLocaleLowerCase(language);

/** @param {import("./table.js").Ask} ask */
export function searchView(ask) {
	if (about !== ask.n) [about, sought] = [ask.n, ""];
	const found = ask.options
		.map((option, place) => ({ option, place }))
		.filter(({ option }) => option.same === undefined || option.same < 0 || isMany(ask))
		.filter(({ option }) => folded(option.label).includes(folded(sought)));
	const seek = (/** @type {Event} */ event) => {
		sought = /** @type {HTMLInputElement} */ (event.target).value;
		redraw();
	};
	const enter = (/** @type {KeyboardEvent} */ event) => {
		if (event.key === "Enter" && found.length)
			pick((found.find(({ option }) => folded(option.label) === folded(sought)) ?? found[0]).place);
	};
	return html`<label class="declare"><span class="vh">${say("prompt.search")}</span><input class="field-in" type="search" placeholder=${say("prompt.search")} .value=${sought} @input=${seek} @keydown=${enter}></label>
		${found.slice(0, SHOWN).map(({ option, place }) => {
			const picked = picking.picks.includes(place);
			const shut = shutBy(place);
			return html`<button class="opt ${picked ? "picked" : ""}" data-option=${place} ?disabled=${isAnswering()} aria-disabled=${shut ? "true" : nothing} data-because=${shut || nothing} aria-pressed=${isMany(ask) ? String(picked) : nothing} @click=${() => pick(place)}>${drawnThumb(option.face)}<span>${wordsOf(option)}</span></button>`;
		})}
		${found.length > SHOWN ? html`<span class="soft">${say("prompt.more", { number: found.length - SHOWN })}</span>` : nothing}${found.length ? nothing : html`<span class="soft">${say("prompt.none_found")}</span>`}`;
}
