// @ts-check
// The first page: play the bot with one click, invite somebody, look on; the decks and what was played.

import { botChoice } from "./bots.js";
import { front } from "./cards.js";
import { choices, deckChoice, decksFor, deckTold, fitting, keptDecks, loadChoices, spaced } from "./decks_kept.js";
import { redraw, show } from "./drawing.js";
import { drawnFacts } from "./drawn.js";
import { glyph, ICONS, TYPES } from "./emblems.js";
import { profileWords } from "./formats.js";
import { keptList, UNDERWAY } from "./kept_lists.js";
import { got, later } from "./later.js";
import { followLink } from "./links.js";
import { makeRoom, making } from "./making.js";
import { missingView } from "./missing.js";
import { keep, settings } from "./settings.js";
import { topBar } from "./top_bar.js";
import { dom } from "./trees.js";
import { guard, html, nothing } from "./vendor/lit.js";
import { leave } from "./wire.js";
import { say } from "./words.js";

const OTHER_DECK = "worlds_2020";
/** What is open below the buttons: "", "invite" or "watch". */
let open = "";
/** @type {any[]} */
let shown = [];
/** The deck whose cards those are, and what is said of it. */
let dealtOf = "";
let says = "";

/** Come to the first page. */
export async function enter() {
	leave();
	show(startView);
	open = "";
	making.problem = "";
	document.title = say("start.page_title");
	if (hasBegun()) void got(() => import("./begun.js")).then((module) => module?.askBegun());
	await loadChoices();
	redraw();
	await dealDeck();
}

/** Show three cards of the chosen deck beside the buttons, and what it does below its name. */
async function dealDeck() {
	if (dealtOf === settings.deck && shown.length) return;
	dealtOf = settings.deck;
	const told = await deckTold(dealtOf);
	if (dealtOf !== settings.deck) return; // another deck was chosen meanwhile
	const names = told?.faces.map((face) => face.name).join(" · ");
	says = names ? `${names}. ${told?.says ?? ""}`.trim() : "";
	shown = told?.faces ?? [];
	redraw();
}

/** Change what is kept, and show it. @param {Partial<import("./settings.js").Settings>} change */
function choose(change) {
	keep(change);
	redraw();
	void dealDeck();
}

/** What the bot plays: its usual deck where the format has it, else the first other one. */
function botsDeck() {
	const fit = decksFor(settings.format);
	return !fit.length || fit.includes(OTHER_DECK) ? OTHER_DECK : (fit.find((name) => name !== settings.deck) ?? fit[0]);
}

/** Make a room against the bot and go there. */
const playBot = () =>
	makeRoom({
		own: { profile: settings.format },
		takeback: true,
		who: [{ kind: "person" }, { kind: "bot", bot: settings.bot, deck: botsDeck() }],
	});

const begun = later(() => import("./begun.js"));
/** Whether this browser has kept a duel that may be under way. */
const hasBegun = () => keptList(UNDERWAY).length > 0;
const roomForm = later(() => import("./room_form.js"));
const lobby = later(() => import("./lobby.js"));

/** @param {string} what */
async function openPart(what) {
	open = open === what ? "" : what;
	redraw();
	if (open === "watch") await (await got(() => import("./lobby.js")))?.followLobby();
}

/** Cards dealt beside the buttons. */
const dealView = () =>
	html`<div class="deal mat" aria-hidden="true">${guard([shown], () => shown.map((facts) => html`<span class="card">${dom(front(drawnFacts(facts)))}</span>`))}</div>`;

/** @param {any} emblem */
const icon = (emblem) => guard([emblem], () => html`<span>${dom(glyph(emblem))}</span>`);

function decksView() {
	const own = keptDecks();
	const formats = choices.profiles.length ? choices.profiles : [settings.format];
	const change = (/** @type {Event} */ event) => {
		const format = /** @type {HTMLSelectElement} */ (event.target).value;
		choose({ format, deck: fitting(settings.deck, format) });
	};
	return html`<section class="panel"><h2>${say("start.decks")}</h2>
		<label for="start-format">${say("room_form.format")}</label><select class="field-in" id="start-format" @change=${change}>${formats.map((one) => html`<option value=${one} ?selected=${one === settings.format}>${profileWords(one)}</option>`)}</select>
		${deckChoice("start-deck", say("start.your_deck"), settings.deck, (deck) => choose({ deck }), settings.format)}
		<p class="soft" id="start-deck-told">${says}</p>
		<ul class="lines">${own.slice(0, 4).map((deck) => html`<li><b>${deck.name}</b><span class="push soft">${deck.main.length} · ${deck.side.length}</span></li>`)}</ul>
		<p><a class="btn" href="/decks" @click=${followLink}>${say("start.to_decks")}</a></p></section>`;
}

function nameView() {
	const change = (/** @type {Event} */ event) =>
		keep({ name: /** @type {HTMLInputElement} */ (event.target).value.trim() });
	return html`<section class="panel"><h2>${say("start.you")}</h2><label for="start-name">${say("start.name")}</label>
		<input class="field-in" id="start-name" maxlength="24" autocomplete="nickname" .value=${settings.name} placeholder=${say("start.player")} @change=${change}>
		${botChoice("start-bot", say("start.strength"), settings.bot, (bot) => {
			keep({ bot });
			redraw();
		})}</section>`;
}

const backView = () =>
	html`<section class="panel"><h2>${say("start.back")}</h2><p class="soft">${say("start.back_how")}</p><p><a class="btn" href="/back" @click=${followLink}>${say("start.to_back")}</a></p></section>`;

function startView() {
	const deck = settings.deck.replace(/^own:/, "") || say("start.usual_deck");
	return html`<div class="page start">${topBar()}<main><div class="hero"><div>
		<h1 class="title">${say("start.title")}</h1><p class="lead">${say("start.lead")}</p>
		${hasBegun() ? begun()?.begunView() : nothing}<div class="starts"><button class="big first" data-key="1" @click=${playBot}>${icon(ICONS["Quick-Play"])}<span><b>${say("start.bot")}</b><small>${say("start.bot_how", { format: profileWords(settings.format), deck: spaced(deck), bot: say(`bot_names.${settings.bot}`) })}</small></span><kbd>1</kbd></button>
		<button class="big" data-key="2" aria-expanded=${open === "invite"} @click=${() => openPart("invite")}>${icon(ICONS.Equip)}<span><b>${say("start.invite")}</b><small>${say("start.invite_how")}</small></span><kbd>2</kbd></button>
		<button class="big" data-key="3" aria-expanded=${open === "watch"} @click=${() => openPart("watch")}>${icon(TYPES.Reptile)}<span><b>${say("start.watch")}</b><small>${say("start.watch_how")}</small></span><kbd>3</kbd></button></div>
		${making.problem && open !== "invite" ? html`<p class="problem" role="alert">${making.problem}</p>` : nothing}${missingView()}</div>
		${open === "invite" ? roomForm()?.roomForm() : open === "watch" ? lobby()?.lobbyView() : dealView()}</div>
		<div class="cols three">${nameView()}${decksView()}${backView()}</div></main></div>`;
}

/** The keys that the first buttons show. In a duel, where keys mean something else, there are no such buttons. @param {KeyboardEvent} event */
function pressed(event) {
	const typing = event.target instanceof Element && event.target.closest("input, select, textarea");
	if (!settings.keys || typing || event.ctrlKey || event.altKey || event.metaKey) return;
	const button = document.querySelector(
		`.hero :is(.starts, .begun) [data-key="${CSS.escape(event.key.toLowerCase())}"]`,
	);
	if (!(button instanceof HTMLButtonElement)) return;
	event.preventDefault();
	button.click();
}

document.addEventListener("keydown", pressed);
