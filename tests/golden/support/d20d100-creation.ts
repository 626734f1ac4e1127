import { allocation, skillPoints } from "../../../src/rulesets/d20d100/rules/character/allocation.js";
import {
  damageBonusOf,
  hitPointsOf,
  magicPointsOf,
  modifierOf,
  sanityMaximum,
  sanityStart,
  twentyPercent,
} from "../../../src/rulesets/d20d100/rules/character/characteristics.js";
import { educationFrom, modifierSum, rollFaults } from "../../../src/rulesets/d20d100/rules/character/creation.js";
import { PERCENT_STEP } from "../../../src/rulesets/d20d100/rules/checks/from-percent.js";
import { experienceCost, paid } from "../../../src/rulesets/d20d100/rules/character/experience.js";
import { skillModifier, skillTotal, type SkillColumns } from "../../../src/rulesets/d20d100/rules/character/skills.js";
import { benchmarkOf } from "../../../src/rulesets/d20d100/rules/checks/benchmarks.js";
import {
  skillBonus,
  weaponBonus,
  type TraitEffect,
  type TraitFigures,
} from "../../../src/rulesets/d20d100/rules/character/traits.js";
import type { Purchase } from "../../../src/rulesets/d20d100/rules/vocabulary.js";
import { d20d100Items } from "../../support/packs/d20d100-packs.js";
import { keyed } from "./d20d100-content.js";
import { optionsOf } from "./d20d100-options.js";
import type { Adapter } from "./run.js";

/** Adapters for a character in the making, its skills and its experience. */
export const creationAdapters: Readonly<Record<string, Adapter>> = {
  characteristicModifier: ({ score }: { score: number }) => ({ modifier: modifierOf(score) }),

  creationCheck: ({ rolls, ...given }: CheckCase) => {
    const reasons = rollFaults(rolls, optionsOf(boundsOf(given)));
    return { sum: modifierSum(rolls), accepted: reasons.length === 0, reasons };
  },

  educationFinal: ({ assigned, bonus = 3 }: { assigned: number; bonus?: number }) => {
    const score = educationFrom(assigned, { educationBonus: bonus });
    return { score, modifier: modifierOf(score) };
  },

  hitPoints: ({ constitution, size, ...given }: { constitution: number; size: number }) => ({
    max: hitPointsOf({ constitution, size }, optionsOf(given)),
  }),

  magicPoints: ({ power }: { power: number }) => ({ max: magicPointsOf(power) }),

  sanityStart: ({ power, mythos = 0 }: { power: number; mythos?: number }) => {
    const start = sanityStart(power, mythos);
    return { start, max: sanityMaximum(mythos), twentyPercent: twentyPercent(start) };
  },

  damageBonus: ({ mode = "flat", ...body }: { strength: number; size: number; mode?: "flat" | "dice" }) => ({
    bonus: damageBonusOf(body, { damageBonusMode: mode }),
  }),

  traitOnWeapon: ({ skill, handling = false, speciality = false }: WeaponCase) => {
    const traits = [
      ...(handling ? [chosen("handling", "weaponHandling")] : []),
      ...(speciality ? [chosen("mine", "weaponSpeciality")] : []),
    ];
    const total = skill + skillBonus(traits, { key: "handling", name: "" });
    const row = (key: string) => total + weaponBonus(traits, { key, name: "" });
    return { skill: total, otherWeapon: row("other"), thisWeapon: row("mine") };
  },

  skillPoints: ({ kind, modifier }: { kind: "professional" | "secondary"; modifier: number }) => ({
    points: skillPoints(kind, modifier),
    d100Equivalent: skillPoints(kind, modifier) * PERCENT_STEP,
  }),

  allocationCheck: (given: AllocationCase) => {
    const { faults, ...left } = allocation(
      given,
      optionsOf({
        professionalPointCap: given.professionalCap ?? 10,
        secondaryPointCap: given.secondaryCap ?? 10,
        professionalSkillMin: given.minSkills ?? 10,
        professionalSkillMax: given.maxSkills ?? 12,
      }),
    );
    return { errors: faults, ...left };
  },

  skillTotal: (given: SkillColumns) => ({ total: skillTotal(given) }),

  benchmark: ({ modifier }: { modifier: number }) => ({ level: benchmarkOf(modifier) }),

  armorPenaltyOnSkill: ({ total, armorPenalty, asterisk }: PenaltyCase) => ({
    total: skillModifier(total, { asterisk }, { armorPenalty }),
  }),

  experienceCost: ({ purchase, checked = false }: { purchase: string; checked?: boolean }) => ({
    cost: experienceCost({
      purchase: SOLD[purchase] ?? (purchase as Purchase),
      checked,
      combat: purchase === "combatSkill",
    }),
  }),

  experienceSpend: ({ available, cost, ...given }: { available: number; cost: number }) => {
    const { fault, left } = paid(available, cost, optionsOf(given));
    return { allowed: fault === null, left };
  },
};

/** What the cases name otherwise than we do. */
const SOLD: Readonly<Record<string, Purchase>> = { combatSkill: "skill", maxHp: "hp" };

/** The bounds of DD-17 and DD-18 as the settings name them. */
function boundsOf(given: Omit<CheckCase, "rolls">): object {
  const { highMustExceed = 13, lowMustBeBelow = 10, sumMin = 0, sumMax = 13 } = given;
  return {
    creationHighMustExceed: highMustExceed,
    creationLowMustBeBelow: lowMustBeBelow,
    creationSumMin: sumMin,
    creationSumMax: sumMax,
  };
}

/** DD-32, DD-34 — a trait of fighting, as it ships, that was chosen for something. */
function chosen(parameter: string, key: "weaponHandling" | "weaponSpeciality"): TraitFigures {
  const { effects } = keyed(d20d100Items("traits"), key) as { readonly effects: readonly Partial<TraitEffect>[] };
  return { parameter, effects: effects.map((effect) => ({ target: "skill", key: "", value: 0, ...effect })) };
}

interface CheckCase {
  readonly rolls: readonly number[];
  readonly highMustExceed?: number;
  readonly lowMustBeBelow?: number;
  readonly sumMin?: number;
  readonly sumMax?: number;
}

interface WeaponCase {
  readonly skill: number;
  readonly handling?: boolean;
  readonly speciality?: boolean;
}

interface AllocationCase {
  readonly professional: Readonly<Record<string, number>>;
  readonly secondary: Readonly<Record<string, number>>;
  readonly professionalPoints: number;
  readonly secondaryPoints: number;
  readonly professionalCap?: number;
  readonly secondaryCap?: number;
  readonly minSkills?: number;
  readonly maxSkills?: number;
}

interface PenaltyCase {
  readonly total: number;
  readonly armorPenalty: number;
  readonly asterisk: boolean;
}
