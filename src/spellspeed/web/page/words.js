// @ts-check
// The words of the page in the reader's language: `say("section.key", parts)`; templates and cases as in the catalogs of the server.

/** @type {Record<string, string | Record<string, string>>} */
let words = {};
/** The language in which the page speaks. */
export let language = "en";

/** Where the files of this version of the page lie: "/page/HASH/". */
export const base = new URL("./", import.meta.url).pathname;

/** Take a language. @param {string} wanted @throws when it cannot be fetched */
export async function speak(wanted) {
	const found = await fetch(`${base}words/${wanted}.json`);
	if (!found.ok) throw new Error(`no words for "${wanted}": ${found.status}`);
	words = await found.json();
	language = wanted;
	document.documentElement.lang = wanted;
}

/** Whether there is such an entry. @param {string} key */
export const hasWords = (key) => key in words;

/** A text of the catalog, filled with its parts. @param {string} key @param {Record<string, unknown>} [parts] @throws for an unknown key or part */
export function say(key, parts = {}) {
	const entry = words[key];
	if (entry === undefined) throw new Error(`no words "${key}" in "${language}"`);
	if (typeof entry === "string") return filled(entry, parts, key);
	for (const [when, text] of Object.entries(entry)) if (fits(when, parts)) return filled(text, parts, key);
	throw new Error(`no case of "${key}" fits ${JSON.stringify(parts)}`);
}

/** @param {string} when @param {Record<string, unknown>} parts */
function fits(when, parts) {
	return when === "" || when.split(" & ").every((line) => holds(line, parts));
}

/** @param {string} line @param {Record<string, unknown>} parts */
function holds(line, parts) {
	const found = /^(\w+) (!=|>=|<=|=) (.+)$/.exec(line);
	if (!found) throw new Error(`"${line}" is no condition of a case`);
	const [, name, sign, wanted] = found;
	const value = parts[name];
	if (sign === ">=") return Number(value) >= Number(wanted);
	if (sign === "<=") return Number(value) <= Number(wanted);
	const is = wanted.split("|").includes(value == null ? "none" : String(value));
	return sign === "=" ? is : !is;
}

/** @param {string} text @param {Record<string, unknown>} parts @param {string} key */
function filled(text, parts, key) {
	return text.replace(/\{(\w+)\}|\[(\w+):([^|\]]*)\|([^\]]*)\]/g, (_, slot, number, one, many) => {
		const name = slot ?? number;
		if (!(name in parts)) throw new Error(`"${key}" has no part "${name}"`);
		return slot ? String(parts[name]) : Number(parts[name]) === 1 ? one : many;
	});
}
