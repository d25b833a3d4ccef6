// @ts-check
// A hint: what looking ahead says of each answer, first the one that it would give. It comes where everybody else is a bot.
import { tellThere } from "./bubble.js";
import { openSheet } from "./looking.js";
import { table, wordsOf } from "./table.js";
import { request } from "./wire.js";
import { say } from "./words.js";

/** Answers of which is told. */
const MOST = 4;

/** Ask for a hint, and tell it beside the question. @param {HTMLElement} of what was pressed */
export async function giveHint(of) {
	const ask = table.ask;
	if (!ask) return;
	openSheet("");
	tellThere(of, [say("hint.thinking")]);
	const found = await request({ t: "hint" });
	if (table.ask?.n !== ask.n) return;
	tellThere(of, found?.t === "hint" ? lines(ask, found.answers) : [found?.say ?? say("typed.lost")]);
}

/** The answers in words, as they came; copies of a card that are worth the same are told once.
	@param {import("./table.js").Ask} ask @param {import("./protocol.js").Hinted[]} answers */
function lines(ask, answers) {
	const told = new Map();
	for (const { picks, share, worlds } of answers) {
		const answer = picks.map((place) => wordsOf(ask.options[place])).join(", ") || say("hint.none");
		if (!told.has(answer))
			told.set(
				answer,
				worlds ? say("hint.share", { share: Math.round(100 * share), answer }) : say("hint.only", { answer }),
			);
	}
	return [...told.values()].slice(0, MOST);
}
