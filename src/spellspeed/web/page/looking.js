// @ts-check
// What the reader looks at: the card in the card column, the open panel at the side, the sheet of a phone.
import { redraw } from "./drawing.js";
import { HANDOVER } from "./links.js";

export const looking = {
	/** The passcode of the card that is looked at, 0 for none. */
	code: 0,
	/** Its id where it lies on the table. */
	id: "",
	/** The open panel, such as "0.graveyard", or "". */
	panel: "",
	/** The open sheet of a narrow screen: "", "card", "side". */
	sheet: "",
	/** Which field of each side stands large where there is no room for four: the seat, by side. @type {(number | undefined)[]} */
	fields: [],
};

/** Look at a card. @param {number | undefined} code @param {string} [id] @param {boolean} [sheet] open the sheet on a narrow screen */
export function lookAt(code, id = "", sheet = false) {
	if (!code) return;
	looking.code = code;
	looking.id = id;
	if (sheet) looking.sheet = "card";
	redraw();
}

/** Open a panel at the side, or close it where it is open. @param {string} name */
export function lookInto(name) {
	looking.panel = looking.panel === name ? "" : name;
	looking.sheet = looking.panel ? "side" : "";
	redraw();
}

/** Open a sheet of a narrow screen; "" closes. @param {string} name */
export function openSheet(name) {
	looking.sheet = name;
	redraw();
}

addEventListener(HANDOVER, () => Object.assign(looking, { code: 0, id: "", panel: "", sheet: "" }));
