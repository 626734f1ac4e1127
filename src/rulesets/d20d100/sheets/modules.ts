export { actions } from "./actions.js";

/** Colours of its dice where a module draws them. */
export const diceColours = { die: "#1b3f80", ink: "#ffffff", edge: "#0f2449" };
