// @ts-check
// What the browser keeps: the reader's settings, and the seats that this browser holds in rooms.

const SETTINGS = "spellspeed settings";
const SEAT = "spellspeed seat ";

/** @typedef {{language: string, theme: "system" | "light" | "dark", name: string, sound: boolean, volume: number, verbosity: string, keys: boolean,
	format: string, deck: string, bot: string, sleeve: string, mat: string, askBeforeEnd: boolean, switchFields: boolean, keymap: Record<string, string>,
	stops: string[][] | null}} Settings */

/** @type {Settings} */
export const settings = {
	language: "",
	theme: "system",
	name: "",
	sound: true,
	volume: 0.5,
	verbosity: "all",
	keys: true,
	format: "goat",
	deck: "",
	sleeve: "plain",
	mat: "plain",
	bot: "sensible",
	askBeforeEnd: true,
	switchFields: true,
	keymap: {},
	/** The reader's own stops in rooms; null: as the room has them. */
	stops: null,
	...read(SETTINGS),
};

/** Change settings and keep them. @param {Partial<Settings>} change */
export function keep(change) {
	Object.assign(settings, change);
	write(SETTINGS, settings);
	showTheme();
}

/** The style sheet of sleeves and mats: fetched where one is chosen, or can be. */
export function fetchLooks() {
	if (document.getElementById("looks")) return;
	const href = new URL("./looks.css", import.meta.url).href;
	document.head.append(Object.assign(document.createElement("link"), { id: "looks", rel: "stylesheet", href }));
}

/** Theme, sleeve and mat stand at the root, where the style sheets look for them. */
export function showTheme() {
	const { theme, sleeve, mat } = settings;
	Object.assign(document.documentElement.dataset, { theme, sleeve, mat });
	if (sleeve !== "plain" || mat !== "plain") fetchLooks();
}

/** @typedef {{token: string, seat?: number, salts?: Record<string, string>, lists?: Record<string, string>, invitations?: Record<string, string>, here?: string[], hot?: Record<string, string>}} SeatKept */

/** What another tab of this browser keeps holds here, too. @param {() => void} told called after each such change */
export function followOtherTabs(told) {
	addEventListener("storage", (event) => {
		if (event.key === SETTINGS) {
			Object.assign(settings, read(SETTINGS));
			showTheme();
		}
		told();
	});
}

/** What this browser holds of a room, or null. @param {string} room @returns {SeatKept | null} */
export function seatKept(room) {
	const found = read(SEAT + room);
	return typeof found?.token === "string" ? /** @type {SeatKept} */ (found) : null;
}

/** Keep a seat of a room. @param {string} room @param {SeatKept} seat */
export function keepSeat(room, seat) {
	write(SEAT + room, seat);
}

/** @param {string} key */
function read(key) {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null");
	} catch {
		return null; // not readable: as if there were nothing
	}
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
	try {
		localStorage.setItem(key, JSON.stringify(value));
	} catch {
		// a browser that keeps nothing: it holds until the page is closed
	}
}
