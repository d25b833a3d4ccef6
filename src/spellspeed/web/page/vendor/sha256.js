// @ts-check
// What of noble-hashes the page uses; the modules beside it are those of the version in VERSION.
export { sha256 } from "./noble-hashes/sha2.js";
