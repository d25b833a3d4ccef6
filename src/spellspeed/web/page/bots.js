// @ts-check
// The bots that one can play with, by how well they play.

import { html } from "./vendor/lit.js";
import { say } from "./words.js";

export const BOTS = ["easy", "sensible", "normal", "hard"];

/** A choice of one of them. @param {string} id @param {string} label @param {string} chosen @param {(bot: string) => void} choose */
export const botChoice = (id, label, chosen, choose) =>
	html`<label for=${id}>${label}</label><select class="field-in" id=${id} @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>${BOTS.map((bot) => html`<option value=${bot} ?selected=${bot === chosen}>${say(`bots.${bot}`)}</option>`)}</select>`;
