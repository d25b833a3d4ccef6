// @ts-check
// The end: who won and by which rule, another duel, the recording, the server's secret.

import { goTo } from "./links.js";
import "./played.js";
import { ruleView } from "./rules.js";
import { nameOf, ownSeat, plays, seatCount, table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { send } from "./wire.js";
import { say } from "./words.js";

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
		${over.secret ? html`<details class="sealed"><summary>${say("end.sealed")}</summary><p>${say("end.sealed_how")}</p><dl><dt>${say("end.commit")}</dt><dd>${table.sealing?.commit ?? ""}</dd><dt>${say("end.secret")}</dt><dd>${over.secret}</dd></dl></details>` : nothing}</div></section>`;
}
