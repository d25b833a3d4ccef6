// @ts-check
// A position is chosen by its face: upright, sideways, Set.
import { html, nothing } from "./vendor/lit.js";
import { drawnCard } from "./drawn.js";
import { pick } from "./picking.js";

/** The positions by the value of the option, as the server counts them; else by their order. */
const POSITIONS = ["attack", "defense", "set"];

/** How an option lies: by its words' place, since positions are told in that order. @param {import("./table.js").Ask} ask @param {number} place */
function positionOf(ask, place) {
	return POSITIONS[ask.options[place].value ?? place];
}

/** @param {import("./table.js").Ask} ask */
export function positionView(ask) {
	const code = ask.about_face || ask.options[0]?.face || 0;
	return ask.options.map((option, place) => {
		const position = positionOf(ask, place);
		return html`<button class="opt position" data-key=${place + 1} data-option=${place} @click=${() => pick(place)}><kbd>${place + 1}</kbd>
			${code ? html`<span class="card ${position === "attack" ? "" : "is-turned"}" aria-hidden="true">${drawnCard({ card: code, position }, position !== "set")}</span>` : nothing}<span>${option.label}</span></button>`;
	});
}
