import { GbInvestigator } from "../../data/actors/investigator.js";
import { gbOptions } from "../../data/options.js";
import { abilityModifier } from "../../rules/checks/abilities.js";
import type { ChosenFeat } from "../../rules/character/feat-limits.js";
import { levelGain, progressionFrom, type LevelGain } from "../../rules/character/levels.js";
import { ABILITIES, SAVES, type Ability, type Save } from "../../rules/vocabulary.js";

/** Who rises in level; `null` for creatures. */
export function investigatorOf({ system }: Actor): GbInvestigator | null {
  const figures: unknown = system;
  return figures instanceof GbInvestigator ? figures : null;
}

/** The level of somebody; 0 for a creature, which has none. */
export const levelBefore = (actor: Actor): number => investigatorOf(actor)?.level ?? 0;

/** What the next level brings to somebody, one of whose scores may rise with it. */
export function nextGain(
  { level, attackOption: option, abilities }: GbInvestigator,
  raised: Ability | null,
): LevelGain {
  const { creationFeats: featsAtFirst, creationSkillPoints: pointsPerLevel } = gbOptions();
  const intModifier = abilityModifier((abilities.int.value ?? 10) + (raised === "int" ? 1 : 0));
  return levelGain(level + 1, { option, intModifier, featsAtFirst, pointsPerLevel });
}

/** D-57 — what a level adds to each save of somebody, by how it has grown so far. */
export function savesGained({ level, saves }: GbInvestigator, gain: LevelGain): Readonly<Record<Save, number>> {
  const added = SAVES.map((id) => [id, gain.saves[progressionFrom(saves[id].base, level)]] as const);
  return Object.fromEntries(added) as Record<Save, number>;
}

/** Somebody once the level is gained, as the limits of feats know them. */
export function takerOf({ abilities, bab, carried }: GbInvestigator, gain: LevelGain, raised: Ability | null) {
  const scores = ABILITIES.map((id) => [id, (abilities[id].value ?? 10) + (raised === id ? 1 : 0)] as const);
  const feats = carried.feats.map(({ key, taken, weapon }): ChosenFeat => ({
    key,
    taken,
    weapon,
    name: key,
    modifiers: [],
  }));
  return { scores: Object.fromEntries(scores) as Record<Ability, number>, bab: bab + gain.bab, feats };
}
