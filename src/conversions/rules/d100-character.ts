import {
  hitPointsOf,
  magicPointsOf,
  modifierOf,
  sanityMaximum,
  sanityStart,
} from "../../rulesets/d20d100/rules/character/characteristics.js";
import { modifierFromPercent } from "../../rulesets/d20d100/rules/checks/from-percent.js";
import { CHARACTERISTICS, type CharacteristicKey } from "../../rulesets/d20d100/rules/vocabulary.js";
import { skillBase, type Modifiers, type SkillFigures } from "../../rulesets/d20d100/rules/character/skills.js";
import type { Options } from "../../rulesets/d20d100/rules/options.js";
import { bounded } from "./bounded.js";
import { convertScores } from "./d100-scores.js";
import type { PercentSheet } from "./d100-sheet.js";
import { convertSkills, type ConvertedSkill } from "./d100-skills.js";
import { convertWeapons, skillOf, type ConvertedWeapon } from "./d100-weapons.js";
import { dropped, type Remark } from "./remarks.js";
import type { Known } from "./weapon-likeness.js";

export type CharacterOptions = Pick<Options, "conversionRounding" | "hpRounding">;

/** DD-13 — an investigator out of a game of percentages. */
export interface ConvertedCharacter {
  readonly name: string;
  readonly scores: Readonly<Record<CharacteristicKey, number>>;
  /** What is added to the points that the scores give, so that they are those of the sheet. */
  readonly hp: { readonly max: number; readonly misc: number };
  readonly mp: { readonly max: number; readonly misc: number };
  readonly sanity: { readonly value: number; readonly start: number };
  readonly mythos: number;
  readonly skills: readonly ConvertedSkill[];
  readonly weapons: readonly ConvertedWeapon[];
  readonly remarks: readonly Remark[];
}

/** DD-24, DD-25 — how far a sheet goes beyond what its scores give. */
const MOST_HP = 20;
const MOST_MP = 50;
/**
 * DD-10, DD-13, DD-22…DD-28 — converts the sheet of an investigator (section I2).
 * @param perception PER, rolled or typed; `null`: the mean of INT and POU (D-61)
 */
export function convertCharacter(
  sheet: PercentSheet,
  known: Known,
  perception: number | null,
  options: CharacterOptions,
): ConvertedCharacter {
  const { scores, remarks: ofScores } = convertScores(sheet, perception);
  const scored = convertSkills(sheet.skills, known.skills, options);
  const skills = [...scored.skills, ...implied(sheet, scored.skills, known, options)];
  const { weapons, remarks: ofWeapons } = convertWeapons(sheet, skills, known, modifiersOf(scores), options);
  const hp = hitPointsOf(scores, options);
  const mp = magicPointsOf(scores.power);
  const mythos = Math.min(99, sheet.mythos ?? 0);
  const most = sanityMaximum(mythos);
  const start = sanityStart(scores.power, mythos);
  return {
    name: sheet.name,
    scores,
    hp: points(hp, sheet.hp, MOST_HP),
    mp: points(mp, sheet.mp, MOST_MP),
    sanity: { value: Math.min(most, sheet.sanity ?? start), start },
    mythos,
    skills,
    weapons,
    remarks: [
      ...ofScores,
      ...beyond("hp", hp, sheet.hp, MOST_HP),
      ...beyond("mp", mp, sheet.mp, MOST_MP),
      ...scored.remarks,
      ...ofWeapons,
      ...leftovers(sheet),
    ],
  };
}

/** Combat skills that a sheet tells only by the score of a weapon: the best of those scores. */
function implied(
  { attacks }: PercentSheet,
  told: readonly ConvertedSkill[],
  known: Known,
  options: CharacterOptions,
): readonly ConvertedSkill[] {
  const best = new Map<string, ConvertedSkill>();
  for (const { name, percent } of attacks) {
    const key = skillOf(name, known);
    if (told.some((skill) => skill.key === key) || percent <= (best.get(key)?.percent ?? -1)) continue;
    const called = known.skills.find((skill) => skill.key === key)?.names[0] ?? name;
    best.set(key, { key, name: called, percent, modifier: modifierFromPercent(percent, options) });
  }
  return [...best.values()];
}

/** Points that the scores give, and how many the sheet has more or fewer. */
function points(due: number, told: number | null, most: number): { readonly max: number; readonly misc: number } {
  const misc = bounded((told ?? due) - due, -most, most);
  return { max: Math.max(0, due + misc), misc };
}

/** Points of the sheet that are too far from those that its scores give. */
function beyond(what: "hp" | "mp", due: number, told: number | null, most: number): readonly Remark[] {
  return told === null || Math.abs(told - due) <= most ? [] : [dropped("bounded", what, told)];
}

/** DD-28 — the damage bonus is reckoned anew; what belongs to creatures, and what meant nothing, is told. */
function leftovers(sheet: PercentSheet): readonly Remark[] {
  return [
    ...(sheet.damageBonus === "" ? [] : [dropped("recomputed", "damageBonus", sheet.damageBonus)]),
    ...(sheet.armor === null ? [] : [dropped("armor", "", sheet.armor)]),
    ...(sheet.move === "" ? [] : [dropped("unread", sheet.move)]),
    ...(sheet.sanityLoss ? [dropped("sight", "", `${sheet.sanityLoss.success}/${sheet.sanityLoss.failure}`)] : []),
    ...sheet.unread.map((line) => dropped("unread", line)),
  ];
}

/** DD-29, DD-40 — experience that makes a skill of the sheet as good as it was, its base being reckoned as usual. */
export function experienceFor(
  skill: SkillFigures,
  modifier: number,
  scores: Readonly<Record<CharacteristicKey, number>>,
): number {
  return modifier - skillBase(skill, modifiersOf(scores), scores);
}

/** DD-16 */
function modifiersOf(scores: Readonly<Record<CharacteristicKey, number>>): Modifiers {
  return Object.fromEntries(CHARACTERISTICS.map((key) => [key, modifierOf(scores[key])]));
}
