// @ts-check
// The bar at the top of every view: the name, what the view adds, theme and language.

import { redraw } from "./drawing.js";
import { got } from "./later.js";
import { goTo } from "./links.js";
import { keep, settings } from "./settings.js";
import { html, nothing } from "./vendor/lit.js";
import { language, say, speak } from "./words.js";

/** @type {("system" | "light" | "dark")[]} */
const THEMES = ["system", "light", "dark"];
/** Those of which the server has words. */
const LANGUAGES = (document.documentElement.dataset.languages ?? "en").split(" ");

function nextTheme() {
	keep({ theme: THEMES[(THEMES.indexOf(settings.theme) + 1) % THEMES.length] });
	redraw();
}

/** The next language. In a room the server speaks it from the next time on, so the page is loaded again. */
async function nextLanguage() {
	const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
	keep({ language: next });
	if (location.pathname.startsWith("/r/")) location.reload();
	else {
		await speak(next);
		redraw();
	}
}

/** Language and theme. */
export const settingsButtons =
	() => html`<button class="btn quiet" @click=${nextLanguage}>${say("top.language")}</button>
	<button class="btn quiet" data-switch="theme" @click=${nextTheme}>${say(`top.theme_${settings.theme}`)}</button>`;

/** Keys and settings, once they were wanted. @type {typeof import("./help.js") | null} */
let settingsPart = null;

/** Open or close them. */
async function toggleSettings() {
	settingsPart ??= await got(() => import("./help.js"));
	if (settingsPart?.help.open) settingsPart.closeHelp();
	else await settingsPart?.openHelp();
}

/** The button of a view that has no place for them; they open over it. */
const settingsButton = () =>
	html`<button class="btn quiet" data-switch="settings" aria-expanded=${settingsPart?.help.open ?? false} @click=${toggleSettings}>${say("top.settings")}</button>`;

/** @param {unknown} [title] @param {unknown} [buttons] those of a view that has its own for the settings */
export function topBar(title = nothing, buttons = /** @type {unknown} */ (null)) {
	const home = (/** @type {MouseEvent} */ event) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		goTo("/");
	};
	return html`<header class="top"><a class="brand" href="/" @click=${home}><span class="speed s3" aria-hidden="true"><i></i><i></i><i></i></span>spellspeed</a>${title}
		<nav aria-label=${say("top.nav")} >${buttons ?? settingsButton()}${settingsButtons()}</nav></header>${buttons ? nothing : settingsPart?.settingsOver()}`;
}
