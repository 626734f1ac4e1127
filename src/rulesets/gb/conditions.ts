import { conditionsNamed } from "../../core/documents/condition.js";
import type { Condition } from "../../core/ruleset.js";

const condition = conditionsNamed("GARDIEN.GB");

/**
 * GB-08, GB-09, GB-57 — the states the rules know; the d20 states they drop are not offered.
 * Dead and unconscious victims lie on the ground, a stunned one stays up (D-62).
 */
export const CONDITIONS: readonly Condition[] = [
  condition("dead", "GB-08", "points", { brings: ["prone"] }),
  condition("unconscious", "GB-09", "points", { brings: ["prone"] }),
  condition("stunned", "GB-09", "points"),
  condition("prone", "GB-21", "stand"),
  // GB-21 — the keeper's: the Dexterity bonus is lost
  condition("blinded", "GB-21", "keeper", { managed: false, special: "BLIND" }),
  condition("flatFooted", "GB-21", "keeper", { managed: false }),
  condition("helpless", "GB-21", "keeper", { managed: false }),
  // they end with a shot or a turn
  condition("gbAim", "GB-19", "shot"),
  condition("gbShock", "GB-34", "turn"),
  condition("gbViolentShock", "GB-35", "turn"),
  condition("gbCharge", "GB-21", "turn"),
  condition("gbDefensive", "GB-21", "turn"),
  condition("gbBarred", "GB-69", "turn"),
];
