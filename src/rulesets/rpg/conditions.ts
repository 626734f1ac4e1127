import { condition } from "../../core/documents/condition.js";
import type { Condition } from "../../core/ruleset.js";

/** RP-61 — what shows on a token: all of it follows from points, wounds and losses, or is told by hand. */
export const CONDITIONS: readonly Condition[] = [
  condition("dead", true, ["prone"]), // RP-27
  condition("unconscious", true), // RP-27, RP-76
  condition("prone", true),
  condition("rpgInert", true), // RP-41
  condition("rpgNothing", true),
  condition("rpgShieldOnly", true),
  condition("rpgParryOnly", true),
  condition("rpgNoAttack", true),
  condition("rpgBleed", true),
  condition("rpgMalus", true),
  condition("rpgHalfSkills", true),
  condition("rpgSlow", true),
  condition("rpgCrawl", true),
  condition("rpgLimb", true),
  condition("rpgEntangled", true), // RP-70, RP-71
  condition("rpgBurning", true), // RP-86
  condition("rpgChoking", true), // RP-90
  condition("rpgDying", true), // RP-58
  condition("rpgUnsteady", true), // RP-59
  condition("rpgSurprised", true), // RP-31
  condition("rpgBusy", true), // RP-03
  condition("rpgReloading", true), // RP-72
  condition("rpgWard", true), // RP-79
  condition("rpgLightFall", true), // RP-79, RP-84
  condition("rpgNightSight", true), // RP-79
];
