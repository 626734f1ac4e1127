export { actions } from "./actions.js";

/** Colours of its dice where a module draws them. */
export const diceColours = { die: "#a82a12", ink: "#fffaf0", edge: "#65190a" };
