// @ts-check
// A card that is activated, large for a moment in the middle of the table; who hears the page is told by the log. Fetched when the first one is.
import { drawnFace } from "./drawn.js";
import { table } from "./table.js";
import { html, render } from "./vendor/lit.js";

/** Milliseconds for which it stands there; where bots answer at once, so many. */
const LENGTH = 1100;
const QUICK = 500;
/** As many wait behind the one that is shown; of more the last ones. */
const MOST = 2;

/** @type {number[]} */
const waiting = [];
let isShown = false;

/** Show a card as soon as the ones before it were shown. @param {number} code */
export function spotlight(code) {
	waiting.push(code);
	waiting.splice(0, Math.max(0, waiting.length - MOST));
	if (!isShown) void next();
}

async function next() {
	const code = waiting.shift();
	isShown = code !== undefined;
	if (code === undefined) return;
	const place = document.getElementById("table")?.getBoundingClientRect();
	const box = document.createElement("div");
	box.className = "spotlight";
	box.ariaHidden = "true";
	Object.assign(box.style, {
		position: "fixed",
		zIndex: 25,
		left: place ? `${place.left + place.width / 2}px` : "50%",
		top: "40%",
		translate: "-50% -50%",
		pointerEvents: "none",
		filter: "drop-shadow(0 8px 28px #000a)",
	});
	box.style.setProperty("--cw", "min(210px, 46vw, 34vh)");
	document.body.append(box);
	render(html`<span class="card">${drawnFace(code)}</span>`, box);
	const length = (table.settings.fast_bots ? QUICK : LENGTH) / (waiting.length + 1);
	const frames = [
		{ opacity: 0, scale: 0.6 },
		{ opacity: 1, scale: 1, offset: 0.15 },
		{ opacity: 1, scale: 1, offset: 0.8 },
		{ opacity: 0, scale: 1.04 },
	];
	await box.animate(frames, { duration: length, easing: "ease-out" }).finished.catch(() => null);
	box.remove();
	void next();
}
