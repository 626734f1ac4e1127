import { die, probability } from "../../../core/odds/distribution.js";
import { succeeds } from "../rules/checks/checks.js";

/** GB-01 — exact chance that a d20 with all that is added to it reaches a difficulty, 0 to 1. */
export function checkChance(modifier: number, dc: number): number {
  return probability(die(20), (face) => succeeds(face + modifier, dc));
}
