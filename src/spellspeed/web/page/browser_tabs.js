// @ts-check
// Other tabs of this browser in the same room: they are told of one another, and each says that there are others.
import { redraw } from "./drawing.js";
import { below } from "./duel_places.js";
import { table } from "./table.js";
import { html, nothing } from "./vendor/lit.js";
import { listen } from "./wire.js";
import { say } from "./words.js";

const channel = new BroadcastChannel("spellspeed");
const own = crypto.getRandomValues(new Uint32Array(2)).join("-");
/** The room in which this tab told the others that it is. */
let told = "";
/** The other tabs there. @type {Set<string>} */
const others = new Set();

/** @param {"here" | "too" | "gone"} what @param {string} room */
const tell = (what, room) => channel.postMessage({ what, room, tab: own });

function go() {
	if (!told) return;
	tell("gone", told);
	told = "";
	others.clear();
}

channel.addEventListener("message", ({ data }) => {
	if (!told || data.room !== told) return;
	if (data.what === "gone") others.delete(data.tab);
	else others.add(data.tab);
	if (data.what === "here") tell("too", told);
	redraw();
});
listen((message) => {
	if (message.t !== "welcome" || told === table.room) return;
	go();
	told = table.room;
	tell("here", told);
});
addEventListener("popstate", () => {
	if (location.pathname !== `/r/${encodeURIComponent(told)}`) go();
});
addEventListener("pagehide", go);

below.set("tabs", () => (others.size ? html`<p class="soft" role="status">${say("tabs.others")}</p>` : nothing));
