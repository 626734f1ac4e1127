import type { InitiativeRule } from "../../../core/ruleset.js";

/** RP-33 — the order of a fight as far as nobody rolls for it: VR. Its rounds find the places (rounds.ts). */
export const INITIATIVE: InitiativeRule = { formula: "10 * @reaction.value" };
