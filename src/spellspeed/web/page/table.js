// @ts-check
// The table as this viewer sees it: one plain object, changed only by `apply(message)` with the messages of protocol 1.

/** @typedef {{id?: string, card?: number, up?: boolean, position?: string, attack?: number, defense?: number, level?: number, attribute?: string,
	type?: string, counters?: Record<string, number>, turns?: number, negated?: boolean, equipped_to?: string, equips?: string[], owner?: number,
	attacked?: boolean, turned?: boolean, new?: boolean, held?: boolean}} Card */
/** @typedef {{verb: string, label: string, told?: string, does?: string, card?: string, face?: number, target?: string, effect?: number, zone?: string, position?: string, seat?: number, value?: number,
	same?: number}} Option */
/** @typedef {{n: number, kind: string, question: string, options: Option[], least: number, most: number, rule: string, goal: number, count: string,
	about: string, about_face: number, passing: number, cards: string[]}} Ask */
/** @typedef {{e: string, batch?: number, seat?: number, side?: number, card?: number, id?: string, target?: number, target_id?: string, came?: any,
	went?: any, amount?: number, phase?: string, link?: number, line?: string}} Event */
/** @typedef {{line: string, e: string, seat?: number, card?: number, id?: string, phase?: string}} Line */

/** As it is before anything was heard. */
function empty() {
	return {
		room: "",
		/** The place of this viewer, null for somebody who looks on. @type {number | null} */
		place: /** @type {number | null} */ (null),
		game: "yugioh",
		state: "",
		/** @type {any} */
		settings: {},
		/** @type {{name: string, kind: string, side?: number, ready?: boolean}[]} */
		seats: [],
		epoch: "",
		seq: -1,
		/** @type {Record<string, any>} */
		parts: {},
		/** @type {Record<string, any>} */
		faces: {},
		/** @type {Line[]} */
		log: [],
		logFrom: 0,
		/** What happened in the last step, for eyes and ears. @type {Event[]} */
		events: [],
		/** @type {Ask | null} */
		ask: null,
		/** @type {{seats: number[], about: string, line: string} | null} */
		waiting: null,
		/** @type {Record<string, {left: number, runs: boolean}>} */
		clock: {},
		/** When the clocks were told, by the time of the page in milliseconds. */
		clockAt: 0,
		/** @type {{here: boolean, claim_in?: number}[]} */
		presence: [],
		presenceAt: 0,
		watching: 0,
		/** @type {any} */
		match: null,
		/** @type {any} */
		over: null,
		/** When this viewer's seat is passed over. */
		passing: { mode: "auto", stops: /** @type {string[][]} */ ([]), hold: false },
		/** Open offers: what is offered, and who has agreed. @type {Record<string, number[]>} */
		offers: {},
		/** @type {{commit: string, lists: string[], hashes: string[], salts: string[]} | null} */
		sealing: null,
		/** How the connection stands: "", "open", "lost", "ended". */
		link: "",
		/** Why it ended, as a code of `bye`. */
		bye: "",
		/** What went wrong last, in words. */
		problem: "",
	};
}

export const table = empty();

/** Begin anew, for another room or recording. */
export function clear() {
	Object.assign(table, empty());
}

/** Change the table by a message of the server. @param {any} message @param {number} [now] the time of the page in milliseconds */
export function apply(message, now = performance.now()) {
	const taken = TAKEN[/** @type {keyof typeof TAKEN} */ (message.t)];
	if (taken) taken(message, now);
}

/** @param {any} ask @returns {Ask | null} */
function whole(ask) {
	if (!ask) return null;
	return {
		least: 1,
		most: 1,
		rule: "number",
		goal: 0,
		count: "",
		about: "",
		about_face: 0,
		passing: -1,
		cards: [],
		...ask,
	};
}

/** Lines of the log with the events that they tell. @param {string[]} [lines] @param {string[]} [kinds] @returns {Line[]} */
const linesOf = (lines = [], kinds = []) => lines.map((line, at) => ({ line, e: kinds[at] ?? "" }));

/** @type {Record<string, (message: any, now: number) => void>} */
const TAKEN = {
	welcome(message) {
		const { room, seat, game, state, settings, seats, epoch } = message;
		Object.assign(table, { room, place: seat ?? null, game, state, settings, seats, epoch, link: "open", problem: "" });
		Object.assign(table.passing, message.passing);
	},
	snapshot(message, now) {
		Object.assign(table.faces, message.faces);
		table.parts = message.parts;
		table.seq = message.seq;
		table.log = linesOf(message.log, message.log_kinds);
		table.logFrom = message.log_from ?? 0;
		table.events = [];
		table.ask = whole(message.ask);
		table.waiting = message.waiting ?? null;
		table.clock = message.clock ?? {};
		table.clockAt = now;
		table.match = message.match ?? null;
		if (!message.parts.result) table.over = null;
	},
	step(message, now) {
		Object.assign(table.faces, message.faces);
		table.parts = message.back ? message.parts : { ...table.parts, ...message.parts };
		table.seq = message.seq;
		table.problem = "";
		table.events = message.events ?? [];
		for (const event of table.events)
			if (event.line)
				table.log.push({ line: event.line, e: event.e, seat: event.seat, card: event.card, id: event.id });
		table.ask = whole(message.ask);
		table.waiting = message.waiting ?? null;
		table.clock = message.clock ?? {};
		table.clockAt = now;
		if (!table.parts.result) table.over = null;
	},
	presence(message, now) {
		Object.assign(table, { presence: message.seats, presenceAt: now, watching: message.watching ?? 0 });
	},
	seats(message) {
		Object.assign(table, { seats: message.seats, state: message.state });
	},
	sealing(message) {
		table.sealing = {
			commit: message.commit,
			lists: message.lists ?? [],
			hashes: message.hashes ?? [],
			salts: message.salts ?? [],
		};
	},
	offered(message) {
		if (message.state !== "open") {
			delete table.offers[message.what];
			return;
		}
		const agreed = table.offers[message.what] ?? [];
		table.offers[message.what] = [...new Set([...agreed, message.by])];
	},
	match(message) {
		table.match = message;
	},
	over(message) {
		table.over = message;
		table.ask = null;
	},
	log(message) {
		table.log.unshift(...linesOf(message.lines, message.kinds));
		table.logFrom = message.first;
	},
	error(message) {
		table.problem = message.say;
	},
	ack() {
		table.problem = "";
	},
	bye(message) {
		table.bye = message.code;
	},
};

// ---- questions about it

/** The seat of the duel at which this viewer sits; 0 for somebody who looks on, so that one side stands below. */
export function ownSeat() {
	const at = table.place === null ? -1 : (table.parts.seating ?? []).indexOf(table.place);
	return at < 0 ? 0 : at;
}

/** Whether this viewer plays. */
export const plays = () => table.place !== null;

/** How many seats the duel has. */
export const seatCount = () => table.parts.seating?.length ?? table.seats.length;

/** The place of the room that sits at a seat of the duel. @param {number} seat @returns {number} */
export const placeOf = (seat) => table.parts.seating?.[seat] ?? seat;

/** What the seats of a team duel are called, in the order of their turns (TEAM-I-1). */
const ROLES = ["1A", "2A", "1B", "2B"];

/** What a seat of a team duel is called. @param {number} seat */
export const roleOf = (seat) => ROLES[seat];

/** How many cards are in a hand. @param {number} seat @returns {number} */
export function handCount(seat) {
	const held = partOf(seat, "hand") ?? 0;
	return Array.isArray(held) ? held.length : held;
}

/** The name of who sits at a seat of the duel; in a team duel with the seat's own name before, as the log has it. @param {number} seat */
export function nameOf(seat) {
	const name = table.seats[placeOf(seat)]?.name ?? "";
	return seatCount() > 2 ? `${ROLES[seat]} ${name}` : name;
}

/** A part of a seat. @param {number} seat @param {string} name @returns {any} */
export const partOf = (seat, name) => table.parts[`${seat}.${name}`];

/** The facts of a card, or null where it is not known. @param {number | undefined} code @returns {any} */
export const factsOf = (code) => (code ? (table.faces[code] ?? null) : null);

/** The name of a card by its passcode, "" where it is not known. @param {number | undefined} code @returns {string} */
export const cardName = (code) => factsOf(code)?.name ?? "";

/** An option in plain words. @param {Option} [option] */
export const wordsOf = (option) => option?.told || option?.label || "";

const ROWS = ["monsters", "spells_traps", "hand", "graveyard", "removed", "summoning", "fusion"];

/** Where a card lies, by its id: seat, zone, place (from 0) and the card; null where it is not in sight. @param {string} id
	@returns {{seat: number, zone: string, place: number, card: Card} | null} */
export function whereIs(id) {
	if (!id) return null;
	for (let seat = 0; seat < seatCount(); seat++) {
		const field = partOf(seat, "field_spell");
		if (field?.id === id) return { seat, zone: "field_spell", place: 0, card: field };
		for (const zone of ROWS) {
			const cards = partOf(seat, zone);
			if (!Array.isArray(cards)) continue;
			const place = cards.findIndex((card) => card?.id === id);
			if (place >= 0) return { seat, zone, place, card: cards[place] };
		}
	}
	return null;
}
