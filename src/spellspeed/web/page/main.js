// @ts-check
// The page begins: the reader's settings, the words, then the view that belongs to the address.
import { sprite } from "./cards.js";
import { redraw } from "./drawing.js";
import { holdsBack } from "./links.js";
import { followOtherTabs, settings, showTheme } from "./settings.js";
import { dom } from "./trees.js";
import { speak } from "./words.js";

/** @type {[RegExp, (found: RegExpExecArray) => Promise<void>][]} */
const VIEWS = [
	[/^\/r\/([^/]+)\/?$/, async (found) => (await import("./room.js")).enter(decodeURIComponent(found[1]))],
	[/^\/decks\/?$/, async () => (await import("./decks.js")).enter()],
	[/^\/back\/?$/, async () => (await import("./back.js")).enter()],
	[/^\/?$/, async () => (await import("./start.js")).enter()],
];

async function begin() {
	showTheme();
	document.body.prepend(dom(sprite()));
	await speak(settings.language || document.documentElement.lang);
	await go();
}

/** Show what belongs to the address. */
async function go() {
	for (const [pattern, enter] of VIEWS) {
		const found = pattern.exec(location.pathname);
		if (found) return enter(found);
	}
}

addEventListener("popstate", (event) => {
	if (!holdsBack(event)) void go();
});
followOtherTabs(redraw);
void begin();
