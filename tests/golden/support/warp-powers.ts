import { absorb } from "../../../src/rulesets/warp/rules/attack/absorption.js";
import { attackModifiers } from "../../../src/rulesets/warp/rules/attack/attack-dice.js";
import { spent } from "../../../src/rulesets/warp/rules/character/experience-used.js";
import type { ExperiencePool } from "../../../src/rulesets/warp/rules/character/experience.js";
import { healedBy, treatDisease } from "../../../src/rulesets/warp/rules/body/healing-power.js";
import { isPsyMutant, learnsPower } from "../../../src/rulesets/warp/rules/character/learning-powers.js";
import { hasMagicTalent } from "../../../src/rulesets/warp/rules/character/magic-access.js";
import { poolResult } from "../../../src/rulesets/warp/rules/checks/pool-result.js";
import { splitFaces } from "../../../src/rulesets/warp/rules/checks/faces.js";
import { pool, poolParts } from "../../../src/rulesets/warp/rules/checks/pool.js";
import {
  readMind,
  sending,
  telekinesis,
  telekineticFist,
  telepathy,
  wanderingEye,
} from "../../../src/rulesets/warp/rules/powers/power-effects.js";
import { castingTime, forcing, powerDice, spendCharges } from "../../../src/rulesets/warp/rules/powers/powers.js";
import type { PowerEffect } from "../../../src/rulesets/warp/rules/powers/power-kinds.js";
import { hoursPerCharge, recharged } from "../../../src/rulesets/warp/rules/powers/psychic-reserve.js";
import { buyCharges, reserveOnceLearned } from "../../../src/rulesets/warp/rules/powers/charges.js";
import { getsThrough, psychicResistance } from "../../../src/rulesets/warp/rules/powers/resistance.js";
import { SPELL_STUDY_COST, studyDice } from "../../../src/rulesets/warp/rules/powers/spells.js";
import { castSpell, resistsSpell, sevenShields, study } from "../../../src/rulesets/warp/rules/powers/casting.js";
import { STEEL_SKIN_MINUTES, steelSkin } from "../../../src/rulesets/warp/rules/powers/steel-skin.js";
import type { Adapter } from "./run.js";
import type { MagicTalent } from "../../../src/rulesets/warp/rules/vocabulary.js";

/** Adapters for powers and spells. */
export const powerAdapters: Readonly<Record<string, Adapter>> = {
  learnPower: ({ dice }: { dice: number[] }) => ({ diceSpent: dice.length, learned: learnsPower(dice) }),

  psyMutant: ({ die }: { die: number }) => ({ mutant: isPsyMutant(die) }),

  gainPower: ({ max }: { max: number }) => ({ max: reserveOnceLearned(max) }),

  buyCharges: ({ experience, used, charges, max }: ChargeCase) => {
    const bought = buyCharges({ total: experience, used }, { max, value: max }, charges);
    return {
      allowed: bought !== null,
      experience: bought?.experience.total ?? experience,
      max: bought?.reserve.max ?? max,
    };
  },

  usePower: ({ charges, score, forced, suspended = false, bonus, malus }: PowerCase) => {
    const use = spendCharges({ charges, forced, suspended });
    const parts = poolParts(score, [
      ...forcing(score, forced),
      { kind: "bonus", count: bonus },
      { kind: "malus", count: malus },
    ]);
    return { ...use, formula: use.allowed ? pool(parts).formula : null };
  },

  resistance: ({ base, mode, score, charges }: ResistanceCase) => {
    const id = mode === "bonus" ? "ownPower" : "opposingPower";
    const { modifiers, spent } = psychicResistance({ aids: mode === "none" ? [] : [{ id, score }], charges });
    const parts = poolParts(base, modifiers);
    return {
      base: parts.base + parts.extra,
      bonus: parts.bonus,
      chargesSpent: spent,
      formula: pool(parts).formula,
    };
  },

  recharge: ({ max, value, hours, rate }: { max: number; value: number; hours: number; rate: number | string }) => {
    const reserve = { max, value, rate: numberOf(rate), since: 0 };
    return { hoursPerCharge: hoursPerCharge(reserve), value: recharged(reserve, hours * 3600).value };
  },

  powerDuration: ({ power }: { power: PowerEffect }) => castingTime(power),

  // no time is kept with a power or a spell, and nothing of warp is called for by the clock
  durationPolicy: () => ({ autoExpire: false }),

  healPower: ({ dice, hp, max, recovered }: { dice: number[]; hp: number; max: number; recovered: boolean }) => {
    const { total } = poolResult(pool({ base: dice.length }), dice);
    const healed = healedBy(total, { hp, max, recovered });
    return { total, healed, hp: hp + healed };
  },

  healDisease: ({ dice, difficulty }: { dice: number[]; difficulty: number }) => {
    const { total, outcome, caught } = treatDisease(dice, difficulty);
    return { total, outcome, caught, powerLost: caught };
  },

  intuition: ({ dice }: { dice: number[] }) => ({
    total: poolResult(pool({ base: powerDice("intuition", 0) }), dice).total,
  }),

  mindReading: ({ resist, ...given }: { total: number; distance: number; inView: boolean; resist: number | null }) =>
    readMind({ ...given, resistance: resist }),

  addDice: ({ base, extra }: { base: number; extra: number }) => {
    const { keep, formula } = pool(poolParts(base, attackModifiers({ strike: extra })));
    return { base: keep, formula };
  },

  wanderingEye: ({ total }: { total: number }) => {
    const { metres, turns, pastHours } = wanderingEye(total);
    return { rangeMetres: metres, turns, pastHours };
  },

  transmission: ({ total, resist }: { total: number; resist: number | null }) => {
    const { minutes, strangerMetres, knownMetres } = sending(total);
    const received = getsThrough(total, resist);
    return { received, minutes, rangeStrangerMetres: strangerMetres, rangeKnownMetres: knownMetres };
  },

  steelSkin: ({ dice }: { dice: number[] }) => ({ ...steelSkin(dice), maxMinutes: STEEL_SKIN_MINUTES }),

  steelSkinForced: ({ score, dice }: { score: number; dice: number[] }) => {
    const { kept } = splitFaces(pool(poolParts(score, forcing(score, true))), dice);
    return { kept, ...steelSkin(kept) };
  },

  telekinesis: ({ total }: { total: number }) => telekinesis(total),

  telekineticFist: ({ total, distance, regularDice }: { total: number; distance: number; regularDice: number[] }) => {
    const raw = telekineticFist(total, distance);
    const worn = { regularDice, regularPoints: 0, ballisticDice: [] };
    return { inRange: raw !== null, raw: raw ?? 0, damage: absorb(raw ?? 0, "normal", worn).damage };
  },

  telepathy: ({ total }: { total: number }) => {
    const { readMetres, inViewMetres, knownMetres } = telepathy(total);
    return { readMetres, sendInViewMetres: inViewMetres, sendKnownMetres: knownMetres };
  },

  magicTalent: ({ mode, die }: { mode: MagicTalent; die: number }) => ({ talented: hasMagicTalent(die, mode) }),

  learnSpell: ({ level, previousAttempts, dice, options = [] }: StudyCase) => {
    if (dice.length !== studyDice(previousAttempts)) throw new RangeError("not the dice of this week");
    return { ...study(dice, level, options.includes("criticalFailure")), cost: SPELL_STUDY_COST };
  },

  learnSpellTotal: ({ weeks, chargesBought }: { weeks: number; chargesBought: number }) => {
    const all: ExperiencePool = { total: 1000, used: 0 };
    const max = reserveOnceLearned(0);
    const studied = Array.from({ length: weeks }).reduce((left: ExperiencePool | null) => {
      return left && spent(left, SPELL_STUDY_COST);
    }, all);
    const bought = studied && buyCharges(studied, { max, value: max }, chargesBought);
    if (!bought) throw new RangeError("not enough dice of experience");
    return { experience: all.total - bought.experience.total, charges: bought.reserve.max };
  },

  castSpell: ({ charges, learned }: { charges: number; learned: boolean }) => {
    const cast = castSpell(charges, learned);
    return { ...cast, works: cast.allowed };
  },

  resistSpell: ({ total, level }: { total: number; level: number }) => ({ resisted: resistsSpell(total, level) }),

  sevenShields: ({ attacks }: { attacks: number }) => sevenShields(attacks),
};

interface ChargeCase {
  readonly experience: number;
  readonly used: number;
  readonly charges: number;
  readonly max: number;
}

interface PowerCase {
  readonly charges: number;
  readonly score: number;
  readonly forced: boolean;
  readonly suspended?: boolean;
  readonly bonus: number;
  readonly malus: number;
}

interface ResistanceCase {
  readonly base: number;
  readonly mode: "none" | "bonus" | "oppose";
  readonly score: number;
  readonly charges: number;
}

interface StudyCase {
  readonly level: number;
  readonly previousAttempts: number;
  readonly dice: number[];
  readonly options?: string[];
}

/** A rate as it is written: a number or a fraction. */
function numberOf(rate: number | string): number {
  const [numerator = Number.NaN, denominator = 1] = String(rate).split("/").map(Number);
  return numerator / denominator;
}
