// @ts-check
// The bots that one can play with, by how well they play.

import { choices } from "./decks_kept.js";
import { html } from "./vendor/lit.js";
import { say } from "./words.js";

export const BOTS = ["easy", "sensible", "normal", "hard"];

/** What a bot is called: one that the server's owner brought by its class. @param {string} bot */
const named = (bot) => (bot.includes(":") ? bot.split(":")[1] : say(`bots.${bot}`));

/** A choice of one of them. @param {string} id @param {string} label @param {string} chosen @param {(bot: string) => void} choose */
export const botChoice = (id, label, chosen, choose) =>
	html`<label for=${id}>${label}</label><select class="field-in" id=${id} @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>${[...BOTS, ...choices.bots.filter((bot) => bot.includes(":"))].map((bot) => html`<option value=${bot} ?selected=${bot === chosen}>${named(bot)}</option>`)}</select>`;
