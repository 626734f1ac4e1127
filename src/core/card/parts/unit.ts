import { rulesetById } from "../../rulesets.js";
import { plural } from "../../text/i18n.js";

/** Returns the unit of a ruleset's totals, in singular or plural; empty for plain numbers. */
export function unitOf(ruleset: string, total: number | null): string {
  const key = rulesetById(ruleset)?.totalsCount;
  return key === undefined || total === null ? "" : plural(key, total);
}
