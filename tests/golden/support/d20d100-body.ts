import { agonyRound } from "../../../src/rulesets/d20d100/rules/mind/agony-round.js";
import { bruiseState } from "../../../src/rulesets/d20d100/rules/body/bruises.js";
import { afterHours, wakeRound } from "../../../src/rulesets/d20d100/rules/body/bruise-recovery.js";
import { BURNING_DIFFICULTY, burningRound } from "../../../src/rulesets/d20d100/rules/body/burning.js";
import { afterCare, afterRest, weeklyFormula } from "../../../src/rulesets/d20d100/rules/body/care.js";
import {
  decompensationRound,
  goesMad,
  IDEA_DIFFICULTY,
  loseSanity,
} from "../../../src/rulesets/d20d100/rules/mind/sanity.js";
import { percentTest } from "../../../src/rulesets/d20d100/rules/checks/percentages.js";
import { testResult } from "../../../src/rulesets/d20d100/rules/checks/tests.js";
import {
  afterDamage,
  bodyState,
  fallsBelow,
  woundPenalty,
  woundThresholds,
  type Mortal,
} from "../../../src/rulesets/d20d100/rules/body/wounds.js";
import { isShock, massiveDamage } from "../../../src/rulesets/d20d100/rules/body/shock.js";
import type { Adapter } from "./run.js";

/** Adapters for wounds, agony, care, bruises and sanity. */
export const bodyAdapters: Readonly<Record<string, Adapter>> = {
  agonyRound: ({ hp, d10 }: { hp: number; d10: number }) => agonyRound(hp, d10),

  applyDamage: ({ hpBefore, damage, actor = "investigator", useAgony = true, negativeHp = false }: WoundCase) =>
    afterDamage(hpBefore, damage, { below: fallsBelow({ kind: actor, negativeHp }, useAgony) }),

  burningClothes: ({ die, reflexes }: { die: number; reflexes: number }) =>
    burningRound(testResult({ die, modifier: reflexes }, BURNING_DIFFICULTY).success),

  decompensationRound: ({ sanity, d10 = null, psychoanalysis = false }: MindRoundCase) =>
    decompensationRound(sanity, d10, psychoanalysis),

  firstAid: ({ hp, hpMax, success, d4 }: AidCase) => {
    const state = bodyState(hp, { below: true, stabilised: false });
    return afterCare({ hp, max: hpMax, state }, success, d4);
  },

  ideaTest: ({ die, modifier, insanityOn = "failure" }: IdeaCase) => {
    const { success } = testResult({ die, modifier }, IDEA_DIFFICULTY);
    return { success, temporaryInsanity: goesMad(success, insanityOn) };
  },

  massiveDamage: ({ damage, enabled = true, important = false }: MassiveCase) =>
    massiveDamage(damage, { enabled, important }),

  sanityLoss: ({ sanityBefore, loss, hourStart, lossThisHourBefore = 0, useDecompensation = false }: LossCase) =>
    loseSanity(
      { sanity: sanityBefore, loss, hourStart: hourStart ?? sanityBefore, lossThisHour: lossThisHourBefore },
      useDecompensation,
    ),

  sanityTest: ({ roll, sanity }: { roll: number; sanity: number }) => ({ success: percentTest(roll, sanity) }),

  shock: ({ hpBefore, damage }: { hpBefore: number; damage: number }) => ({ shock: isShock(hpBefore, damage) }),

  temporaryRecovery: ({ temporary, conModifier, hours }: HoursCase) => ({
    temporary: afterHours(temporary, conModifier, hours),
  }),

  temporaryState: ({ hp, temporary }: { hp: number; temporary: number }) => ({ state: bruiseState(hp, temporary) }),

  temporaryWake: ({ hp, temporary, d10 }: { hp: number; temporary: number; d10: number }) =>
    wakeRound(hp, temporary, d10),

  weeklyFormula: ({ cared }: { cared: boolean }) => ({ formula: weeklyFormula(cared) }),

  weeklyRecovery: ({ hp, hpMax, rolled }: { hp: number; hpMax: number; rolled: number }) => ({
    hp: afterRest(hp, hpMax, rolled),
  }),

  wounds: ({ hpMax, hp }: { hpMax: number; hp: number }) => ({
    ...woundThresholds(hpMax),
    penalty: woundPenalty(hp, hpMax),
  }),
};

interface WoundCase {
  readonly hpBefore: number;
  readonly damage: number;
  readonly actor?: Mortal["kind"];
  readonly useAgony?: boolean;
  readonly negativeHp?: boolean;
}

interface MindRoundCase {
  readonly sanity: number;
  readonly d10?: number | null;
  readonly psychoanalysis?: boolean;
}

interface AidCase {
  readonly hp: number;
  readonly hpMax: number;
  readonly success: boolean;
  readonly d4: number;
}

interface IdeaCase {
  readonly die: number;
  readonly modifier: number;
  readonly insanityOn?: "failure" | "success";
}

interface MassiveCase {
  readonly damage: number;
  readonly enabled?: boolean;
  readonly important?: boolean;
}

interface LossCase {
  readonly sanityBefore: number;
  readonly loss: number;
  readonly hourStart?: number | null;
  readonly lossThisHourBefore?: number;
  readonly useDecompensation?: boolean;
}

interface HoursCase {
  readonly temporary: number;
  readonly conModifier: number;
  readonly hours: number;
}
