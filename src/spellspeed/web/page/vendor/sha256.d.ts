// What vendor/sha256.js gives on.
export function sha256(bytes: Uint8Array): Uint8Array;
