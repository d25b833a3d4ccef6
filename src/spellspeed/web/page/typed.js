// @ts-check
// Moves as words: one field understands what the terminal does, in the reader's language.
import { redraw } from "./drawing.js";
import { below } from "./duel_places.js";
import { HANDOVER } from "./links.js";
import { tell } from "./live.js";
import { openSheet } from "./looking.js";
import { plays, table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { request } from "./wire.js";
import { say } from "./words.js";

const KEPT = 50;

/** @type {string[]} */
const said = [];
let at = 0;
/** What was told to the last line. @type {string[]} */
let told = [];

/** Go to the field. */
export function focusTyped() {
	openSheet("side");
	queueMicrotask(() => document.getElementById("typed")?.focus());
}

/** Send what stands in the field. @param {SubmitEvent} event */
async function submit(event) {
	event.preventDefault();
	const field = /** @type {HTMLInputElement} */ (document.getElementById("typed"));
	const text = field.value.trim();
	if (!text) return;
	said.push(text);
	if (said.length > KEPT) said.shift();
	at = said.length;
	field.value = "";
	const found = await request({ t: "typed", ask: table.ask?.n ?? -1, text });
	if (!found) told = [say("typed.lost")];
	else if (found.t === "said") told = found.lines;
	else told = found.t === "error" ? [found.say] : [];
	tell(...told);
	redraw();
}

/** The lines that were typed before. @param {KeyboardEvent} event */
function before(event) {
	if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
	event.preventDefault();
	at = Math.max(0, Math.min(said.length, at + (event.key === "ArrowUp" ? -1 : 1)));
	/** @type {HTMLInputElement} */ (event.target).value = said[at] ?? "";
}

function typedView() {
	if (!plays() || table.over) return nothing;
	return html`<form class="typing" @submit=${submit}><label><span class="vh">${say("typed.label")}</span>
    <input class="field-in" id="typed" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200" placeholder=${say("typed.example")} @keydown=${before}></label>
    ${told.length ? html`<ul class="told">${told.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}</form>`;
}

addEventListener(HANDOVER, () => {
	said.length = 0;
	at = 0;
	told = [];
});
below.set("typed", typedView);
