import { playedRulesets } from "../rulesets.js";
import type { Ruleset } from "../ruleset.js";

/** The rulesets whose compendia are offered in this world. */
export function rulesetsInSight(): readonly Ruleset[] {
  return playedRulesets();
}
