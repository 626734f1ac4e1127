import { healed, json, list, oneOf, record, text } from "../../../core/shape/shape.js";
import { bounded, within } from "../../../core/creation/bounded.js";
import type { Entry } from "../../../core/creation/procedure.js";
import { d20d100Options } from "../data/options.js";
import { asConverted, type SkillFigures } from "../rules/character/skills.js";
import type { Requirement, TraitEffect } from "../rules/character/traits.js";
import {
  BARE_HANDS,
  CADENCES,
  CHARACTERISTICS,
  COMBAT_SKILLS,
  SKILL_FAMILIES,
  TRAIT_KINDS,
  TRAIT_TARGETS,
  type CharacteristicKey,
  type CombatSkill,
  type SkillFamily,
  type TraitKind,
} from "../rules/vocabulary.js";
import type { WeaponFields } from "../rules/arms/weapon-row.js";

// What lists of compendia tell of a thing. An entry need not say what its model would put there anyway.

/** The key by which rules know a thing. */
export function keyOf({ system }: Entry): string {
  return text.read(system["key"]);
}

/** DD-75…DD-82 */
export function familyOf({ system }: Entry): SkillFamily {
  return oneOf(SKILL_FAMILIES, "other").read(system["family"]);
}

/** DD-72 — whether everybody has it on the sheet. */
export function isPrinted({ system }: Entry): boolean {
  return system["printed"] !== false;
}

/** DD-72 — one of many of its kind, which its owner names: a language, an art. */
export function isNamedByOwner({ name }: Pick<Entry, "name">): boolean {
  return name.includes("(…)");
}

const SIGN = healed(json, (sign): 1 | -1 => (sign === -1 ? -1 : 1));
const BASES = list(record({ key: oneOf(CHARACTERISTICS, "intelligence"), sign: SIGN }));

/** DD-29, DD-30 — what the base of a skill is reckoned from. */
export function skillFigures(entry: Entry): SkillFigures {
  const { system } = entry;
  const characteristics = BASES.read(system["characteristics"]);
  const flat = typeof system["flat"] === "number" ? system["flat"] : null;
  const figures = {
    ...{ characteristics, flat, family: familyOf(entry) },
    constant: bounded(system["constant"], -20, 20, -6),
    useScore: system["useScore"] === true,
    d100Base: typeof system["d100Base"] === "number" ? system["d100Base"] : null,
  };
  return asConverted(figures, d20d100Options());
}

/** DD-38, DD-39 — the points of creation of a skill on the sheet. */
export function pointsOf({ system }: Entry): number {
  const field = system["professional"] === true ? "professionalPoints" : "secondaryPoints";
  return bounded(system[field], 0, 40, 0);
}

/** DD-40 — what a skill on the sheet has learnt since, and what the keeper adds. */
export function learnedOf({ owned, system }: Entry): { readonly experience: number; readonly misc: number } {
  if (!owned) return { experience: 0, misc: 0 };
  return { experience: bounded(system["experience"], -20, 40, 0), misc: bounded(system["misc"], -20, 20, 0) };
}

/** DD-31 */
export function traitKindOf({ system }: Entry): TraitKind {
  return oneOf(TRAIT_KINDS, "general").read(system["kind"]);
}

const EFFECTS = list(record({ target: oneOf(TRAIT_TARGETS, "skill"), key: text, value: within(-10, 10, 0) }));

/** DD-31 — what a trait adds. */
export function effectsOf({ system }: Entry): readonly TraitEffect[] {
  return EFFECTS.read(system["effects"]);
}

const REQUIREMENT = record({ characteristic: oneOf(["", ...CHARACTERISTICS]), above: within(0, 30, 0) });

/** DD-31, DD-33 — what a trait asks of a score. */
export function requirementOf({ system }: Entry): Requirement {
  return REQUIREMENT.read(system["requirement"]);
}

/** DD-32, DD-34, DD-36 — what a trait has to be chosen for: a kind of arms, one weapon, or another skill; `null`: nothing. */
export function chosenFor(entry: Entry): "arms" | "weapon" | "skill" | null {
  const effects = effectsOf(entry);
  if (effects.some(({ target }) => target === "weapon")) return "weapon";
  if (!effects.some(({ target, key }) => target === "skill" && key === "")) return null;
  return traitKindOf(entry) === "combat" ? "arms" : "skill";
}

/** DD-37 — the characteristics that a profession goes by, the one proposed first. */
export function professionCharacteristics({ system }: Entry): readonly CharacteristicKey[] {
  return several(system["characteristics"]).flatMap((id) => CHARACTERISTICS.filter((one) => one === id));
}

/** DD-38 — keys of a profession's skills. */
export function professionSkills({ system }: Entry): readonly string[] {
  return several(system["skills"]).map(text.read);
}

/** DD-82 — the combat skill that a weapon is used with. */
function weaponSkillOf({ system }: Entry): CombatSkill {
  return oneOf(COMBAT_SKILLS, "meleeWeapons").read(system["skill"]);
}

/** DD-43…DD-58 — what the row of a weapon is read from. */
export function weaponFields(entry: Entry): WeaponFields {
  const { system } = entry;
  const cadences = several(system["cadences"]).flatMap((id) => CADENCES.filter((one) => one === id));
  return {
    skill: weaponSkillOf(entry),
    cadences: new Set(cadences),
    recoil: bounded(system["recoil"], 0, 12, 0),
    precision: bounded(system["precision"], -6, 6, 0),
    unfamiliarPenalty: bounded(system["unfamiliarPenalty"], -4, 0, 0),
    misc: bounded(system["misc"], -10, 10, 0),
    canThrow: system["canThrow"] === true,
    damage: text.read(system["damage"]),
    damageMid: text.read(system["damageMid"]),
    damageFar: text.read(system["damageFar"]),
    addsDamageBonus: system["addsDamageBonus"] !== false,
    naturalAttacks: 0,
    attackModifier: null,
    overrideBase: text.read(system["overrideBase"]),
    overrideMultiple: text.read(system["overrideMultiple"]),
  };
}

/** DD-47 — the rows of bare hands. */
export function isBareHands(entry: Entry): boolean {
  return BARE_HANDS.some((key) => key === keyOf(entry));
}

/** DD-133 — faces of a vest's die. */
export function protectionOf({ system }: Entry): number {
  return bounded(system["protection"], 0, 12, 0);
}

/** DD-132 — what a vest takes off, at most 0. */
export function penaltyOf({ system }: Entry): number {
  return bounded(system["penalty"], -10, 0, 0);
}

/** How many there are of it. */
export function quantityOf({ system }: Entry): number {
  return bounded(system["quantity"], 0, 999, 1);
}

/** A list or a set, whichever a model or a compendium has. */
function several(value: unknown): readonly unknown[] {
  return value instanceof Set ? [...(value as ReadonlySet<unknown>)] : list(json).read(value);
}
