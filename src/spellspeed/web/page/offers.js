// @ts-check
// What is offered and asked of the others: a draw, taking back, another duel; giving up; claiming a duel that somebody left.

import { redraw } from "./drawing.js";
import { plays, table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { request, send } from "./wire.js";
import { say } from "./words.js";

let sure = false;
let problem = "";

/** @param {any} message */
async function tell(message) {
	const told = await request(message);
	problem = told?.t === "error" ? told.say : "";
	redraw();
}

function surrender() {
	if (sure) void tell({ t: "surrender" });
	sure = !sure;
	redraw();
}

/** Buttons of the bar at the top. */
export function roomButtons() {
	if (!plays() || table.over) return nothing;
	const alone = table.seats.filter((seat) => seat.kind === "person").length === 1;
	const back = table.settings.takeback || alone;
	return html`${back ? html`<button class="btn quiet" data-key="z" @click=${() => tell({ t: "offer", what: "back" })}>${say("offers.back")}</button>` : nothing}
		${alone ? nothing : html`<button class="btn quiet" @click=${() => tell({ t: "offer", what: "draw" })}>${say("offers.draw")}</button>`}
		<button class="btn quiet ${sure ? "sure" : ""}" @click=${surrender}>${say(sure ? "offers.surrender_sure" : "offers.surrender")}</button>`;
}

/** Whom a claim is about, and in how many seconds; null where nobody is away. */
function claim() {
	const passed = Math.floor((performance.now() - table.presenceAt) / 1000);
	const found = table.presence.find((one, place) => !one.here && one.claim_in != null && place !== table.place);
	return found ? Math.max(0, Number(found.claim_in) - passed) : null;
}

/** Open offers, and what can be claimed. */
export function offersView() {
	if (!plays()) return nothing;
	const left = claim();
	return html`${Object.entries(table.offers).map(([what, places]) => {
		const own = places.includes(/** @type {number} */ (table.place));
		const names = places.map((place) => table.seats[place]?.name ?? "").join(", ");
		return html`<div class="offer" role="status"><span>${own ? say("offers.waits", { what: say(`offers.${what}`) }) : say("offers.open", { names, what: say(`offers.${what}`) })}</span>
			${own ? nothing : html`<button class="btn go" @click=${() => send({ t: "accept", what })}>${say("offers.accept")}</button>`}
			<button class="btn" @click=${() => send({ t: "decline", what })}>${say("offers.decline")}</button></div>`;
	})}${
		left === null || table.over
			? nothing
			: html`<div class="offer" role="status">${
					left > 0
						? say("offers.away", { seconds: left })
						: html`<span>${say("offers.claim")}</span>
		<button class="btn go" @click=${() => tell({ t: "claim", what: "win" })}>${say("offers.claim_win")}</button><button class="btn" @click=${() => tell({ t: "claim", what: "draw" })}>${say("offers.claim_draw")}</button>`
				}</div>`
	}
	${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}`;
}
