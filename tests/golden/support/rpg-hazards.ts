import { asphyxiaThreshold, breathe } from "../../../src/rulesets/rpg/rules/hazards/asphyxia.js";
import { grantsTest } from "../../../src/rulesets/rpg/rules/hazards/affliction.js";
import { drained, restored } from "../../../src/rulesets/rpg/rules/hazards/affliction-course.js";
import { attributeScore } from "../../../src/rulesets/rpg/rules/character/attributes.js";
import { explosionDice } from "../../../src/rulesets/rpg/rules/hazards/explosion.js";
import { fallDice, fallLoss, type Fall } from "../../../src/rulesets/rpg/rules/hazards/fall.js";
import { blazeBurns, disfigures, ignites } from "../../../src/rulesets/rpg/rules/hazards/fire.js";
import { resolveTest } from "../../../src/rulesets/rpg/rules/checks/test-result.js";
import type { AfflictionKind, FallSlices } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import type { Adapter } from "./run.js";

/** Adapters for falls, fire, want of air, explosions, poisons and diseases. */
export const hazardAdapters: Readonly<Record<string, Adapter>> = {
  fallDice: ({ fallSlices, ...fall }: Fall & { fallSlices?: FallSlices }) => ({ dice: fallDice(fall, fallSlices) }),

  fall: ({ rolled, acrobatics, ...fall }: Fall & { rolled: number; acrobatics?: number }) => ({
    dice: fallDice(fall),
    hpLost: fallLoss(rolled, acrobatics),
  }),

  ignite: ({ die }: { die: number }) => ({ ignites: ignites(die) }),

  blaze: ({ die }: { die: number }) => ({ burns: blazeBurns(die) }),

  burnCharisma: ({ hpMax, lost }: { hpMax: number; lost: number }) => ({
    charismaLoss: disfigures({ lost, rolled: false }, hpMax),
  }),

  asphyxiaThreshold: ({ body, round }: { body: number; round: number }) => ({
    threshold: asphyxiaThreshold(body, round),
  }),

  asphyxia: ({ body, d100, damage = [], strict }: AsphyxiaCase) => {
    const results = d100.reduce<string[]>((so, die, i) => {
      return [...so, breathe({ body, round: i + 1, failed: so.includes("failure") }, die, strict)];
    }, []);
    const costs = results.filter((result) => result !== "success").length;
    return {
      thresholds: d100.map((_, i) => asphyxiaThreshold(body, i + 1)),
      results,
      hpLost: sumOf(damage.slice(0, costs)),
    };
  },

  explosion: ({ base, distance }: { base: number; distance: number }) => ({ dice: explosionDice(base, distance) }),

  explosionRoll: ({ base, distance, rolled }: { base: number; distance: number; rolled: number }) => ({
    dice: explosionDice(base, distance),
    hpLost: rolled,
  }),

  poison: ({ kind, body = 0, die = 0 }: { kind: AfflictionKind; body?: number; die?: number }) => {
    const testAllowed = grantsTest(kind);
    return { testAllowed, affected: !(testAllowed && exposed({ body, difficulty: 0, die }).success) };
  },

  disease: (exposure: Exposure) => {
    const { total, success } = exposed(exposure);
    return { total, contaminated: !success };
  },

  plague: ({ days, rolls, charisma, weeks = 0 }: PlagueCase) => {
    const lost = drained(charisma, { value: 3, once: true }, days, true);
    return { hpLost: sumOf(rolls.slice(0, days)), charisma: charisma - lost + restored(lost, 1, weeks) };
  },
};

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

interface Exposure {
  readonly body: number;
  readonly difficulty: number;
  readonly die: number;
}

/** RP-93 — a plain test of Corps. */
function exposed({ body, ...test }: Exposure) {
  return resolveTest({ score: attributeScore(body, "plain"), ...test });
}

interface AsphyxiaCase {
  readonly body: number;
  readonly d100: readonly number[];
  readonly damage?: readonly number[];
  readonly strict?: boolean;
}

interface PlagueCase {
  readonly days: number;
  readonly rolls: readonly number[];
  readonly charisma: number;
  readonly weeks?: number;
}
