import { d20d100 } from "./d20d100/index.js";
import { gb } from "./gb/index.js";
import { rpg } from "./rpg/index.js";
import type { Ruleset } from "./ruleset.js";
import { seuils } from "./seuils/index.js";
import { warp } from "./warp/index.js";

/** The rulesets Gardien plays. Adding one is one folder and one line here. */
export const RULESETS: readonly Ruleset[] = [gb, warp, rpg, seuils, d20d100];

const bySubtype = new Map(
  RULESETS.flatMap((r) => [...Object.keys(r.actors), ...Object.keys(r.items)].map((t) => [t, r])),
);

/** The ruleset a sub-type of Actor or Item belongs to; undefined for sub-types that are not ours. */
export function rulesetOf(type: string): Ruleset | undefined {
  return bySubtype.get(type);
}

/** The ruleset of this id; undefined for one that is not played here. */
export function rulesetById(id: string): Ruleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id);
}
