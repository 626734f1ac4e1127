import type { CombatSkill } from "../../rulesets/d20d100/rules/vocabulary.js";
import type { D20WeaponFigures, GbWeaponFigures } from "./figures.js";

/** DD-124, GB-15 — the skill, and the way it works, that a category of gb comes to. */
const FROM_CATEGORY: Readonly<Record<string, readonly [CombatSkill, string]>> = {
  handgun: ["handgun", "revolver"],
  longarm: ["rifle", "bolt"],
  archaicRanged: ["thrownWeapons", "bow"],
  thrown: ["thrownWeapons", "thrown"],
  melee: ["meleeWeapons", "melee"],
  unarmed: ["boxing", "melee"],
  natural: ["meleeWeapons", "natural"],
};

/** The category that a skill, and a way to work, come to: the other way round, with what gb does not tell apart. */
export function categoryOf({ skill, action }: Pick<D20WeaponFigures, "skill" | "action">): string {
  if (action === "natural") return "natural";
  if (skill === "boxing" || skill === "grapple") return "unarmed";
  if (skill === "handgun") return "handgun";
  if (skill === "rifle" || skill === "automaticWeapons") return "longarm";
  if (skill === "thrownWeapons") return action === "bow" ? "archaicRanged" : "thrown";
  return "melee";
}

/** The skill and the way to work of a weapon of gb; `null`: a mere touch, which is no weapon here. */
export function skillOf({ category }: Pick<GbWeaponFigures, "category">): readonly [CombatSkill, string] | null {
  return FROM_CATEGORY[category] ?? null;
}

/** The ability that a skill of combat rests on (D-21). */
export function abilityOfCombat(skill: CombatSkill, action: string): "str" | "dex" {
  const arm = skill === "grapple" || skill === "boxing" || skill === "meleeWeapons";
  return arm || action === "natural" ? "str" : "dex";
}

export const FIREARMS: ReadonlySet<string> = new Set(["handgun", "longarm"]);
