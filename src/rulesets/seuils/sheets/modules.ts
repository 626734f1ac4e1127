export { actions } from "./actions.js";

/** Colours of its dice where a module draws them. */
export const diceColours = { die: "#93390d", ink: "#fff9ee", edge: "#562107" };
