// @ts-check
// Twelve short sounds, made here by oscillators. None before the first click or key; never the only sign of something.
import { redraw } from "./drawing.js";
import { keep, settings } from "./settings.js";
import { ownSeat, plays, table } from "./table.js";
import { html } from "./vendor/lit.js";
import { listen } from "./wire.js";
import { say } from "./words.js";

/** Each sound: notes one after the other as [hertz, milliseconds], and the shape of the wave.
  @type {Record<string, {wave: OscillatorType, notes: [number, number][]}>} */
const SOUNDS = {
	turn: {
		wave: "triangle",
		notes: [
			[523, 90],
			[784, 140],
		],
	},
	asked: { wave: "sine", notes: [[880, 70]] },
	summon: {
		wave: "triangle",
		notes: [
			[330, 60],
			[440, 60],
			[660, 110],
		],
	},
	set: {
		wave: "sine",
		notes: [
			[220, 70],
			[165, 90],
		],
	},
	flip: {
		wave: "triangle",
		notes: [
			[294, 50],
			[587, 90],
		],
	},
	attack: {
		wave: "sawtooth",
		notes: [
			[196, 60],
			[131, 110],
		],
	},
	damage: {
		wave: "square",
		notes: [
			[110, 80],
			[82, 140],
		],
	},
	link: {
		wave: "triangle",
		notes: [
			[659, 60],
			[988, 80],
		],
	},
	negated: {
		wave: "square",
		notes: [
			[311, 70],
			[233, 120],
		],
	},
	draw: {
		wave: "sine",
		notes: [
			[740, 40],
			[932, 50],
		],
	},
	win: {
		wave: "triangle",
		notes: [
			[523, 110],
			[659, 110],
			[784, 110],
			[1047, 260],
		],
	},
	lose: {
		wave: "triangle",
		notes: [
			[392, 150],
			[330, 150],
			[262, 300],
		],
	},
};
/** The sound of an event, by its word in the protocol. @type {Map<string, string>} */
const OF_EVENT = new Map([
	["normal_summon", "summon"],
	["tribute_summon", "summon"],
	["special_summon", "summon"],
	["flip_summon", "summon"],
	["set_monster", "set"],
	["set_spell", "set"],
	["flipped", "flip"],
	["attack", "attack"],
	["direct_attack", "attack"],
	["damage", "damage"],
	["activated", "link"],
	["activated_in_chain", "link"],
	["negated", "negated"],
	["drawn", "draw"],
]);
/** The most sounds of one step. */
const MOST = 3;

/** @type {AudioContext | null} */
let audio = null;
/** When the sounds that are under way are over, in seconds of the audio. */
let until = 0;
let wasTurn = -1;
let asked = -1;

/** Play a sound after those that are under way. @param {string} name */
function play(name) {
	if (!audio || !settings.sound || !settings.volume) return;
	const { wave, notes } = SOUNDS[name];
	let at = Math.max(audio.currentTime, until);
	for (const [hertz, length] of notes) {
		const loudness = new GainNode(audio, { gain: 0 });
		const note = new OscillatorNode(audio, { type: wave, frequency: hertz });
		const end = at + length / 1000;
		loudness.gain.setValueAtTime(0, at);
		loudness.gain.linearRampToValueAtTime(settings.volume * 0.2, at + 0.008);
		loudness.gain.exponentialRampToValueAtTime(0.001, end);
		note.connect(loudness).connect(audio.destination);
		note.start(at);
		note.stop(end);
		at = end;
	}
	until = at;
	document.dispatchEvent(new CustomEvent("sound", { detail: name }));
}

/** The sounds of a step, none twice. @param {import("./protocol.js").Step} step @returns {Set<string>} */
function soundsOf(step) {
	/** @type {Set<string>} */
	const found = new Set();
	for (const event of step.events ?? []) {
		const name = OF_EVENT.get(event.e);
		if (name && found.size < MOST) found.add(name);
	}
	return found;
}

/** @param {import("./protocol.js").ServerMessage} message */
function heard(message) {
	if (message.t === "over") {
		const { winner } = message;
		if (plays() && winner !== null) play(winner === ownSeat() % 2 ? "win" : "lose");
	}
	if (message.t !== "step") return;
	if (audio && until < audio.currentTime + 1) for (const name of soundsOf(message)) play(name);
	const { turn, turn_seat: seat } = table.parts;
	if (turn !== wasTurn && plays() && seat === ownSeat()) play("turn");
	else if (table.ask && table.ask.n !== asked) play("asked");
	wasTurn = turn;
	asked = table.ask?.n ?? -1;
}

/** Browsers let a page sound once it was touched. */
function touched() {
	audio ??= new AudioContext();
	removeEventListener("pointerdown", touched);
	removeEventListener("keydown", touched);
}

/** The switch and the volume. */
export function soundSettings() {
	const turn = (/** @type {Event} */ event) => {
		keep({ sound: /** @type {HTMLInputElement} */ (event.target).checked });
		redraw();
	};
	const louder = (/** @type {Event} */ event) => {
		keep({ volume: Number(/** @type {HTMLInputElement} */ (event.target).value) });
		play("asked");
	};
	return html`<label class="row"><input type="checkbox" .checked=${settings.sound} @change=${turn}>${say("sounds.on")}</label>
    <label class="row"><span>${say("sounds.volume")}</span><input type="range" min="0" max="1" step="0.1" .value=${String(settings.volume)} @change=${louder}></label>`;
}

addEventListener("pointerdown", touched);
addEventListener("keydown", touched);
listen(heard);
