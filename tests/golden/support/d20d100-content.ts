import {
  magicPointsOf,
  modifierOf,
  hitPointsOf,
} from "../../../src/rulesets/d20d100/rules/character/characteristics.js";
import { defenceScores } from "../../../src/rulesets/d20d100/rules/attack/defence.js";
import { initiativeModifier } from "../../../src/rulesets/d20d100/rules/fight/initiative.js";
import { scaleAndMass } from "../../../src/rulesets/d20d100/rules/attack/scale.js";
import { skillBase, type Modifiers, type SkillFigures } from "../../../src/rulesets/d20d100/rules/character/skills.js";
import { d20d100ActorSources, d20d100Items } from "../../support/packs/d20d100-packs.js";
import { Unsupported, type Adapter } from "./run.js";

const skills = d20d100Items("skills");
const weapons = d20d100Items("weapons");
const adversaries = d20d100ActorSources("adversaries");

/** What a weapon's source leaves to its model. */
const UNSAID = { penetration: 0, recoil: 0, precision: 0, rangeIncrement: 0, throwIncrement: 0, capacity: 0 };

interface WeaponSource {
  readonly skill: string;
  readonly penetration: number;
  readonly recoil: number;
  readonly precision: number;
  readonly cadences: readonly string[];
  readonly criticalMin: number;
  readonly criticalMultiplier: number;
  readonly damage: string;
  readonly damageMid?: string;
  readonly damageFar?: string;
  readonly rangeIncrement: number;
  readonly throwIncrement: number;
  readonly capacity: number;
}

/** Adapters that read the figures of what ships. */
export const contentAdapters: Readonly<Record<string, Adapter>> = {
  skillBase: ({ skill, modifiers, educationScore }: SkillCase) => {
    const { characteristics = [], ...figures } = keyed(skills, skill) as Partial<SkillFigures>;
    const scores = educationScore === undefined ? {} : { education: educationScore };
    return { base: skillBase({ constant: 0, ...figures, characteristics }, modifiers ?? {}, scores) };
  },

  weaponFigure: ({ weapon }: { readonly weapon: string }) => {
    const source = { ...UNSAID, ...(keyed(weapons, weapon) as object) } as WeaponSource;
    const { skill, penetration, recoil, precision, cadences, criticalMin, criticalMultiplier, capacity } = source;
    const range = criticalMin < 20 ? `${criticalMin}-20` : "20";
    const damages = [source.damage, source.damageMid, source.damageFar];
    return {
      ...{ skill, penetration, recoil, precision, capacity },
      cadence: cadences[0],
      critical: `${range}/x${criticalMultiplier}`,
      damage: damages.filter(Boolean).join("/"),
      rangeIncrement: source.rangeIncrement || source.throwIncrement,
    };
  },

  adversaryFigure: ({ adversary }: { readonly adversary: string }) => {
    const slug = `d20d100${adversary.charAt(0).toUpperCase()}${adversary.slice(1)}`;
    const source = adversaries.find(({ system }) => system.slug === slug);
    if (!source) throw new Unsupported(adversary);
    const { characteristics, category } = source.system;
    const { dexterity, constitution, size, power } = characteristics;
    const reflexes = modifierOf(dexterity.score);
    const { scale, mass } = scaleAndMass(size.score ?? 0, category === "human");
    const { normal, flatFooted } = defenceScores({ reflexes, scale });
    return {
      hpMax: hitPointsOf({ constitution: constitution.score ?? 0, size: size.score ?? 0 }),
      mpMax: magicPointsOf(power.score ?? 0),
      ...{ defence: normal, flatFooted, mass },
      initiative: initiativeModifier({ reflexes }),
    };
  },
};

interface SkillCase {
  readonly skill: string;
  readonly modifiers?: Modifiers | null;
  readonly educationScore?: number;
}

/** The figures of what ships under a key. */
export function keyed(pack: typeof skills, key: string): object {
  const found = pack.find(({ system }) => system.key === key);
  if (!found) throw new Unsupported(key);
  return found.system;
}
