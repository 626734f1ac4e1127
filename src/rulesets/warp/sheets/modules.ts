export { actions } from "./actions.js";

/** Colours of its dice where a module draws them. */
export const diceColours = { die: "#a60b74", ink: "#ffffff", edge: "#5c0641" };
