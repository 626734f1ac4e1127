import { settingsStore } from "../foundry/types/settings-store.js";
import { playedRulesets, rulesetById, rulesetOf } from "../rulesets.js";
import type { Ruleset } from "../ruleset.js";

/** The setting that keeps which rulesets this world plays: their ids; empty until a keeper has said it. */
export const WORLD_RULESETS = "rulesets";

/** The rulesets that a keeper has chosen for this world; `null` as long as nobody has, or what they chose is gone. */
export function chosenRulesets(): readonly Ruleset[] | null {
  const kept = settingsStore()?.get("gardien", WORLD_RULESETS);
  const chosen = typeof kept === "string" ? kept.split(" ").flatMap((id) => rulesetById(id) ?? []) : [];
  return chosen.length > 0 ? playedRulesets().filter((ruleset) => chosen.includes(ruleset)) : null;
}

/** The rulesets that are in sight: those chosen for this world, or all. The others are there and play; nothing offers them. */
export function rulesetsInSight(): readonly Ruleset[] {
  return chosenRulesets() ?? playedRulesets();
}

/** Whether the ruleset of an id is in sight. */
export function isInSight(id: string): boolean {
  return rulesetsInSight().some((ruleset) => ruleset.id === id);
}

/** The ruleset that a compendium of ours belongs to, by the name it has in the manifest; undefined for one of none. */
export function rulesetOfPack(name: string): Ruleset | undefined {
  return playedRulesets().find(({ id, packs = [] }) => name.startsWith(`${id}-`) || packs.includes(name));
}

/**
 * The sub-types that a dialog for a new document offers: those in sight, or those of whoever it is made for, who plays by
 * a ruleset of their own. What is of no ruleset of ours stays.
 * @param owner the sub-type of the actor that an item is made for; absent: none
 */
export function offeredTypes(types: readonly string[], owner?: string): string[] {
  const own = owner === undefined ? undefined : rulesetOf(owner);
  const offered = own ? [own] : rulesetsInSight();
  return types.filter((type) => {
    const ruleset = rulesetOf(type);
    return !ruleset || offered.includes(ruleset);
  });
}
