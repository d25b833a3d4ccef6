// @ts-check
// A room from the outside in: coming, waiting for others, the sealing, who begins, the duel, the end.

import { show } from "./drawing.js";
import { duelView } from "./duel.js";
import { got, later, missing } from "./later.js";
import { goTo, leaving } from "./links.js";
import { exchangedView } from "./log.js";
import { missingView } from "./missing.js";
import { keepSeat, seatKept } from "./settings.js";
import { plays, table } from "./table.js";
import { topBar } from "./top_bar.js";
import { html, nothing } from "./vendor/lit.js";
import { join, reconnect, send } from "./wire.js";
import { say } from "./words.js";

const waiting = later(() => import("./waiting.js"));
const siding = later(() => import("./siding.js"));
const curtain = later(() => import("./curtain.js"));

/** The question of whoever leaves, once somebody wanted to. @type {typeof import("./leave.js") | null} */
let leave = null;

/** Ask before a duel that is under way is left. @param {() => void} go */
async function askToLeave(go) {
	leave ??= await got(() => import("./leave.js"));
	leave?.askToLeave(go);
}

/** As long as a duel is under way that this browser plays, whoever wants to leave it is asked. */
function tendLeaving() {
	const isUnderway = plays() && !table.over && table.state === "duel" && table.link !== "ended";
	leaving.ask = isUnderway ? askToLeave : null;
	leaving.from = location.pathname;
}

/** Go to a room: its link may carry a seat's token behind the address, which is taken from there. It is kept where this browser has no seat; a seat that
 * it has is given up only for one that the server takes. @param {string} room */
export function enter(room) {
	const token = location.hash.slice(1);
	const kept = seatKept(room);
	if (token) {
		if (kept?.seat === undefined) keepSeat(room, { ...kept, token });
		history.replaceState(null, "", location.pathname);
	}
	join(room, kept?.seat === undefined ? "" : token);
	show(roomView);
}

/** @param {unknown} body */
const framed = (body) => html`<div class="page">${topBar()}<main class="panel room-state">${body}</main></div>`;

function choiceView() {
	const chooser = table.match?.chooser;
	if (!plays() || chooser !== table.place)
		return framed(html`<h1 class="title">${say("room.other_chooses")}</h1>${exchangedView()}`);
	return framed(html`<h1 class="title">${say("room.choose")}</h1>${exchangedView()}<p class="row"><button class="btn go" data-key="1" @click=${() => send({ t: "begin", first: true })}>${say("room.first")}</button>
		<button class="btn" data-key="2" @click=${() => send({ t: "begin", first: false })}>${say("room.second")}</button></p>`);
}

function lostView() {
	if (missing.any) return missingView();
	return table.link === "lost"
		? html`<div class="lost" role="alert"><span>${say("room.lost")}</span><button class="btn" @click=${reconnect}>${say("room.reconnect")}</button></div>`
		: nothing;
}

/** As long as there is nothing to see. */
const comingView = () => framed(html`<p class="lead" role="status">${say("room.coming")}</p>${lostView()}`);

/** Whether this browser came with an invitation at which nobody sits yet. */
function isInvited() {
	const kept = seatKept(table.room);
	return table.bye === "token" && !!kept?.token && kept.seat === undefined;
}

/** What belongs to the state of the room, and the question of whoever leaves. */
function roomView() {
	tendLeaving();
	return html`${stateView()}${leave?.leaveView()}`;
}

/** What belongs to the state of the room. */
function stateView() {
	if (table.link === "ended" && isInvited()) return waiting()?.invitedView() ?? comingView();
	if (table.link === "ended")
		return framed(
			html`<h1 class="title">${say("room.ended")}</h1><p class="lead">${say(`room.bye_${table.bye}`)}</p><p><button class="btn go" @click=${() => goTo("/")}>${say("end.home")}</button></p>`,
		);
	if (seatKept(table.room)?.hot) {
		const beside = curtain();
		if (!beside) return comingView(); // nothing of the table before it is known who looks
		beside.tendSeats();
		const next = beside.handedTo();
		if (next !== null) return beside.curtainView(next);
	}
	if (!table.state) return comingView();
	if (table.state === "waiting") return html`${lostView()}${waiting()?.waitingView()}`;
	if (table.match?.now === "siding") return html`${lostView()}${siding()?.sidingView()}`;
	if (table.match?.now === "choice" || table.state === "choice") return choiceView();
	if (table.state === "sealing")
		return framed(html`<p class="lead" role="status">${say("room.sealing")}</p>${lostView()}`);
	return html`${lostView()}${duelView()}`;
}
