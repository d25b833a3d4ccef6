// @ts-check
// The duel: fields, players, hand, question, Chain, log, card column.
import { html, nothing } from "./vendor/lit.js";
import "./arrows.js";
import "./browser_tabs.js";
import "./keys.js";
import "./live.js";
import "./motion.js";
import "./sounds.js";
import "./talk_open.js";
import "./typed.js";
import "./underway.js";
import "./walking.js";
import { cardPanel } from "./card_panel.js";
import { chainView } from "./chain.js";
import { playerView } from "./clocks.js";
import { bar, below, tools } from "./duel_places.js";
import { endView } from "./end.js";
import { fieldView } from "./field.js";
import { fanView, handView } from "./hand.js";
import { later } from "./later.js";
import { logView } from "./log.js";
import { looking, openSheet } from "./looking.js";
import { offersView, roomButtons } from "./offers.js";
import { phasesView } from "./phases.js";
import { followAsk } from "./picking.js";
import { pilePanel } from "./piles.js";
import { promptView } from "./prompt.js";
import { nameOf, ownSeat, partOf, plays, seatCount, table } from "./table.js";
import { settingsButtons, topBar } from "./top_bar.js";
import { say } from "./words.js";

const team = later(() => import("./team.js"));

function titleView() {
	const { settings } = table;
	const profile = settings.own?.profile ?? "";
	const score = table.match?.score;
	return html`<h1>${say("duel.title", { profile, kind: settings.kind ?? "duel" })}${score ? html` <b>${score.join(" : ")}</b>` : nothing}</h1>`;
}

/** Two fields, or in a team duel four. @param {unknown} question what stands below the own hand */
export function tableView(question) {
	const own = ownSeat();
	const other = own === 0 ? 1 : 0;
	if (seatCount() > 2) return team()?.teamTable(question);
	return html`<main class="table" id="table">
		${playerView(other, html`${fanView(other)}<button class="btn only-small" @click=${() => openSheet("side")}>${say("duel.side")}</button>`)}
		${fieldView(other, false)}${phasesView()}${fieldView(own, true)}
		<div class="me">${playerView(own)}${Array.isArray(partOf(own, "hand")) ? handView(own, plays()) : html`<div class="hand">${fanView(own)}</div>`}</div>
		${question}<svg class="arrows" aria-hidden="true"></svg></main>`;
}

/** Everything of a duel. */
export function duelView() {
	followAsk();
	const question = table.over ? endView() : promptView([...tools.values()].map((tool) => tool()));
	document.title = table.parts.turn
		? say("duel.page_title", { turn: table.parts.turn, name: nameOf(table.parts.turn_seat) })
		: say("duel.begins");
	return html`<div class="duel ${seatCount() > 2 ? "team" : ""}">${topBar(titleView(), html`${roomButtons()}${[...bar.values()].map((button) => button())}`)}${cardPanel()}${tableView(question)}
		<div class="side ${looking.sheet === "side" ? "open" : ""}" id="side">${pilePanel() === nothing ? chainView() : pilePanel()}${logView()}
		<section class="below" aria-label=${say("typed.section")}>${offersView()}${[...below.values()].map((part) => part())}<div class="only-small small-nav">${roomButtons()}${[...bar.values()].map((button) => button())}${settingsButtons()}<button class="btn push" @click=${() => openSheet("")}>${say("card.close")}</button></div></section></div></div>`;
}
