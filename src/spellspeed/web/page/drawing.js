// @ts-check
// When the page is drawn: whoever changed something says `redraw()`; all changes of one moment are drawn once.
import { render } from "./vendor/lit.js";

/** @typedef {() => unknown} View  what stands on the page now, as a template */

/** @type {View} */
let view = () => "";
let wanted = false;
/** @type {Set<() => void>} */
const after = new Set();

/** Another view takes the page. @param {View} next */
export function show(next) {
	view = next;
	redraw();
}

/** Draw the page again, before the next frame is painted. */
export function redraw() {
	if (wanted) return;
	wanted = true;
	queueMicrotask(() => {
		wanted = false;
		render(view(), /** @type {HTMLElement} */ (document.getElementById("page")));
		for (const told of after) told();
	});
}

/** Be told after each time that the page was drawn. @param {() => void} told @returns {() => void} ends it */
export function afterDrawing(told) {
	after.add(told);
	return () => after.delete(told);
}
