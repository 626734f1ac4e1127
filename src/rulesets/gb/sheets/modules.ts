export { actions } from "./actions.js";

/** Colours of its dice where a module draws them. */
export const diceColours = { die: "#971b1e", ink: "#fff8ea", edge: "#5d1012" };
