import { learn, learningFigures, noLesson } from "../../../src/rulesets/rpg/rules/character/apprenticeship.js";
import { courseHours } from "../../../src/rulesets/rpg/rules/character/course.js";
import { reckon } from "../../../src/rulesets/rpg/rules/character/creation.js";
import { CREATION_DEFAULTS } from "../../../src/rulesets/rpg/rules/character/creation-defaults.js";
import { award, purchase, type Mark } from "../../../src/rulesets/rpg/rules/character/experience.js";
import { masteryCost } from "../../../src/rulesets/rpg/rules/character/prices.js";
import { figuresOf } from "../../../src/rulesets/rpg/rules/character/figures.js";
import { healed, recovered, rested } from "../../../src/rulesets/rpg/rules/body/healing.js";
import { lifeState } from "../../../src/rulesets/rpg/rules/character/life.js";
import { resolveBattle } from "../../../src/rulesets/rpg/rules/attack/mass-battle.js";
import { succeedsAgainstAllOdds } from "../../../src/rulesets/rpg/rules/checks/one-in-a-million.js";
import { rootValues, type AttributeValues } from "../../../src/rulesets/rpg/rules/character/roots.js";
import type { DeathRule } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import type { Adapter } from "./run.js";

/** Adapters for figures, healing, experience, apprenticeship, creation and battles. */
export const characterAdapters: Readonly<Record<string, Adapter>> = {
  derive: (attributes: AttributeValues) => ({ roots: rootValues(attributes), ...figuresOf(attributes) }),

  lifeState: ({ deathRule, ...points }: { hp: number; body: number; deathRule?: DeathRule }) => ({
    state: lifeState(points, deathRule),
  }),

  million: ({ die }: { die: number }) => ({ success: succeedsAgainstAllOdds(die) }),

  massBattle: ({ a, b }: { a: ArmyCase; b: ArmyCase }) =>
    resolveBattle({ die: a.die, earned: [a.mod] }, { die: b.die, earned: [b.mod] }),

  firstAid: ({ hp, hpMax, success, roll }: PatientCase & { success: boolean; roll: number }) =>
    healed({ hp, max: hpMax }, success ? roll : 0),

  surgery: ({ hp, hpMax, success }: PatientCase & { success: boolean }) => ({
    hp: success ? recovered({ hp, max: hpMax }) : hp,
  }),

  rest: ({ hp, hpMax, days }: PatientCase & { days: number }) => ({ hp: rested({ hp, max: hpMax }, days) }),

  award: (marks: Record<Mark, number>) => ({ xp: award(marks) }),

  masteryCost: ({ from, to, costFactor }: { from: number; to: number; costFactor?: number }) => ({
    cost: masteryCost(from, to, costFactor),
  }),

  spend: (wanted: { pool: number; from: number; to: number }) => purchase(wanted),

  courseHours: ({ points }: { points: number }) => ({ hours: courseHours(points) }),

  apprentice: ({ learned = 0, difficulty, die, ...given }: ApprenticeCase) => {
    const lesson = { ...given, learned };
    const reason = noLesson(lesson);
    return {
      allowed: reason === null,
      reason,
      hours: courseHours(1),
      ...(die === undefined ? learningFigures(lesson) : learn(lesson, die, difficulty)),
    };
  },

  creation: ({ attributes, masteries, rolled = false }: CreationCase) => {
    const reckoning = reckon(attributes, masteries, { ...CREATION_DEFAULTS, method: rolled ? "roll" : "points" });
    return { ...reckoning, valid: reckoning.faults.length === 0, errors: reckoning.faults };
  },
};

interface ArmyCase {
  readonly die: number;
  readonly mod: number;
}

interface PatientCase {
  readonly hp: number;
  readonly hpMax: number;
}

interface ApprenticeCase {
  readonly score: number;
  readonly mastery: number;
  readonly mind: number;
  readonly masterScore: number;
  readonly masterMastery: number;
  readonly learned?: number;
  readonly difficulty?: number;
  readonly die?: number;
}

interface CreationCase {
  readonly attributes: AttributeValues;
  readonly masteries: readonly number[];
  readonly rolled?: boolean;
}
