import { condition } from "../../core/condition.js";
import type { Condition } from "../ruleset.js";

/** What shows on a token: health follows from the points, effects of spells are set and taken by hand (WP-109). */
export const CONDITIONS: readonly Condition[] = [
  condition("warpWounded", true), // WP-57
  condition("warpDown", true, ["prone"]), // WP-58
  condition("warpDying", true, ["prone"]), // WP-59
  condition("dead", true, ["prone"]), // WP-59
  condition("warpTemp", true), // WP-60
  condition("warpSteelSkin", true), // WP-118
  condition("prone", false),
  condition("warpDelay", false), // WP-47
  condition("warpParalysed", false), // WP-130
  condition("warpInvisible", false), // WP-131
  condition("warpShields", false), // WP-132
];
