import { rulesetById } from "../../rulesets.js";
import { plural } from "../../text/i18n.js";

/** What a total on a card of a ruleset counts, in the number that fits; empty where it is a mere number. */
export function unitOf(ruleset: string, total: number | null): string {
  const key = rulesetById(ruleset)?.totalsCount;
  return key === undefined || total === null ? "" : plural(key, total);
}
