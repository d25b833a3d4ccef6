// @ts-check
// Declaring one of many: a field to search in. A number: a stepper.

import { redraw } from "./drawing.js";
import { drawnThumb } from "./drawn.js";
import { pick } from "./picking.js";
import { table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { language, say } from "./words.js";

const FEW = 12;
const SHOWN = 24;
let sought = "";
let about = -1;

/** Whether an ask is one of many words or numbers, for which buttons are too many. @param {import("./table.js").Ask} ask */
export const isDeclared = (ask) =>
	ask.most === 1 && ask.options.length > FEW && (ask.kind === "declare" || ask.kind === "number");

/** @param {string} text */
const folded = (text) => text.toLocaleLowerCase(language);

/** @param {import("./table.js").Ask} ask */
export function declareView(ask) {
	if (about !== ask.n) [about, sought] = [ask.n, ""];
	const found = ask.options
		.map((option, place) => ({ option, place }))
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
		${found.slice(0, SHOWN).map(({ option, place }) => html`<button class="opt" data-option=${place} @click=${() => pick(place)}>${drawnThumb(option.face)}<span>${option.label}</span></button>`)}
		${found.length > SHOWN ? html`<span class="soft">${say("prompt.more", { number: found.length - SHOWN })}</span>` : nothing}${found.length || !table.ask ? nothing : html`<span class="soft">${say("prompt.none_found")}</span>`}`;
}
