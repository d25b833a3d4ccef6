// @ts-check
// Talk between persons: what it needs is fetched when somebody says something, or wants to.
import { bar } from "./duel_places.js";
import { got } from "./later.js";
import { looking } from "./looking.js";
import { plays, table, whereIs } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { listen } from "./wire.js";
import { say } from "./words.js";

const talk = () => got(() => import("./talk.js"));

/** Whether somebody else is a person. */
const hasCompany = () => table.seats.some(({ kind }, place) => place !== table.place && kind === "person");

/** The button that shows the card that is looked at to the partner, where a person is that. */
export function pointButton() {
	const { place, seats } = table;
	if (place === null || seats[(place + 2) % 4]?.kind !== "person" || seats.length < 4 || !whereIs(looking.id))
		return nothing;
	return html`<button class="btn" @click=${async () => (await talk())?.pointAt(looking.id)}>${say("talk.point")}</button>`;
}

bar.set("talk", () =>
	plays() && hasCompany()
		? html`<button class="btn quiet" data-talk @click=${async () => (await talk())?.openTalk()}>${say("talk.button")}</button>`
		: nothing,
);
listen(async (message) => {
	if (message.t === "spoken" || message.t === "pointed") (await talk())?.heard(message);
});
