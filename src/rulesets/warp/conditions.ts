import { conditionsNamed } from "../../core/documents/condition.js";
import type { Condition } from "../../core/ruleset.js";

const condition = conditionsNamed("GARDIEN.WARP");

/** What shows on a token: health follows from the points; effects of spells last until somebody takes them off (WP-109). */
export const CONDITIONS: readonly Condition[] = [
  condition("warpWounded", "WP-57", "points"),
  condition("warpDown", "WP-58", "points", { brings: ["prone"] }),
  condition("warpDying", "WP-59", "points", { brings: ["prone"] }),
  condition("dead", "WP-59", "keeper", { brings: ["prone"] }),
  condition("warpTemp", "WP-60", "points"),
  condition("warpSteelSkin", "WP-118", "points"),
  condition("prone", "WP-58", "stand", { managed: false }),
  condition("warpDelay", "WP-47", "round"),
  condition("warpCharm", "WP-129", "keeper"),
  condition("warpParalysed", "WP-130", "keeper"),
  condition("warpInvisible", "WP-131", "keeper", { special: "INVISIBLE" }),
  condition("warpShields", "WP-132", "keeper"),
];
