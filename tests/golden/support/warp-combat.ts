import type { Protection } from "../../../src/rulesets/warp/rules/absorption.js";
import { edgeActive } from "../../../src/rulesets/warp/rules/advantages.js";
import { mayDefendDesperately, outnumbered, outreaches } from "../../../src/rulesets/warp/rules/outnumbering.js";
import { ARMOURS, armourHinders, wornArmour } from "../../../src/rulesets/warp/rules/armour.js";
import type { ArmourFigures, ArmourId } from "../../../src/rulesets/warp/rules/armour.js";
import { resolveContest } from "../../../src/rulesets/warp/rules/contest.js";
import { damageDiceCount, isDouble, resolveBlow } from "../../../src/rulesets/warp/rules/damage.js";
import { FACTORS } from "../../../src/rulesets/warp/rules/factors.js";
import type { FactorId, FactorRow } from "../../../src/rulesets/warp/rules/factors.js";
import { gestalt } from "../../../src/rulesets/warp/rules/gestalt.js";
import { DAILY_HEALING, afterDays } from "../../../src/rulesets/warp/rules/healing.js";
import type { Activity, Condition } from "../../../src/rulesets/warp/rules/healing.js";
import { effectiveHp, healthOf, woundMalus } from "../../../src/rulesets/warp/rules/hit-points.js";
import { delayed, initiativeOrder } from "../../../src/rulesets/warp/rules/initiative.js";
import type { Contender } from "../../../src/rulesets/warp/rules/initiative.js";
import { pool, poolParts } from "../../../src/rulesets/warp/rules/pool.js";
import { rangeAt } from "../../../src/rulesets/warp/rules/range.js";
import { circumstanceModifiers, dodgeDice } from "../../../src/rulesets/warp/rules/ranged-defence.js";
import { recoveredHp, rest } from "../../../src/rulesets/warp/rules/recovery.js";
import type { Share } from "../../../src/rulesets/warp/rules/recovery.js";
import { proposesSeriousWound } from "../../../src/rulesets/warp/rules/serious-wounds.js";
import { resolveTaser } from "../../../src/rulesets/warp/rules/taser.js";
import { PACES, turnsOf } from "../../../src/rulesets/warp/rules/time.js";
import type { Pace } from "../../../src/rulesets/warp/rules/time.js";
import { defencesOwed, mayServe } from "../../../src/rulesets/warp/rules/trait-use.js";
import type { Role } from "../../../src/rulesets/warp/rules/trait-use.js";
import { Unsupported } from "./run.js";
import type { Adapter } from "./run.js";
import { RANGES, type RangeRow, type TaserTie } from "../../../src/rulesets/warp/rules/vocabulary.js";

/** Names of the book's tables; no rule depends on them. */
const WEAPON_NAMES: Readonly<Record<FactorId, string>> = {
  unarmed: "Combat sans arme, poings",
  throwingKnife: "Couteau de lancer",
  knife: "Couteau",
  leadPipe: "Tuyau de plomb",
  crossbow: "Arbalète",
  throwingAxe: "Hache de lancer",
  sword: "Épée",
  axe: "Hache",
  taser: "Taser",
  lightPistol: "Petit pistolet",
  lightSmg: "Petite mitraillette",
  pistol: "Pistolet",
  smg: "Mitraillette",
  assaultRifle: "Fusil d'assaut",
  heavyPistol: "Pistolet lourd",
  heavySmg: "Mitraillette lourde",
  assaultCannon: "Canon d'assaut",
  lightRifle: "Fusil léger",
  heavyRifle: "Fusil lourd",
  shotgun: "Fusil à pompe",
};

/** Adapters for time, order and blows; hit points and how they come back. */
export const combatAdapters: Readonly<Record<string, Adapter>> = {
  turnsOf: ({ seconds }: { seconds: number }) => ({ turns: turnsOf(seconds) }),

  speed: ({ pace }: { pace: Pace }) => PACES[pace],

  initiativeOrder: ({ entries }: { entries: Contender[] }) => ({ order: initiativeOrder(entries) }),

  delay: (given: { initiative: number; actsAfter: number }) => {
    const turn = [
      { id: "waiting", initiative: given.initiative },
      { id: "other", initiative: given.actsAfter },
    ];
    const waited = delayed(turn, "waiting", "other");
    const last = waited.at(-1);
    if (last?.id !== "waiting") throw new Error("the one who waits should act last");
    return { initiative: last.initiative, nextTurnInitiative: Math.max(...waited.map(({ initiative }) => initiative)) };
  },

  traitUse: ({ want, ...use }: { combat: boolean; usedForAttack: boolean; usedForDefence: boolean; want: Role }) => ({
    allowed: mayServe(use, want),
  }),

  defenceRolls: ({ attacks }: { attacks: number }) => ({ rolls: defencesOwed(attacks) }),

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

  damageFactor: ({ weapon }: { weapon: FactorId }) => {
    const { factor, temporary, divideByRange }: FactorRow = FACTORS[weapon];
    const marks = { temporary: temporary ?? false, divideByRange: divideByRange ?? false };
    return { label: WEAPON_NAMES[weapon], factor, ...marks };
  },

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
    const { temporary, ...outcome } = resolveTaser({ margin, factor: FACTORS.taser.factor }, protectionOf(given), tie);
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

  armourItem: ({ armour }: { armour: ArmourId }) => ({ label: scoreOf(ARMOURS[armour]), ...ARMOURS[armour] }),

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
function scoreOf({ regularDice, regularPoints, ballisticDice }: ArmourFigures): string {
  if (ballisticDice > 0) return regularDice > 0 ? `${regularDice}/${ballisticDice}b` : `${ballisticDice}b`;
  const [count, word] = regularDice > 0 ? [regularDice, "dé"] : [regularPoints, "point"];
  return `${count} ${word}${count > 1 ? "s" : ""}`;
}
