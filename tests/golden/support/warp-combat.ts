import { compareRanks, compareWays, wayTo, type Fighter } from "../../../src/core/fight/order/order.js";
import type { Protection } from "../../../src/rulesets/warp/rules/attack/absorption.js";
import { edgeActive } from "../../../src/rulesets/warp/rules/attack/advantages.js";
import { mayDefendDesperately, outnumbered, outreaches } from "../../../src/rulesets/warp/rules/attack/outnumbering.js";
import { armourHinders, wornArmour } from "../../../src/rulesets/warp/rules/attack/armour.js";
import type { ArmourFigures } from "../../../src/rulesets/warp/rules/attack/armour.js";
import { resolveContest } from "../../../src/rulesets/warp/rules/checks/contest.js";
import { damageDiceCount, isDouble, resolveBlow } from "../../../src/rulesets/warp/rules/attack/damage.js";
import { gestalt } from "../../../src/rulesets/warp/rules/checks/gestalt.js";
import { DAILY_HEALING, afterDays } from "../../../src/rulesets/warp/rules/body/healing.js";
import type { Activity, Condition } from "../../../src/rulesets/warp/rules/body/healing.js";
import { effectiveHp, healthOf, woundMalus } from "../../../src/rulesets/warp/rules/body/hit-points.js";
import { initiativeRank } from "../../../src/rulesets/warp/rules/fight/initiative.js";
import { pool, poolParts } from "../../../src/rulesets/warp/rules/checks/pool.js";
import { rangeAt } from "../../../src/rulesets/warp/rules/attack/range.js";
import { circumstanceModifiers, dodgeDice } from "../../../src/rulesets/warp/rules/attack/ranged-defence.js";
import { recoveredHp, rest } from "../../../src/rulesets/warp/rules/body/recovery.js";
import type { Share } from "../../../src/rulesets/warp/rules/body/recovery.js";
import { proposesSeriousWound } from "../../../src/rulesets/warp/rules/body/serious-wounds.js";
import { resolveTaser } from "../../../src/rulesets/warp/rules/attack/taser.js";
import { PACES, TURN_SECONDS } from "../../../src/rulesets/warp/rules/time.js";
import { mayServe } from "../../../src/rulesets/warp/rules/checks/trait-use.js";
import type { Role } from "../../../src/rulesets/warp/rules/checks/trait-use.js";
import { Unsupported } from "./run.js";
import type { Adapter } from "./run.js";
import { taserFactor } from "./warp-content.js";
import { RANGES, type RangeRow, type TaserTie } from "../../../src/rulesets/warp/rules/vocabulary.js";

/** Adapters for time, order and blows; hit points and how they come back. */
export const combatAdapters: Readonly<Record<string, Adapter>> = {
  turnsOf: ({ seconds }: { seconds: number }) => ({ turns: Math.ceil(seconds / TURN_SECONDS) }),

  speed: ({ pace }: { pace: keyof typeof PACES }) => PACES[pace],

  initiativeOrder: ({ entries }: { entries: Contender[] }) => ({
    order: entries.toSorted((a, b) => b.total - a.total || compareRanks(rankOf(a), rankOf(b))).map(({ id }) => id),
  }),

  delay: (given: { initiative: number; actsAfter: number }) => {
    const waiting = { initiative: given.initiative, place: { round: 1, after: "other" } };
    const other = { initiative: given.actsAfter, place: null };
    const [first, last] = [1, 2].map((round) => orderOf([waiting, other], round, other));
    if (first?.at(-1) !== waiting) throw new Error("the one who waits should act last");
    return { initiative: waiting.initiative, nextTurnInitiative: last?.[0]?.initiative };
  },

  traitUse: ({ want, ...use }: { combat: boolean; usedForAttack: boolean; usedForDefence: boolean; want: Role }) => ({
    allowed: mayServe(use, want),
  }),

  // an attack is a message of its own, and asks for the defence that its outcome is made of: nothing counts them
  defenceRolls: ({ attacks }: { attacks: number }) => ({ rolls: attacks }),

  meleeAttack: (given: MeleeCase) =>
    resolveBlow({
      attack: given.attack,
      defence: given.defence,
      attackFails: given.attackCriticalFailure ?? false,
      defenceFails: given.defenceCriticalFailure ?? false,
      factor: given.factor,
      harm: "normal",
      worn: protectionOf(given),
      specialEffect: given.specialEffect,
    }),

  rangeDice: ({ row, distance }: { row: RangeRow; distance: number }) => {
    const read = rangeAt(distance, RANGES[row]);
    return { dice: read?.dice ?? null, band: read?.band ?? null, inRange: read !== null };
  },

  rangedDefence: (given: RangedCase) => {
    const modifiers = circumstanceModifiers({
      cover: given.cover ?? 0,
      targetMoving: Boolean(given.targetMoving),
      attackerMoving: Boolean(given.attackerMoving),
      darkness: given.darkness ?? 0,
      halfDice: given.halfDice ?? 0,
      dodge: given.dodge
        ? {
            dice: dodgeDice(given.dodgeScore ?? null, given.clumsy ?? false),
            extraActions: given.extraActions ?? 0,
            desperate: given.desperate ?? false,
          }
        : null,
      woundMalus: given.wounded ? 1 : 0,
      armourMalus: given.armourMalus ?? 0,
    });
    const parts = poolParts(given.range, modifiers);
    return { base: parts.base + parts.extra, bonus: parts.bonus, malus: parts.malus, formula: pool(parts).formula };
  },

  taser: ({ margin, tie, ...given }: ArmourCase & { margin: number; tie: TaserTie }) => {
    const { temporary, ...outcome } = resolveTaser({ margin, factor: taserFactor() }, protectionOf(given), tie);
    return { ...outcome, tempDamage: temporary };
  },

  status: (given: { hp: number; max: number; temp: number }) => {
    const status = healthOf(given);
    return { effective: effectiveHp(given), status, woundMalus: woundMalus(status) };
  },

  wornArmour: ({ items }: { items: Partial<ArmourFigures>[] }) =>
    wornArmour(
      items.map(({ regularDice = 0, regularPoints = 0, ballisticDice = 0, heavy = false }) => ({
        regularDice,
        regularPoints,
        ballisticDice,
        heavy,
      })),
    ),

  armourMalusApplies: ({ action, agility }: { action: string; agility: boolean }) => ({
    applies: armourHinders(hindered(action, agility)),
  }),

  recover: ({ fraction, ...points }: { hp: number; fightStart: number | null; fraction: string }) => ({
    hp: recoveredHp(points, shareOf(fraction)),
  }),

  rest: ({ fraction, ...points }: { hp: number; fightStart: number | null; temp: number; fraction: string }) =>
    rest(points, shareOf(fraction)),

  dailyHealing: ({ activity, state }: { activity: Activity; state: Condition }) => {
    const { perDay, mayWorsen } = DAILY_HEALING[activity][state];
    return { hpPerDay: perDay, possible: perDay !== null, worsenRisk: mayWorsen };
  },

  heal: ({ activity, days, halved = false, ...patient }: HealCase) =>
    afterDays(patient, activity, days, { halved, dailyLoss: 0 }),

  allAgainstOne: ({ bestCombatScore, attackers }: { bestCombatScore: number | null; attackers: number }) => {
    const { limit, favoured } = outnumbered({ bestCombat: bestCombatScore, attackers });
    return { limit, attackersWithBonus: favoured };
  },

  reachSuggestion: (given: { attackerReach: number; defenderReach: number }) => ({
    suggestBonus: outreaches(given.attackerReach, given.defenderReach),
  }),

  edgeActive: ({ durationTurns, elapsedTurns }: { durationTurns: number | null; elapsedTurns: number }) => ({
    active: edgeActive(durationTurns, elapsedTurns),
  }),

  desperateDefence: ({ attackedThisTurn }: { attackedThisTurn: boolean }) => ({
    allowed: mayDefendDesperately(attackedThisTurn),
  }),

  alternativeDamage: (given: { attack: number; defence: number; factor: number; dice: number[] }) => {
    const { hit } = resolveContest(given);
    const dice = hit ? damageDiceCount(given.factor, isDouble(given)) : 0;
    const { raw } = resolveBlow({ ...given, harm: "normal", worn: UNPROTECTED, damageDice: given.dice });
    return { hit, dice, formula: pool({ base: dice }).formula, raw };
  },

  seriousWound: (given: { loss: number; defenceCriticalFailure: boolean; criticalOption?: boolean }) => ({
    serious: proposesSeriousWound({
      loss: given.loss,
      defenceFails: given.defenceCriticalFailure && (given.criticalOption ?? false),
    }),
  }),

  gestalt: ({ sideA, sideB }: { sideA: number[]; sideB: number[] }) => {
    const { players, keeper, winner } = gestalt(sideA, sideB);
    return { totalA: players, totalB: keeper, winner: { players: "A", keeper: "B", draw: "draw" }[winner] };
  },
};

interface Contender {
  readonly id: string;
  readonly total: number;
  readonly pc?: boolean;
  readonly score?: number;
}

/** WP-46 — who goes first among equals. */
function rankOf({ pc = false, score = 0 }: Contender): readonly number[] {
  return initiativeRank(pc, score);
}

type Waiting = Fighter & { readonly initiative: number };

/** WP-47 — the order of a round in which some wait for another. */
function orderOf(fighters: readonly Waiting[], round: number, other: Waiting): readonly Waiting[] {
  const way = (one: Waiting) => wayTo(one, round, () => other);
  return fighters.toSorted((a, b) => compareWays(way(a), way(b), (one, two) => two.initiative - one.initiative));
}

export interface ArmourCase {
  readonly regularDice: number[];
  readonly regularPoints: number;
  readonly ballisticDice: number[];
  readonly flat?: number;
  readonly flatDice?: number;
}

interface MeleeCase extends ArmourCase {
  readonly attack: number;
  readonly defence: number;
  readonly factor: number;
  readonly specialEffect: boolean;
  readonly attackCriticalFailure?: boolean;
  readonly defenceCriticalFailure?: boolean;
}

interface RangedCase {
  readonly range: number;
  readonly cover?: number;
  readonly targetMoving?: number;
  readonly attackerMoving?: number;
  readonly darkness?: number;
  readonly halfDice?: number;
  readonly dodge?: boolean;
  readonly dodgeScore?: number;
  readonly clumsy?: boolean;
  readonly armourMalus?: number;
  readonly wounded?: boolean;
  readonly extraActions?: number;
  readonly desperate?: boolean;
}

interface HealCase {
  readonly hp: number;
  readonly max: number;
  readonly days: number;
  readonly activity: Activity;
  readonly critical: boolean;
  readonly carry: number;
  readonly halved?: boolean;
}

const UNPROTECTED: Protection = { regularDice: [], regularPoints: 0, ballisticDice: [] };

/** What is worn, with the steel skin that a case calls flat. */
export function protectionOf({ flat, flatDice = 0, ...worn }: ArmourCase): Protection {
  const { regularDice, regularPoints, ballisticDice } = worn;
  return { regularDice, regularPoints, ballisticDice, ...(flat && { skin: { total: flat, dice: flatDice } }) };
}

function shareOf(fraction: string): Share {
  const [parts = Number.NaN, of = Number.NaN] = fraction.split("/").map(Number);
  return { parts, of };
}

function hindered(action: string, agility: boolean): Parameters<typeof armourHinders>[0] {
  switch (action) {
    case "meleeAttack":
    case "rangedAttack":
      return { kind: "attack", exempt: false };
    case "firearmAttack":
      return { kind: "attack", exempt: true };
    case "defence":
    case "dodge":
      return { kind: action };
    case "check":
      return { kind: "other", agility };
    default:
      throw new Unsupported(`action ${action}`);
  }
}

/** A score as it is written: `1 point`, `2 dés`, `2b`, `3/2b`. */
