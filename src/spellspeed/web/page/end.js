// @ts-check
// The end: who won and by which rule, another duel, the recording, the server's secret.

import { redraw } from "./drawing.js";
import { goTo } from "./links.js";
import { nameOf, ownSeat, plays, seatCount, table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { call, send } from "./wire.js";
import { language, say } from "./words.js";

let rule = { id: "", statement: "" };

/** @param {string} id */
async function openRule(id) {
	rule =
		rule.id === id ? { id: "", statement: "" } : await call(`rules/${encodeURIComponent(id)}?language=${language}`);
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
		${over.reason ? html`<button class="rule" aria-expanded=${rule.id === over.reason} @click=${() => openRule(over.reason)}>${over.reason}</button>` : nothing}</h2>
		${rule.id && rule.id === over.reason ? html`<p class="statement">${rule.statement}</p>` : nothing}</div>
		<div class="opts">${plays() && over.whole ? html`<button class="btn go" @click=${() => send({ t: "offer", what: "rematch" })} data-key="1">${say("end.rematch")}</button>` : nothing}
		${link && over.whole ? html`<a class="btn" href=${link} download="${table.room}.json">${say("end.save")}</a><a class="btn" href="/back#${table.room}">${say("end.back")}</a>` : nothing}
		<button class="btn" @click=${() => goTo("/")}>${say("end.home")}</button>
		${over.secret ? html`<details class="sealed"><summary>${say("end.sealed")}</summary><p>${say("end.sealed_how")}</p><dl><dt>${say("end.commit")}</dt><dd>${table.sealing?.commit ?? ""}</dd><dt>${say("end.secret")}</dt><dd>${over.secret}</dd></dl></details>` : nothing}</div></section>`;
}
