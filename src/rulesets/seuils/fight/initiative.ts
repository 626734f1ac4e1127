import type { InitiativeRule } from "../../../core/ruleset.js";

/** SE-13 — what decides between equals: all there is before the dice of a round fall (rounds.ts). */
export const INITIATIVE: InitiativeRule = {
  formula: "@characteristics.rapidite.value / 100 + @characteristics.reflexes.value / 10000",
};
