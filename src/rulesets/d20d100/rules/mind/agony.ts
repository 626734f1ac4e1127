/** DD-95, DD-103, DD-110 — the face of a d10 that ends an agony, a faint, or the fall of a mind. */
export const SAVING_FACE = 10;
