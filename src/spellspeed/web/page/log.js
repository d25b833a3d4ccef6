// @ts-check
// The log: lines of what happened, grouped by turn, a click on a line looks at its card.

import { afterDrawing, redraw } from "./drawing.js";
import { lookAt } from "./looking.js";
import { citing, ruleView } from "./rules.js";
import { nameOf, ownSeat, plays, table } from "./table.js";
import { html, nothing, repeat } from "./vendor/lit.js";
import { request } from "./wire.js";
import { say } from "./words.js";

const FIGHTS = new Set([
	"attack",
	"direct_attack",
	"calculated",
	"damage",
	"attack_stopped",
	"destroyed_because",
	"moment",
]);
const LINKS = new Set(["activated", "targeted", "negated", "resolved", "fizzled", "passed"]);
/** What is left out where only actions are wanted. */
const QUIET = new Set(["passed", "phase", "moment", "calculated"]);
const FILTERS = ["all", "actions", "mine"];

let filter = "all";
let length = -1;

/** @param {import("./table.js").Line} line */
function wanted(line) {
	if (filter === "all" || line.e === "turn" || !line.e) return true;
	return !QUIET.has(line.e) && (filter === "actions" || !plays() || line.seat === ownSeat());
}

/** @typedef {{line: import("./table.js").Line, key: number, times: number}} Told */

/** The lines that are told: the same one several times in a row once with its number, and of a Flip Summon not also that the card is turned.
	@param {import("./table.js").Line[]} log @returns {Told[]} */
function toldOnce(log) {
	/** @type {Told[]} */
	const told = [];
	for (const [at, line] of log.entries()) {
		const last = told.at(-1);
		const isSame = last?.line.line === line.line && line.e !== "turn";
		if (last && isSame && !QUIET.has(line.e)) last.times += 1;
		else if (!isSame && !(line.e === "flipped" && log[at + 1]?.e === "flip_summon"))
			told.push({ line, key: table.logFrom + at, times: 1 });
	}
	return told;
}

/** @param {Told} told */
function lineView({ line, key, times }) {
	const kind =
		line.e === "turn" ? "t" : QUIET.has(line.e) ? "q" : FIGHTS.has(line.e) ? "f" : LINKS.has(line.e) ? "c" : "";
	const [words, rule] = citing(line.line) ?? [line.line, ""];
	const text = line.card
		? html`<button class="plain" @click=${() => lookAt(line.card, line.id ?? "", true)}>${words}</button>`
		: words;
	return html`<li class=${kind}>${text}${times > 1 ? html` <b>×${times}</b>` : nothing} ${rule ? ruleView(rule, `log ${key}`) : nothing}</li>`;
}

function nextFilter() {
	filter = FILTERS[(FILTERS.indexOf(filter) + 1) % FILTERS.length];
	redraw();
}

async function copy() {
	await navigator.clipboard.writeText(table.log.map((line) => line.line).join("\n"));
}

async function older() {
	await request({ t: "log", before: table.logFrom });
}

/** How many cards each has exchanged before this duel of a match (SIDE-6); nothing in the first. */
export function exchangedView() {
	const numbers = table.match?.exchanged ?? [];
	if (!numbers.length) return nothing;
	const each = numbers.map((/** @type {number} */ number, /** @type {number} */ place) =>
		say("log.exchanged_by", { name: table.seats[place]?.name ?? "", number }),
	);
	return html`<p class="soft exchanged">${say("log.exchanged", { each: each.join(", ") })}</p>`;
}

export function logView() {
	const lines = toldOnce(table.log).filter(({ line }) => wanted(line));
	return html`<section class="logbox" aria-labelledby="log-title" id="log"><div class="row"><h2 id="log-title">${say("log.title")}</h2>
		<button class="btn quiet push" @click=${nextFilter}>${say(`log.${filter}`, { name: plays() ? nameOf(ownSeat()) : "" })}</button>
		${"clipboard" in navigator ? html`<button class="btn quiet" @click=${copy}>${say("log.copy")}</button>` : nothing}</div>
		${exchangedView()}<div class="log" tabindex="0" role="group" aria-labelledby="log-title" id="log-lines">${table.logFrom > 0 ? html`<button class="btn quiet" @click=${older}>${say("log.older")}</button>` : nothing}
		<ol>${repeat(lines, ({ key }) => key, lineView)}</ol></div></section>`;
}

/** The last line stays in sight where the reader has not gone up. */
afterDrawing(() => {
	const box = document.getElementById("log-lines");
	if (!box || table.log.length === length) return;
	length = table.log.length;
	box.scrollTop = box.scrollHeight;
});
