import { modifierFromPercent } from "../../rulesets/d20d100/rules/checks/from-percent.js";
import type { ConversionRounding } from "../../rulesets/d20d100/rules/vocabulary.js";
import { bare } from "./bounded.js";
import type { PercentSkill } from "./d100-sheet.js";
import { dropped, guessed, type Remark } from "./remarks.js";

/** A skill that the rules know. */
export interface KnownSkill {
  readonly key: string;
  /** Its names, in whatever languages. */
  readonly names: readonly string[];
}

/** A score of percentages become a modifier. */
export interface ConvertedSkill extends PercentSkill {
  /** Key of the skill that it is here; empty: one of their own. */
  readonly key: string;
  readonly modifier: number;
}

/** DD-10 — bounds of what a sheet keeps of a score. */
export const LEAST = -20;
export const MOST = 40;

/** How a game of percentages calls skills that are called otherwise here (section I2). */
const ALIASES: Readonly<Record<string, string>> = {
  "trouver objet cache": "spotHidden",
  toc: "spotHidden",
  "t o c": "spotHidden",
  discretion: "moveSilently",
  dissimulation: "conceal",
  equitation: "ride",
  navigation: "orientation",
  "dessiner une carte": "orientation",
  persuasion: "eloquence",
  "se deguiser": "disguise",
  "coup de poing": "boxing",
  lancer: "thrownWeapons",
  "arme de poing": "handgun",
  fusil: "rifle",
  "fusil de chasse": "rifle",
  mitraillette: "automaticWeapons",
  mitrailleuse: "automaticWeapons",
  couteau: "meleeWeapons",
  matraque: "meleeWeapons",
  epee: "meleeWeapons",
  // ours: other spellings of the same
  conduire: "driveAutomobile",
  "autre langue": "foreignLanguage",
  "arme automatique": "automaticWeapons",
  sneak: "moveSilently",
  persuade: "eloquence",
  navigate: "orientation",
  fist: "boxing",
  "fist punch": "boxing",
  throw: "thrownWeapons",
  shotgun: "rifle",
  "submachine gun": "automaticWeapons",
  "machine gun": "automaticWeapons",
  "other language": "foreignLanguage",
  "own language": "nativeLanguage",
};

/** Défense stands in for it. */
const DODGE = new Set(["esquive", "esquiver", "dodge"]);
/** What characteristics give here: the Jets. */
const JETS = new Set(["idee", "chance", "connaissance", "connaissances", "idea", "luck", "know"]);
/** Skills of which somebody may have several. */
const SEVERAL = new Set(["foreignLanguage", "nativeLanguage", "artCraft"]);

/** DD-10, DD-13 — skills by their modifier; of two that are the same skill here the higher counts. */
export function convertSkills(
  skills: readonly PercentSkill[],
  known: readonly KnownSkill[],
  options: { readonly conversionRounding: ConversionRounding },
): { readonly skills: readonly ConvertedSkill[]; readonly remarks: readonly Remark[] } {
  const converted: ConvertedSkill[] = [];
  const remarks: Remark[] = [];
  for (const skill of skills) {
    const plain = bare(skill.name);
    if (DODGE.has(plain)) remarks.push(dropped("dodge", skill.name, `${skill.percent} %`));
    else if (JETS.has(plain)) remarks.push(dropped("ownTest", skill.name, `${skill.percent} %`));
    else {
      const exact = modifierFromPercent(skill.percent, options);
      const modifier = Math.min(MOST, Math.max(LEAST, exact));
      const key = keyOf(skill.name, known);
      if (modifier !== exact) remarks.push(dropped("bounded", skill.name, exact));
      const twin = converted.findIndex((other) => isSame(other, { key, name: skill.name }));
      const before = converted[twin];
      if (before) {
        remarks.push(dropped("merged", ...lower(before, skill)));
        if (modifier > before.modifier) converted[twin] = { ...skill, key, modifier };
      } else converted.push({ ...skill, key, modifier });
      if (key === "") remarks.push(guessed("ownSkill", skill.name));
    }
  }
  return { skills: converted, remarks };
}

function lower(one: PercentSkill, other: PercentSkill): [string, string] {
  const { name, percent } = one.percent < other.percent ? one : other;
  return [name, `${percent} %`];
}

/** Whether two scores are of one and the same skill here. */
function isSame(one: { readonly key: string; readonly name: string }, other: typeof one): boolean {
  if (one.key !== other.key) return false;
  return one.key === "" || SEVERAL.has(one.key) ? bare(one.name) === bare(other.name) : true;
}

/** The skill that a name means: its own, one it goes by, or either before a bracket that says which. */
export function keyOf(name: string, known: readonly KnownSkill[]): string {
  const whole = bare(name);
  const before = bare(name.split(/[(:]/)[0] ?? "");
  const byName = (wanted: string) => known.find(({ names }) => names.some((one) => isNamed(one, wanted)))?.key;
  for (const wanted of [whole, before]) {
    const key = byName(wanted) ?? ALIASES[wanted];
    if (key !== undefined) return key;
  }
  return "";
}

/** `Langue étrangère (…)` and `Trouver objet caché (T.O.C.)` are meant by what stands before the bracket too. */
function isNamed(name: string, wanted: string): boolean {
  return bare(name) === wanted || bare(name.split("(")[0] ?? "") === wanted;
}

/** What tells a skill from others of its kind: `latin` of `Langue étrangère (latin)`; empty where nothing does. */
export function detailOf(name: string): string {
  return /[(:]\s*([^()]+?)\s*\)?$/u.exec(name)?.[1] ?? "";
}
