// @ts-check
// The end: who won and by which rule, another duel, the recording, the server's secret.

import { redraw } from "./drawing.js";
import { later } from "./later.js";
import { goTo } from "./links.js";
import "./played.js";
import { ruleView } from "./rules.js";
import { nameOf, ownSeat, plays, seatCount, table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { send } from "./wire.js";
import { say } from "./words.js";

const sealed = later(() => import("./sealed.js"));
let opened = false;

/** The sealing is looked at by who opens it. @param {Event} event */
function open(event) {
	opened = /** @type {HTMLDetailsElement} */ (event.target).open;
	redraw();
}

/** Who won, in words. */
function resultWords() {
	const { winner } = table.over;
	if (winner === null || winner === undefined) return say("end.draw");
	const names = Array.from({ length: seatCount() }, (_, seat) => seat)
		.filter((seat) => seat % 2 === winner)
		.map(nameOf);
	if (plays() && ownSeat() % 2 === winner) return say("end.won");
	return say("end.won_by", { names: names.join(", ") });
}

export function endView() {
	const { over } = table;
	const link = over.recording;
	return html`<section class="prompt ended" aria-label=${say("end.title")}><div role="status" id="question"><h2><b>${resultWords()}</b> ${over.line}
		${over.reason ? ruleView(over.reason, "end") : nothing}</h2></div>
		<div class="opts">${plays() && over.whole ? html`<button class="btn go" @click=${() => send({ t: "offer", what: "rematch" })} data-key="1">${say("end.rematch")}</button>` : nothing}
		${link && over.whole ? html`<a class="btn" href=${link} download="${table.room}.json">${say("end.save")}</a><a class="btn" href="/back#${table.room}">${say("end.back")}</a>` : nothing}
		<button class="btn" @click=${() => goTo("/")}>${say("end.home")}</button>
		${over.secret ? html`<details class="sealed" @toggle=${open}><summary>${say("end.sealed")}</summary>${opened ? sealed()?.sealedView(link) : nothing}</details>` : nothing}</div></section>`;
}
