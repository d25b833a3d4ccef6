// @ts-check
// Keys: digits for what can be used, letters for the rest. None of them acts while something is typed, nor where the reader has switched them off.
import { whyLooked } from "./card_panel.js";
import { redraw } from "./drawing.js";
import { closeHelp, help, openHelp } from "./help.js";
import { deedOf, FIRST } from "./keymap.js";
import { got } from "./later.js";
import { tell } from "./live.js";
import { lookInto, looking, openSheet } from "./looking.js";
import { holdOnce } from "./passing.js";
import { openMenu, picking } from "./picking.js";
import { settings } from "./settings.js";
import { ownSeat, partOf, seatCount, table } from "./table.js";
import { focusTyped } from "./typed.js";
import { focusOn, focusQuestion } from "./walking.js";
import { reasonsFor } from "./whynot.js";
import { say } from "./words.js";

/** Where a key is looked for, the first that has it: the menu of a card, the question, everything else. */
const PLACES = ["#menu", "#options", ".prompt", "body"];

/** Use the button that a key stands on. @param {string} key @returns {boolean} whether there is one */
function use(key) {
	for (const place of PLACES) {
		for (const button of document.querySelectorAll(`${place} [data-key="${CSS.escape(key)}"]`)) {
			if (!(button instanceof HTMLButtonElement) || button.disabled || button.offsetParent === null) continue;
			button.click();
			return true;
		}
	}
	return false;
}

/** What is wished with a key, in the words that the server understands. */
const WISHES = { pass: "pass", battle: "enter battle", main2: "enter main2", end: "end phase" };

/** Use a button, or say that there is nothing to do with it now, and why. @param {keyof typeof FIRST} deed */
const useOf = (deed) => async () => {
	if (use(FIRST[deed])) return;
	const wish = table.ask && deed in WISHES ? WISHES[/** @type {keyof typeof WISHES} */ (deed)] : "";
	const reasons = wish ? await reasonsFor({ text: wish }) : [];
	const told = reasons.map((reason) => (reason.rule ? `${reason.say} (${reason.rule})` : reason.say));
	tell(say("keys.not_now", { what: say(`keys.do_${deed}`) }), ...told);
};

/** Look into the own Graveyard, then into the next one, then close it. */
function nextGraveyard() {
	const seats = Array.from({ length: seatCount() }, (_, seat) => (ownSeat() + seat) % seatCount()).filter(
		(seat) => partOf(seat, "graveyard")?.length,
	);
	const at = seats.findIndex((seat) => looking.panel === `${seat}.graveyard`);
	const next = seats[at + 1];
	if (next === undefined && at < 0) return tell(say("keys.no_graveyards"));
	lookInto(`${next ?? seats[at]}.graveyard`);
	queueMicrotask(() => {
		const first = document.querySelector("#pile ul button");
		if (first instanceof HTMLElement) first.focus();
		else focusQuestion();
	});
}

/** Say something of the duel in words. @param {"cardText" | "chainWords" | "clockWords" | "lastLines" | "summary"} what */
async function sayOf(what) {
	const words = await got(() => import("./summary.js"));
	if (words) tell(words[what]());
}

/** Go to the Chain, and hear it. */
function goToChain() {
	void sayOf("chainWords");
	const link = document.querySelector("#chain ol button");
	if (link instanceof HTMLElement) link.focus();
}

/** @type {Record<import("./keymap.js").Deed, () => void>} */
const DO = {
	pass: useOf("pass"),
	battle: useOf("battle"),
	main2: useOf("main2"),
	end: useOf("end"),
	why: () => void (whyLooked(true) || tell(say("keys.not_now", { what: say("keys.do_why") }))),
	back: useOf("back"),
	hand: () => void (focusOn(`hand-${ownSeat()}`) || tell(say("keys.empty_hand"))),
	field: () => void (focusOn(`field-${ownSeat()}`) || tell(say("keys.empty_field"))),
	opponent: nextOpponent,
	graveyards: nextGraveyard,
	chain: goToChain,
	text: () => void sayOf("cardText"),
	lines: () => void sayOf("lastLines"),
	clocks: () => void sayOf("clockWords"),
	summary: () => void sayOf("summary"),
	hold: () => void holdOnce(),
	type: focusTyped,
	help: () => (help.open ? closeHelp() : void openHelp()),
};

/** Go to an opponent's field; in a team duel to the next one's. */
function nextOpponent() {
	const fields = Array.from({ length: seatCount() }, (_, seat) => seat).filter((seat) => seat % 2 !== ownSeat() % 2);
	const at = fields.findIndex((seat) => document.getElementById(`field-${seat}`)?.contains(document.activeElement));
	const order = [...fields.slice(at + 1), ...fields.slice(0, at + 1)];
	if (!order.some((seat) => focusOn(`field-${seat}`))) tell(say("keys.empty_field"));
}

/** Close what stands open: a menu, the help, a panel, a sheet. */
function close() {
	if (picking.menu) {
		const id = picking.menu;
		openMenu("");
		queueMicrotask(() => document.getElementById(`c-${id}`)?.focus());
	} else if (help.open) closeHelp();
	else if (looking.panel) lookInto(looking.panel);
	else if (looking.sheet) openSheet("");
	else focusQuestion();
}

/** Whether something is typed into an element. @param {EventTarget | null} target */
const isTyping = (target) =>
	target instanceof HTMLElement &&
	(target.isContentEditable || target.matches("input:not([type=checkbox], [type=range]), textarea, select"));

/** @param {KeyboardEvent} event */
function pressed(event) {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !table.room) return;
	if (event.key === "Escape") {
		if (isTyping(event.target)) focusQuestion();
		else close();
		return;
	}
	if (!settings.keys || isTyping(event.target) || help.renaming) return;
	const deed = table.parts.turn ? deedOf(event.key) : null;
	const native = event.key === "Enter" && event.target instanceof Element && event.target.closest("button, a, summary");
	if (native || event.repeat) return;
	if (deed) DO[deed]();
	else if (!/^\d$|^Enter$/.test(event.key) || !use(event.key)) return;
	event.preventDefault();
	redraw();
}

document.addEventListener("keydown", pressed);
