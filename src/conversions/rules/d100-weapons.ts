import type { Options } from "../../rulesets/d20d100/rules/options.js";
import { modifierFromPercent } from "../../rulesets/d20d100/rules/checks/from-percent.js";
import { combatBase } from "../../rulesets/d20d100/rules/character/combat-bases.js";
import type { Modifiers } from "../../rulesets/d20d100/rules/character/skills.js";
import type { CombatSkill } from "../../rulesets/d20d100/rules/vocabulary.js";
import { bare, bounded } from "./bounded.js";
import type { PercentAttack, PercentSheet } from "./d100-sheet.js";
import type { ConvertedSkill } from "./d100-skills.js";
import { dropped, guessed, type Remark } from "./remarks.js";
import { likenessOf, skillTold, weaponNamed, type Known } from "./weapon-likeness.js";

/** A weapon as a sheet names it. */
export interface NamedWeapon {
  /** Empty: nobody knows it. */
  readonly key: string;
  /** The one of the compendia that it is made after; empty: none. */
  readonly like: string;
  readonly name: string;
}

/** A weapon to carry: one of the compendia, or made of what the sheet tells of it. */
export interface ConvertedWeapon extends NamedWeapon {
  readonly skill: CombatSkill;
  /** Its score on the sheet; `null` where it has none. */
  readonly percent: number | null;
  /** What its row adds, so that it is as good as it was. */
  readonly misc: number;
  /** What all of that comes to. */
  readonly modifier: number;
  readonly damage: string;
  readonly addsBonus: boolean;
}

/** How far the row of a weapon goes beyond its skill. */
const MOST_MISC = 10;

/**
 * The weapons of a sheet, each with what its row adds so that it strikes as well as it did; one without a score is used
 * as well as its skill is.
 * @param modifiers those of the scores, which bases are reckoned from (DD-29)
 */
export function convertWeapons(
  sheet: PercentSheet,
  skills: readonly ConvertedSkill[],
  known: Known,
  modifiers: Modifiers,
  options: Pick<Options, "conversionRounding">,
): { readonly weapons: readonly ConvertedWeapon[]; readonly remarks: readonly Remark[] } {
  const weapons: ConvertedWeapon[] = [];
  const remarks: Remark[] = [];
  const named = unscored(sheet, known).map((name) => ({ name, percent: null, damage: "", addsBonus: false }));
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
    const like = likenessOf(name, known);
    if (!found && like) remarks.push(guessed("likeWeapon", name, like.names[0]));
    else if (!found) remarks.push(guessed(damage === "" ? "noDamage" : "unknownWeapon", name));
    const modifier = (total ?? combatBase(skill, modifiers)) + misc;
    if (percent === null && total === undefined) remarks.push(guessed("unscored", name, modifier));
    const told = { name, skill, percent, misc, modifier, damage, addsBonus };
    weapons.push({ key: found?.key ?? "", like: like?.key ?? "", ...told });
  }
  return { weapons, remarks };
}

/** The combat skill that a weapon is used with; weapons of contact where nothing tells. */
export function skillOf(name: string, known: Known): CombatSkill {
  return skillTold(name, known) ?? "meleeWeapons";
}

/** Weapons that a sheet names without a score anywhere: those that an attack of it is made with are that attack. */
export function unscored({ weapons, attacks }: PercentSheet, { weapons: known }: Known): readonly string[] {
  const words = (name: string) => weaponNamed(name, known)?.key ?? bare(name);
  const scored = new Set(attacks.map(({ name }) => words(name)));
  return weapons.filter((name) => !scored.has(words(name)));
}
