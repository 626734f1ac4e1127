/** Has all of our rulesets be played, as the system's start does; for tests of what looks one up. */
import { readFileSync } from "node:fs";
import type { KeeperFields } from "../../src/core/documents/keeper-fields.js";
import { playRulesets } from "../../src/core/rulesets.js";
import type { Ruleset } from "../../src/core/ruleset.js";
import { RULESETS } from "../../src/rulesets/index.js";

playRulesets(RULESETS);

export { RULESETS };

/** What the README says of each ruleset: « whole » has all that makes an evening, « begun » is held to what it has. */
const STATES = new Map(
  [...readFileSync("README.md", "utf8").matchAll(/^\| `(\w+)` —[^|]*\| (whole|begun) +\|$/gm)].map(
    ([, id = "", state = ""]) => [id, state],
  ),
);

/** The state of a ruleset by the table of the README; undefined where that does not name it. */
export const stateOf = ({ id }: Pick<Ruleset, "id">): string | undefined => STATES.get(id);

/** Those that have all that makes an evening: people, things, tables, macros, a book, an adventure. */
export const WHOLE: readonly Ruleset[] = RULESETS.filter((ruleset) => stateOf(ruleset) === "whole");

/** What each of them keeps for the keeper, by type. */
export async function keeperOnly(): Promise<KeeperFields> {
  const fields = await Promise.all(RULESETS.map((ruleset) => ruleset.keeperOnly()));
  return Object.assign({}, ...fields) as KeeperFields;
}
