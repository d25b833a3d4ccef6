// @ts-check
// What stands in the panel of keys and settings.
import { redraw } from "./drawing.js";
import { closeHelp, help } from "./help.js";
import { DEEDS, firstKeys, giveKey, keyFor } from "./keymap.js";
import { stopsView } from "./passing.js";
import { fetchLooks, keep, settings } from "./settings.js";
import { soundSettings } from "./sounds.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

fetchLooks();

const SLEEVES = ["plain", "ember", "moss", "rose", "ink", "sand", "frost", "dusk"];
const MATS = ["plain", "lawn", "sea", "stone", "wine"];
const VERBOSITIES = ["all", "some", "questions"];

/** The next key is that of a deed. @param {KeyboardEvent} event @param {import("./keymap.js").Deed} deed */
function name(event, deed) {
	if (help.renaming !== deed || event.key === "Tab" || event.key === "Shift") return;
	event.preventDefault();
	event.stopPropagation();
	if (event.key !== "Escape") help.problem = giveKey(deed, event.key) ? "" : say("help.taken", { key: event.key });
	help.renaming = "";
	redraw();
}

/** @param {import("./keymap.js").Deed} deed */
function rename(deed) {
	help.renaming = help.renaming === deed ? "" : deed;
	redraw();
}

/** @param {import("./keymap.js").Deed} deed */
function deedView(deed) {
	const waits = help.renaming === deed;
	const what = say(`keys.do_${deed}`);
	return html`<li><span>${what}</span><button class="btn key-name push" aria-label=${say("help.rename", { what, key: keyFor(deed) })} aria-pressed=${waits}
    @click=${() => rename(deed)} @keydown=${(/** @type {KeyboardEvent} */ event) => name(event, deed)}>${waits ? say("help.press") : html`<kbd>${keyFor(deed)}</kbd>`}</button></li>`;
}

/** @param {Event} event */
const checked = (event) => /** @type {HTMLInputElement} */ (event.target).checked;

/** @param {Event} event */
function chooseVerbosity(event) {
	keep({ verbosity: /** @type {HTMLSelectElement} */ (event.target).value });
	redraw();
}

/** What the own cards and the own field look like, on this screen alone. @param {"sleeve" | "mat"} what @param {string[]} looks */
const looksView = (what, looks) =>
	html`<div class="looks" role="group" aria-label=${say(`help.${what}`)}><h3>${say(`help.${what}`)}</h3>${looks.map(
		(look) =>
			html`<button class="btn" aria-pressed=${settings[what] === look} @click=${() => {
				keep({ [what]: look });
				redraw();
			}}><span class="look ${what} ${look}" aria-hidden="true"></span>${say(`help.look_${look}`)}</button>`,
	)}</div>`;

/** Every key with what it does, another key for it, all of them off. */
function keysView() {
	const on = (/** @type {Event} */ event) => {
		keep({ keys: checked(event) });
		redraw();
	};
	const asAtFirst = () => {
		firstKeys();
		redraw();
	};
	return html`<div class="keys-set"><h3>${say("help.keys")}</h3><label class="row"><input type="checkbox" .checked=${settings.keys} @change=${on}>${say("help.keys_on")}</label>
    <ul class="deeds"><li><span>${say("keys.do_digits")}</span><kbd class="push">1–9</kbd></li>${DEEDS.map(deedView)}
    <li><span>${say("keys.do_walk")}</span><kbd class="push">← ↑ ↓ →</kbd></li><li><span>${say("keys.do_close")}</span><kbd class="push">Esc</kbd></li></ul>
    ${help.problem ? html`<p class="problem" role="alert">${help.problem}</p>` : nothing}
    <p class="row"><button class="btn" @click=${asAtFirst}>${say("help.first_keys")}</button></p></div>`;
}

/** What is told, sleeves and mat, sounds, stops. */
const otherSettings =
	() => html`<h3>${say("help.told")}</h3><label class="row"><span>${say("help.verbosity")}</span><select class="field-in" @change=${chooseVerbosity}>
    ${VERBOSITIES.map((each) => html`<option value=${each} .selected=${settings.verbosity === each}>${say(`help.verbosity_${each}`)}</option>`)}</select></label>
    ${looksView("sleeve", SLEEVES)}${looksView("mat", MATS)}<h3>${say("sounds.title")}</h3>${soundSettings()}
    <h3>${say("passing.stops")}</h3>${stopsView()}`;

/** Keys and settings. @param {boolean} keysFirst as in a duel, where they are looked for */
export const helpPanel = (keysFirst) =>
	html`<section class="help" id="help" aria-labelledby="help-title"><div class="row"><h2 id="help-title" tabindex="-1">${say("help.title")}</h2>
    <button class="btn quiet push" @click=${closeHelp}>${say("help.close")}</button></div>${keysFirst ? html`${keysView()}${otherSettings()}` : html`${otherSettings()}${keysView()}`}</section>`;
