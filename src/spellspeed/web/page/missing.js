// @ts-check
// Said where a part of the page could not be fetched: the page is loaded again.
import { missing } from "./later.js";
import { html, nothing } from "./vendor/lit.js";
import { say } from "./words.js";

/** The alert with its button; nothing where all is there. */
export const missingView = () =>
	missing.any
		? html`<div class="lost" role="alert"><span>${say("room.missing")}</span><button class="btn" @click=${() => location.reload()}>${say("room.reload")}</button></div>`
		: nothing;
