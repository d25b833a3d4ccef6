// @ts-check
// The phases: which it is, and buttons for those that can be gone to now.

import { isOpen, placesWhere } from "./picking.js";
import { choosePlace, GOING } from "./prompt.js";
import { nameOf, plays, table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

const PHASES = ["draw", "standby", "main1", "battle", "main2", "end"];
const FAR = new Set(["draw", "standby"]);

/** @param {string} phase */
function phaseView(phase) {
	const now = table.parts.phase === phase;
	const place = placesWhere((option) => GOING[/** @type {keyof typeof GOING} */ (option.verb)] === phase)[0] ?? -1;
	const name = say(`phases.${phase}`);
	const far = FAR.has(phase) && !now ? "far" : "";
	if (place >= 0 && isOpen(place))
		return html`<li class=${far}><button class="ph go" aria-label=${say("phases.go", { phase: name })} @click=${() => choosePlace(place)}>${name}</button></li>`;
	const wish = Object.entries(GOING).find(([, to]) => to === phase)?.[0];
	if (wish && !now && plays() && table.ask)
		return html`<li class=${far}><button class="ph" aria-disabled="true" data-why=${wish}>${name}</button></li>`;
	return html`<li class=${far}><span class="ph" aria-current=${now ? "step" : nothing}>${name}</span></li>`;
}

/** @param {unknown} [order] what stands after the turn */
export function phasesView(order = nothing) {
	const { turn, turn_seat: seat, battle_step: step } = table.parts;
	if (!turn) return html`<div class="phases begins" id="phases"><span class="turn">${say("duel.begins")}</span></div>`;
	return html`<div class="phases" id="phases"><span class="turn">${say("phases.turn", { number: turn, name: nameOf(seat) })}</span>${order}
		<ol aria-label=${say("phases.title")}>${PHASES.map(phaseView)}</ol><span class="soft hide-small">${step ? say(`phases.step_${step}`) : ""}</span></div>`;
}
