import {
  hitPointsOf,
  magicPointsOf,
  modifierOf,
  sanityMaximum,
  sanityStart,
} from "../../rulesets/d20d100/rules/characteristics.js";
import { modifierFromPercent } from "../../rulesets/d20d100/rules/percentages.js";
import {
  CHARACTERISTICS,
  COMBAT_SKILLS,
  type CharacteristicKey,
  type CombatSkill,
} from "../../rulesets/d20d100/rules/vocabulary.js";
import { skillBase, type SkillFigures } from "../../rulesets/d20d100/rules/skills.js";
import type { Options } from "../../rulesets/d20d100/rules/options.js";
import { bare, bounded } from "./bounded.js";
import { convertScores } from "./d100-scores.js";
import type { PercentAttack, PercentSheet } from "./d100-sheet.js";
import { convertSkills, keyOf, type ConvertedSkill, type KnownSkill } from "./d100-skills.js";
import { dropped, guessed, type Remark } from "./remarks.js";

/** What the compendia know. */
export interface Known {
  readonly skills: readonly KnownSkill[];
  readonly weapons: readonly KnownWeapon[];
}

export type CharacterOptions = Pick<Options, "conversionRounding" | "hpRounding">;

/** A weapon that the compendia know. */
export interface KnownWeapon {
  readonly key: string;
  readonly names: readonly string[];
  readonly skill: CombatSkill;
}

/** A weapon to carry: one of the compendia, or made of what the sheet tells of it. */
export interface ConvertedWeapon {
  /** Empty: nobody knows it. */
  readonly key: string;
  readonly name: string;
  readonly skill: CombatSkill;
  /** Its score on the sheet; `null` where it has none. */
  readonly percent: number | null;
  /** What its row adds, so that it is as good as it was. */
  readonly misc: number;
  readonly damage: string;
  readonly addsBonus: boolean;
}

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
/** How far the row of a weapon goes beyond its skill. */
const MOST_MISC = 10;

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
  const { weapons, remarks: ofWeapons } = convertWeapons(sheet, skills, known, options);
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

/**
 * The combat skill that a weapon is used with: its own, the one that it is named by, that of all weapons whose names
 * begin alike (`Colt`), or the one that its first word names (`Fusil à lunette`); weapons of contact where nothing tells.
 */
function skillOf(name: string, { weapons, skills }: Known): CombatSkill {
  const found = weaponNamed(name, weapons);
  if (found) return found.skill;
  const [first = ""] = bare(name).split(" ");
  for (const wanted of [name, first]) {
    const key = COMBAT_SKILLS.find((one) => one === keyOf(wanted, skills));
    if (key) return key;
  }
  const alike = new Set(
    weapons.filter(({ names }) => names.some((one) => bare(one).startsWith(`${first} `))).map(({ skill }) => skill),
  );
  const [only] = alike;
  return alike.size === 1 && only ? only : "meleeWeapons";
}

function weaponNamed(name: string, weapons: readonly KnownWeapon[]): KnownWeapon | undefined {
  const wanted = bare(name);
  const exact = weapons.find(({ names }) => names.some((one) => bare(one) === wanted));
  if (exact) return exact;
  const beginning = weapons.filter(({ names }) => names.some((one) => bare(one).startsWith(`${wanted} `)));
  return beginning.length === 1 ? beginning[0] : undefined; // `Colt` alone may be any of them
}

function convertWeapons(
  sheet: PercentSheet,
  skills: readonly ConvertedSkill[],
  known: Known,
  options: CharacterOptions,
): { readonly weapons: readonly ConvertedWeapon[]; readonly remarks: readonly Remark[] } {
  const weapons: ConvertedWeapon[] = [];
  const remarks: Remark[] = [];
  const named = sheet.weapons.map((name) => ({ name, percent: null, damage: "", addsBonus: false }));
  for (const { name, percent, damage, addsBonus } of [...sheet.attacks, ...named] as readonly (
    | PercentAttack
    | (typeof named)[number]
  )[]) {
    const found = weaponNamed(name, known.weapons);
    const skill = skillOf(name, known);
    if (!found && skill === "boxing") continue; // DD-47: its row is everybody's
    const total = skills.find(({ key }) => key === skill)?.modifier;
    const exact = percent === null || total === undefined ? 0 : modifierFromPercent(percent, options) - total;
    const misc = bounded(exact, -MOST_MISC, MOST_MISC);
    if (misc !== exact) remarks.push(dropped("bounded", name, exact));
    if (!found) remarks.push(guessed(damage === "" ? "noDamage" : "unknownWeapon", name));
    weapons.push({ key: found?.key ?? "", name, skill, percent, misc, damage, addsBonus });
  }
  return { weapons, remarks };
}

/** DD-29, DD-40 — experience that makes a skill of the sheet as good as it was, its base being reckoned as usual. */
export function experienceFor(
  skill: SkillFigures,
  modifier: number,
  scores: Readonly<Record<CharacteristicKey, number>>,
): number {
  const modifiers = Object.fromEntries(CHARACTERISTICS.map((key) => [key, modifierOf(scores[key])]));
  return modifier - skillBase(skill, modifiers, scores);
}
