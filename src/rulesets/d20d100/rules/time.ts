/** DD-120 — seconds of a round. */
export const ROUND_SECONDS = 6;
