// @ts-check
// When the seat is passed over: Auto, On or Off, stops for each phase, and holding the next window. The server does it; this only says it.
import { redraw } from "./drawing.js";
import { below, tools } from "./duel_places.js";
import { keyView } from "./keymap.js";
import { got } from "./later.js";
import { tell } from "./live.js";
import { keep, settings } from "./settings.js";
import { plays, table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { listen, request } from "./wire.js";
import { say } from "./words.js";

const MODES = ["auto", "on", "off"];
const WHOSE = ["own", "opponent"];
const PHASES = ["draw", "standby", "main", "battle", "end"];

/** The stops with which every room begins. */
const AT_FIRST = [
	["opponent", "battle"],
	["opponent", "end"],
];

/** Say it to the server; what it says then holds. @param {{mode?: string, stops?: string[][], hold?: boolean}} change */
async function change(change) {
	const told = await request({ t: "passing", ...change });
	if (told?.t === "ack") Object.assign(table.passing, { hold: false }, change);
	else if (told) tell(told.say);
	redraw();
}

/** Hold the next window, or let it go again. */
export async function holdOnce() {
	if (!plays() || table.over) return;
	const hold = !table.passing.hold;
	await change({ hold });
	tell(say(hold ? "passing.held" : "passing.let_go"));
}

/** Another way of passing. @param {string} mode */
async function choose(mode) {
	await change({ mode });
	tell(say(`passing.${mode}_how`));
}

/** The stops of the room; where none is played, those that the reader takes into each. */
const stopsNow = () => (plays() ? table.passing.stops : (settings.stops ?? AT_FIRST));

/** A stop more or less, here and in every room to come. @param {string[]} stop @param {boolean} on */
function setStop(stop, on) {
	const others = stopsNow().filter((one) => one.join() !== stop.join());
	const stops = on ? [...others, stop] : others;
	keep({ stops });
	if (plays()) void change({ stops });
	else redraw();
}

/** Whether there is a stop. @param {string[]} stop */
const isStop = (stop) => stopsNow().some((one) => one.join() === stop.join());

/** Whether two sets of stops are the same. @param {string[][]} some @param {string[][]} others */
const areSame = (some, others) => some.map(String).sort().join(";") === others.map(String).sort().join(";");

listen((message) => {
	if (message.t !== "welcome" || !plays() || !settings.stops) return;
	const { stops } = table.passing;
	if (areSame(stops, AT_FIRST) && !areSame(stops, settings.stops)) void change({ stops: settings.stops });
});

/** Whether everybody else is a bot. */
const isAlone = () => table.seats.every(({ kind }, place) => place === table.place || kind === "bot");

/** @param {Event} event */
async function hint(event) {
	const of = /** @type {HTMLElement} */ (event.currentTarget);
	(await got(() => import("./hint.js")))?.giveHint(of);
}

function toolView() {
	if (!plays() || table.over) return nothing;
	const { mode, hold } = table.passing;
	return html`<span class="passing" role="group" aria-label=${say("passing.title")}>${MODES.map(
		(each) =>
			html`<button class="btn" aria-pressed=${mode === each} title=${say(`passing.${each}_how`)} @click=${() => choose(each)}>${say(`passing.${each}`)}</button>`,
	)}<button class="btn" aria-pressed=${hold} title=${say("passing.hold_how")} @click=${holdOnce}>${keyView(".")}${say("passing.hold")}</button>${table.ask && isAlone() ? html`<button class="btn" title=${say("hint.how")} @click=${hint}>${say("hint.button")}</button>` : nothing}</span>`;
}

/** The stops: a switch for each phase of the own and of the others' turns. */
export function stopsView() {
	return html`<table class="stops"><thead><tr><td></td>${WHOSE.map((whose) => html`<th scope="col">${say(`passing.${whose}`)}</th>`)}</tr></thead>
    <tbody>${PHASES.map((phase) => html`<tr><th scope="row">${say(`passing.${phase}`)}</th>${WHOSE.map((whose) => stopView(whose, phase))}</tr>`)}</tbody></table>`;
}

/** @param {string} whose @param {string} phase */
function stopView(whose, phase) {
	const set = (/** @type {Event} */ event) =>
		setStop([whose, phase], /** @type {HTMLInputElement} */ (event.target).checked);
	const label = `${say(`passing.${whose}`)}, ${say(`passing.${phase}`)}`;
	return html`<td><label class="stop"><input type="checkbox" aria-label=${label} .checked=${isStop([whose, phase])} @change=${set}></label></td>`;
}

tools.set("passing", toolView);
below.set("passing", () => html`<div class="only-small">${toolView()}</div>`);
