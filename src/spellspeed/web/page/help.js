// @ts-check
// Keys and settings, at the side: every key with what it does, another key for it, all of them off; what is told, sounds, stops.
import { redraw } from "./drawing.js";
import { bar, below } from "./duel_places.js";
import { keyView } from "./keymap.js";
import { got } from "./later.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

/** What stands in it, once it was opened. @type {typeof import("./help_panel.js") | null} */
let panel = null;

export const help = {
	open: false,
	/** The deed for which a key is waited for. @type {import("./keymap.js").Deed | ""} */
	renaming: "",
	/** What was wrong with the last key that was named. */
	problem: "",
};

/** What had the focus before. @type {Element | null} */
let before = null;

/** Open it and go there. */
export async function openHelp() {
	before = document.activeElement;
	panel ??= await got(() => import("./help_panel.js"));
	help.open = true;
	redraw();
	queueMicrotask(() => document.getElementById("help-title")?.focus());
}

/** Close it and go back. */
export function closeHelp() {
	Object.assign(help, { open: false, renaming: "", problem: "" });
	redraw();
	if (before instanceof HTMLElement && before.isConnected) before.focus();
}

/** Escape closes it where no duel listens for keys. @param {KeyboardEvent} event */
function pressed(event) {
	if (event.key !== "Escape" || help.renaming) return;
	event.stopPropagation();
	closeHelp();
}

/** The panel over a view that has no place for it. */
export const settingsOver = () =>
	help.open ? html`<div class="settings-over" @keydown=${pressed}>${panel?.helpPanel(false)}</div>` : nothing;

below.set("help", () => (help.open ? panel?.helpPanel(true) : nothing));
bar.set(
	"help",
	() =>
		html`<button class="btn quiet" aria-expanded=${help.open} @click=${() => (help.open ? closeHelp() : openHelp())}>${keyView("?")}${say("help.button")}</button>`,
);
