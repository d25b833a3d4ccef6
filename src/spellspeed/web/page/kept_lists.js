// @ts-check
// Lists that the browser keeps, each under its name. One that it cannot keep holds until the page is closed.

/** The name of the list of duels that are under way: the first page looks for it before it fetches what shows it. */
export const UNDERWAY = "spellspeed underway";

/** A kept list; empty where there is none, or it is not readable. @template T @param {string} name @returns {T[]} */
export function keptList(name) {
	try {
		const found = JSON.parse(localStorage.getItem(name) ?? "[]");
		return Array.isArray(found) ? found : [];
	} catch {
		return [];
	}
}

/** Keep a list. @param {string} name @param {unknown[]} all */
export function keepList(name, all) {
	try {
		localStorage.setItem(name, JSON.stringify(all));
	} catch {
		// a browser that keeps nothing
	}
}
