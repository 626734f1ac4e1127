import { condition } from "../../core/documents/condition.js";
import type { Condition } from "../../core/ruleset.js";

/** What shows on a token: health follows from the points; effects of spells last until somebody takes them off (WP-109). */
export const CONDITIONS: readonly Condition[] = [
  condition("warpWounded", true), // WP-57
  condition("warpDown", true, ["prone"]), // WP-58
  condition("warpDying", true, ["prone"]), // WP-59
  condition("dead", true, ["prone"]), // WP-59
  condition("warpTemp", true), // WP-60
  condition("warpSteelSkin", true), // WP-118
  condition("prone", false),
  condition("warpDelay", true), // WP-47
  condition("warpCharm", true), // WP-129
  condition("warpParalysed", true), // WP-130
  { ...condition("warpInvisible", true), special: "INVISIBLE" }, // WP-131
  condition("warpShields", true), // WP-132
];
