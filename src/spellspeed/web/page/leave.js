// @ts-check
// Leaving a duel that is under way: asked before another view comes, with what becomes of it.
import { redraw } from "./drawing.js";
import { leaving } from "./links.js";
import { table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

/** How the reader goes on who leaves; null while nobody was asked. @type {(() => void) | null} */
let onward = null;

/** @param {() => void} go */
export function askToLeave(go) {
	onward = go;
	redraw();
	queueMicrotask(() => {
		const dialog = document.getElementById("leave");
		if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
	});
}

/** The dialog is closed: by Escape or a button. @param {Event} event */
function closed(event) {
	const go = onward;
	onward = null;
	if (/** @type {HTMLDialogElement} */ (event.target).returnValue === "leave" && go) {
		leaving.ask = null;
		go();
	} else redraw();
}

/** What becomes of the duel. */
function afterwards() {
	if (table.settings.clock) return say("leave.clock");
	const alone = table.seats.every(({ kind }, place) => place === table.place || kind === "bot");
	return say(alone ? "leave.bots" : "leave.persons");
}

/** The question, where it was asked. */
export const leaveView = () =>
	onward
		? html`<dialog id="leave" class="leave" aria-labelledby="leave-title" @close=${closed}><form method="dialog"><h2 id="leave-title">${say("leave.title")}</h2><p>${afterwards()}</p>
			<p class="row"><button class="btn go" value="stay" autofocus>${say("leave.stay")}</button><button class="btn" value="leave">${say("leave.leave")}</button></p></form></dialog>`
		: nothing;
