// @ts-check
// The card column: the large face with its text, what is with the card now, and the button that asks why it cannot be used.

import { drawnLarge } from "./drawn.js";
import { keyView } from "./keymap.js";
import { looking, openSheet } from "./looking.js";
import { cardWords } from "./named.js";
import { openMenu } from "./picking.js";
import { cardName, table, whereIs } from "./table.js";
import { pointButton } from "./talk_open.js";
import { html, nothing } from "./vendor/lit.js";
import { tellWhy } from "./whynot.js";
import { say } from "./words.js";

/** Whether the open ask offers something with the card that is looked at. */
const canBeUsed = () =>
	!!table.ask?.options.some(({ card, face }) => (looking.id ? card === looking.id : face === looking.code));

/** Why the card that is looked at cannot be used, told at it; where it can, its menu. @param {boolean} enters whether the focus goes there
	@returns {boolean} whether there is one to ask about */
export function whyLooked(enters) {
	const { code, id } = looking;
	if (!code || table.place === null || table.over) return false;
	if (canBeUsed()) {
		if (id) openMenu(id);
		return true;
	}
	const lying = looking.sheet ? null : document.getElementById(`c-${id}`);
	const of = lying?.getClientRects().length ? lying : document.getElementById("why");
	if (of) void tellWhy(of, "asked", id ? { card: id } : { text: cardName(code) }, enters);
	return true;
}

export function cardPanel() {
	const found = looking.id ? whereIs(looking.id) : null;
	const card = found?.card ?? { card: looking.code };
	const facts = table.faces[looking.code];
	const onField = found && ["monsters", "spells_traps", "field_spell"].includes(found.zone);
	const chips = found && onField && facts ? cardWords(card, found.zone).slice(card.up ? 2 : 1) : [];
	return html`<aside class="inspect ${looking.sheet === "card" ? "open" : ""}" id="inspect" aria-labelledby="card-title"><h2 class="vh" id="card-title">${say("card.title")}</h2>
		${facts ? html`<div class="large-of">${drawnLarge(looking.code, onField ? card : { card: looking.code })}</div>` : html`<p class="soft">${say("card.none")}</p>`}
		${chips.length ? html`<p class="chips">${chips.map((words) => html`<span class="chip">${words}</span>`)}</p>` : nothing}
		${facts?.fusion_materials ? html`<p class="soft">${say("card.materials", { names: facts.fusion_materials.join(" + ") })}</p>` : nothing}
		<p class="row">${facts && table.place !== null && !table.over ? html`${canBeUsed() ? nothing : html`<button class="btn" id="why" data-key="w" @click=${(/** @type {MouseEvent} */ event) => whyLooked(!event.detail)}>${keyView("w")}${say("card.why")}</button>`}${pointButton()}` : nothing}
		<button class="btn only-small push" @click=${() => openSheet("")}>${say("card.close")}</button></p></aside>`;
}
