import type { Ruleset } from "./ruleset.js";

/** Those that are played here, in the order in which they are offered, and by the sub-types that they bring. */
let played: readonly Ruleset[] = [];
let bySubtype: ReadonlyMap<string, Ruleset> = new Map();

/** Has these rulesets be played. Called once, before anything is registered. */
export function playRulesets(rulesets: readonly Ruleset[]): void {
  played = rulesets;
  const types = (ruleset: Ruleset) => [...Object.keys(ruleset.actors), ...Object.keys(ruleset.items)];
  bySubtype = new Map(rulesets.flatMap((ruleset) => types(ruleset).map((type) => [type, ruleset])));
}

/** The rulesets that are played. */
export function playedRulesets(): readonly Ruleset[] {
  return played;
}

/** The ruleset a sub-type of Actor or Item belongs to; undefined for sub-types that are not ours. */
export function rulesetOf(type: string): Ruleset | undefined {
  return bySubtype.get(type);
}

/** The ruleset of this id; undefined for one that is not played here. */
export function rulesetById(id: string): Ruleset | undefined {
  return played.find((ruleset) => ruleset.id === id);
}
