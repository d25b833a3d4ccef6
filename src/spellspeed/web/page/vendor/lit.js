// @ts-check
// What of lit-html the page uses; the modules beside it are those of the version in VERSION.
export { guard } from "./lit-html/directives/guard.js";
export { live } from "./lit-html/directives/live.js";
export { repeat } from "./lit-html/directives/repeat.js";
export { html, nothing, render, svg } from "./lit-html/lit-html.js";
