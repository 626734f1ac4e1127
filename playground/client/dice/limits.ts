/** Bounds that keep a formula typed by anybody from freezing the table. */

/** Most dice one term may ask for. */
export const MAX_DICE = 999;
/** Most results one term may hold once explosions and rerolls are done. */
export const MAX_RESULTS = 5000;
/** Most characters of a formula. */
export const MAX_FORMULA_LENGTH = 5000;
/** Deepest nesting of parentheses, pools and functions. */
export const MAX_DEPTH = 50;
