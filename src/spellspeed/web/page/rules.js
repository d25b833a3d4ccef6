// @ts-check
// Rules by their ids, wherever one is cited: a button that opens what the rule says below it.
import { redraw } from "./drawing.js";
import { html, nothing } from "./vendor/lit.js";
import { call } from "./wire.js";
import { language } from "./words.js";

const CITED = /^(.*?)\s*\(((?:[A-Z]+-)+\d+(?:\.\d+)?(?:-[A-Z]+)?)\)(\.?)$/;
let open = { place: "", id: "", statement: "" };

/** @param {string} id @param {string} place */
async function openRule(id, place) {
	if (open.id === id && open.place === place) open = { place: "", id: "", statement: "" };
	else open = { place, id, ...(await call(`rules/${encodeURIComponent(id)}?language=${language}`)) };
	redraw();
}

/** The button of a rule, with its words where it is open. @param {string} id @param {string} place where it is cited, for each its own */
export function ruleView(id, place) {
	const isOpen = open.id === id && open.place === place;
	return html`<button class="rule" aria-expanded=${isOpen} @click=${() => openRule(id, place)}>${id}</button>${isOpen ? html`<span class="statement">${open.statement}</span>` : nothing}`;
}

/** A line whose last words cite a rule, as the line without it and the rule; null for others. @param {string} line @returns {[string, string] | null} */
export function citing(line) {
	const found = CITED.exec(line);
	return found ? [`${found[1]}${found[3]}`, found[2]] : null;
}
