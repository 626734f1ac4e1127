import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import type { GbInvestigator } from "../data/actors/investigator.js";
import { gbOptions } from "../data/options.js";
import { zoneDefenses, type ZoneDefenses } from "../data/actors/zone-defense.js";
import { abilityModifier } from "../rules/checks/abilities.js";
import { wornMaxDex } from "../rules/attack/armor-class.js";
import {
  featAllowance,
  optionAttackBase,
  saveBase,
  skillAllowance,
  type Candidate,
  type Scores,
} from "../rules/character/creation.js";
import type { ChosenFeat } from "../rules/character/feat-limits.js";
import { featBonus, toughnessOf } from "../rules/character/passive-feats.js";
import { poolMax, type Pools } from "../rules/body/pools.js";
import { eachAbility, eachSave, type GbDraft, type Picked } from "./draft.js";
import { SAVES } from "../rules/vocabulary.js";
import { listed } from "./entries.js";

/** Something picked, with what it is. What cannot be found any more is left out. */
export interface Chosen extends Picked {
  readonly entry: Entry;
}

/** What was picked of some types of item, in order. */
export function chosen({ items }: GbDraft, desk: Desk, ...types: readonly string[]): readonly Chosen[] {
  return pickedOf(items, desk, ...types);
}

/** GB-01 — the six scores as they stand; unrolled ones count as 10. */
export function scoresOf({ method, rolled, assigned, scores }: GbDraft): Scores {
  return method === "rolled" ? eachAbility((id) => rolled[assigned[id]] ?? 10) : scores;
}

export function babOf({ bab, option, level }: GbDraft): number {
  return bab ?? optionAttackBase(option, level);
}

/** D-57 — base of each save. */
export function saveBasesOf({ saves, own, level }: GbDraft) {
  return eachSave((id) => {
    const choice = saves[id];
    return choice === "own" ? own[id] : saveBase(choice, level);
  });
}

/** Feats at this level; the number at the first is the keeper's setting. */
export function featsAllowed({ featCount, level }: GbDraft): number {
  return featCount ?? featAllowance(level, gbOptions().creationFeats);
}

/** Skill points at this level; the number a level is the keeper's setting. */
export function pointsAllowed(draft: GbDraft): number {
  const int = abilityModifier(scoresOf(draft).int);
  return draft.skillPoints ?? skillAllowance(draft.level, int, gbOptions().creationSkillPoints);
}

/** The feats to come, as the rules know them. */
export function featsOf(draft: GbDraft, desk: Desk): readonly ChosenFeat[] {
  return chosen(draft, desk, "gbFeat").map(({ entry, weapon }) => {
    const { key, taken, modifiers } = listed(entry);
    return { key, name: entry.name, weapon, taken, modifiers };
  });
}

/** What the limits of creation are held against. */
export function candidate(draft: GbDraft, desk: Desk): Candidate {
  const { name, method, budget, rolled, level, option, saves, own } = draft;
  return {
    name,
    method,
    budget,
    rolled,
    scores: scoresOf(draft),
    level,
    option,
    bab: babOf(draft),
    goodSaves: SAVES.filter((id) => saves[id] === "good").length,
    ownSaves: SAVES.filter((id) => saves[id] === "own").map((save) => ({ save, base: own[save] })),
    feats: featsOf(draft, desk),
    featAllowance: featsAllowed(draft),
    skills: chosen(draft, desk, "gbSkill").map(({ entry, ranks }) => ({ name: entry.name, ranks })),
    skillAllowance: pointsAllowed(draft),
    armed: chosen(draft, desk, "gbWeapon").length > 0,
  };
}

/** GB-05, GB-06 — maxima of the pools to come. */
export function poolsOf(draft: GbDraft, desk: Desk): Pools {
  const { pv, pf } = desk.actor.system as GbInvestigator;
  const con = abilityModifier(scoresOf(draft).con);
  const tough = toughnessOf(featsOf(draft, desk));
  return { pv: poolMax(con, tough, pv.bonus), pf: poolMax(con, tough, pf.bonus) };
}

/** GB-24 — armour class by zone to come, rested. */
export function zonesOf(draft: GbDraft, desk: Desk): ZoneDefenses {
  const { body, defense, sizeMod } = desk.actor.system as GbInvestigator;
  const { armorMaxDex, armorStacking: stacking } = gbOptions();
  const worn = chosen(draft, desk, "gbArmor")
    .map(({ entry }) => listed(entry))
    .filter(({ equipped }) => equipped);
  const common = {
    dexMod: abilityModifier(scoresOf(draft).dex),
    maxDex: armorMaxDex ? wornMaxDex(worn) : null,
    natural: defense.natural,
    sizeMod,
    misc: defense.misc + featBonus(featsOf(draft, desk), "armorClass"),
  };
  return zoneDefenses(body, common, { worn, stacking, cover: {} });
}
