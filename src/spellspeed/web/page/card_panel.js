// @ts-check
// The card column: the large face with its text, what is with the card now, and why it cannot be used.

import { redraw } from "./drawing.js";
import { drawnLarge } from "./drawn.js";
import { keyView } from "./keymap.js";
import { looking, openSheet } from "./looking.js";
import { cardWords } from "./named.js";
import { ruleView } from "./rules.js";
import { cardName, ownSeat, plays, table, whereIs } from "./table.js";
import { pointButton } from "./talk_open.js";
import { html, nothing } from "./vendor/lit.js";
import { REST } from "./whynot.js";
import { request } from "./wire.js";
import { say } from "./words.js";

/** Where cards lie that one could think of using. */
const OWN = ["hand", "monsters", "spells_traps", "field_spell"];

/** The card and the ask for which it was asked by itself. */
let asked = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;

/** An own card that is looked at while something is asked says by itself what speaks against what it does not offer. */
function askByItself() {
	const found = looking.id && plays() && table.ask ? whereIs(looking.id) : null;
	const about = found && found.seat === ownSeat() && OWN.includes(found.zone) ? `${looking.id} ${table.ask?.n}` : "";
	if (about === asked) return;
	asked = about;
	looking.reasons = null;
	clearTimeout(resting);
	if (about) resting = setTimeout(askWhy, REST, true);
}

/** Ask why the card cannot be used now. @param {boolean} [byItself] only what speaks against something is shown then */
async function askWhy(byItself = false) {
	const { id, code } = looking;
	const about = asked;
	const found = await request(id ? { t: "why", card: id } : { t: "why", text: cardName(code) });
	if (looking.id !== id || looking.code !== code || asked !== about) return;
	looking.told = !byItself;
	if (byItself) {
		const against = (found?.reasons ?? []).filter(
			(/** @type {import("./protocol.js").Reason} */ reason) => reason.rule,
		);
		looking.reasons = against.length ? against : null;
	} else if (found?.t === "reasons")
		looking.reasons = found.reasons.length ? found.reasons : [{ say: say("card.no_reason") }];
	else looking.reasons = [{ say: found?.say ?? say("card.no_answer") }];
	redraw();
}

function reasonsView() {
	if (!looking.reasons) return nothing;
	return html`<div class="why" id="why" role=${looking.told ? "status" : nothing}><h3>${say("card.why_title", { name: cardName(looking.code) })}</h3><ul>${looking.reasons.map((reason) => html`<li>${reason.say} ${reason.rule ? ruleView(reason.rule, "why") : nothing}</li>`)}</ul></div>`;
}

export function cardPanel() {
	askByItself();
	const found = looking.id ? whereIs(looking.id) : null;
	const card = found?.card ?? { card: looking.code };
	const facts = table.faces[looking.code];
	const onField = found && ["monsters", "spells_traps", "field_spell"].includes(found.zone);
	const chips = found && onField && facts ? cardWords(card, found.zone).slice(card.up ? 2 : 1) : [];
	return html`<aside class="inspect ${looking.sheet === "card" ? "open" : ""}" id="inspect" aria-labelledby="card-title"><h2 class="vh" id="card-title">${say("card.title")}</h2>
		${facts ? html`<div class="large-of">${drawnLarge(looking.code, onField ? card : { card: looking.code })}</div>` : html`<p class="soft">${say("card.none")}</p>`}
		${chips.length ? html`<p class="chips">${chips.map((words) => html`<span class="chip">${words}</span>`)}</p>` : nothing}
		${facts?.fusion_materials ? html`<p class="soft">${say("card.materials", { names: facts.fusion_materials.join(" + ") })}</p>` : nothing}
		${reasonsView()}
		<p class="row">${facts && table.place !== null && !table.over ? html`<button class="btn" data-key="w" @click=${() => askWhy()}>${keyView("w")}${say("card.why")}</button>${pointButton()}` : nothing}
		<button class="btn only-small push" @click=${() => openSheet("")}>${say("card.close")}</button></p></aside>`;
}
