// @ts-check
// A position is chosen by its face: upright, sideways, Set.

import { drawnCard } from "./drawn.js";
import { pick } from "./picking.js";
import { html, nothing } from "./vendor/lit.js";

/** @param {import("./table.js").Ask} ask */
export function positionView(ask) {
	const code = ask.about_face || ask.options[0]?.face || 0;
	return ask.options.map((option, place) => {
		const position = option.position ?? "attack";
		return html`<button class="opt position" data-key=${place + 1} data-option=${place} @click=${() => pick(place)}><kbd>${place + 1}</kbd>
			${code ? html`<span class="card ${position === "attack" ? "" : "is-turned"}" aria-hidden="true">${drawnCard({ card: code, position }, position !== "set")}</span>` : nothing}<span>${option.label}</span></button>`;
	});
}
