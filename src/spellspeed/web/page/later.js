// @ts-check
// Modules that few need: fetched when they are first wanted, after which the page is drawn again.
import { redraw } from "./drawing.js";

/** What could not be fetched: the connection is broken, or the server has another version of the page by now. */
export const missing = { any: false };

/** What is fetched, null where it cannot be had. @template T @param {() => Promise<T>} fetched */
export async function got(fetched) {
	try {
		return await fetched();
	} catch {
		missing.any = true; // said where the broken connection is said
		redraw();
		return null;
	}
}

/** A module that is fetched when it is first asked for: null until it is there. It is asked for once; a page that lacks it is loaded again.
	@template T @param {() => Promise<T>} fetched @returns {() => T | null} */
export function later(fetched) {
	/** @type {T | null} */
	let held = null;
	let asked = false;
	return () => {
		if (!asked) {
			asked = true;
			void take();
		}
		return held;
	};

	async function take() {
		held = await got(fetched);
		redraw();
	}
}
