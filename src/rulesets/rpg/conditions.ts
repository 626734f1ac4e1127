import { conditionsNamed } from "../../core/documents/condition.js";
import type { Condition } from "../../core/ruleset.js";

const condition = conditionsNamed("GARDIEN.RPG");

/** RP-61 — what shows on a token: all of it follows from points, wounds and losses, or is told by hand. */
export const CONDITIONS: readonly Condition[] = [
  condition("dead", "RP-27", "never", { brings: ["prone"] }),
  condition("unconscious", "RP-27", "points"),
  condition("prone", "RP-61", "stand"),
  condition("rpgInert", "RP-61", "care"),
  condition("rpgNothing", "RP-61", "care"),
  condition("rpgShieldOnly", "RP-61", "care"),
  condition("rpgParryOnly", "RP-61", "care"),
  condition("rpgNoAttack", "RP-61", "care"),
  condition("rpgBleed", "RP-61", "care"),
  condition("rpgMalus", "RP-61", "care"),
  condition("rpgHalfSkills", "RP-61", "care"),
  condition("rpgSlow", "RP-61", "care"),
  condition("rpgCrawl", "RP-61", "care"),
  condition("rpgLimb", "RP-61", "care"),
  condition("rpgEntangled", "RP-70", "free"),
  condition("rpgBurning", "RP-86", "keeper"),
  condition("rpgChoking", "RP-90", "free"),
  condition("rpgDying", "RP-61", "care"),
  condition("rpgUnsteady", "RP-61", "care"),
  condition("rpgSurprised", "RP-31", "round"),
  condition("rpgBusy", "RP-03", "done"),
  condition("rpgReloading", "RP-72", "done"),
  condition("rpgWard", "RP-79", "keeper"),
  condition("rpgLightFall", "RP-79", "keeper"),
  condition("rpgNightSight", "RP-79", "keeper"),
];
