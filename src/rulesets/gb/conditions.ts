import { condition } from "../../core/documents/condition.js";
import type { Condition } from "../../core/ruleset.js";

/**
 * GB-08, GB-09, GB-57 — the states the rules know; the d20 states they drop are not offered.
 * Dead and unconscious victims lie on the ground, a stunned one stays up (D-62).
 */
export const CONDITIONS: readonly Condition[] = [
  condition("dead", true, ["prone"]),
  condition("unconscious", true, ["prone"]),
  condition("stunned", true),
  condition("prone", true),
  // GB-21 — the keeper's: the Dexterity bonus is lost
  { ...condition("blinded", false), special: "BLIND" },
  condition("flatFooted", false),
  condition("helpless", false),
  // GB-19, GB-21, GB-34, GB-35, GB-69 — they end with a shot or a turn
  condition("gbAim", true),
  condition("gbShock", true),
  condition("gbViolentShock", true),
  condition("gbCharge", true),
  condition("gbDefensive", true),
  condition("gbBarred", true),
];
