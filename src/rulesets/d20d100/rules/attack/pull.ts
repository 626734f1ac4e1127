/** DD-105 — what dealing the other kind of damage takes off, unless a weapon lends itself to it. */
export const USUAL_PULL = -4;
