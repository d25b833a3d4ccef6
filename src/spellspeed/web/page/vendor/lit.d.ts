// What vendor/lit.js gives on, with the types of the package that it was taken from.
export { html, nothing, render, svg } from "lit-html";
export { guard } from "lit-html/directives/guard.js";
export { live } from "lit-html/directives/live.js";
export { repeat } from "lit-html/directives/repeat.js";
