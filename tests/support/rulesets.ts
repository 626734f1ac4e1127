/** Has all of our rulesets be played, as the system's start does; for tests of what looks one up. */
import type { KeeperFields } from "../../src/core/documents/keeper-fields.js";
import { playRulesets } from "../../src/core/rulesets.js";
import { RULESETS } from "../../src/rulesets/index.js";

playRulesets(RULESETS);

export { RULESETS };

/** What each of them keeps for the keeper, by type. */
export async function keeperOnly(): Promise<KeeperFields> {
  const fields = await Promise.all(RULESETS.map((ruleset) => ruleset.keeperOnly()));
  return Object.assign({}, ...fields) as KeeperFields;
}
