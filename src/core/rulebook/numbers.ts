import { playedRulesets } from "../rulesets.js";

/** What in a text is the number of a rule, as a source of patterns: what the books of the rulesets that are played begin theirs with. */
export function numberSource(): string {
  const prefixes = playedRulesets().flatMap(({ book }) => book?.prefix ?? []);
  return prefixes.length === 0 ? "(?!)" : String.raw`(?<![\w-])(?:${prefixes.join("|")})-\d{2,3}(?!\d)`;
}
