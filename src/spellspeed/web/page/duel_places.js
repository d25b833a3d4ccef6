// @ts-check
// Places of the duel into which modules put their views, by name, in the order in which they came.

/** Buttons at the end of the question. @type {Map<string, () => unknown>} */
export const tools = new Map();

/** Sections below the log. @type {Map<string, () => unknown>} */
export const below = new Map();

/** Buttons of the bar at the top. @type {Map<string, () => unknown>} */
export const bar = new Map();
