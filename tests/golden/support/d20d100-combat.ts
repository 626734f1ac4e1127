import { damageTotal } from "../../../src/rulesets/d20d100/dice/formulas.js";
import { boxesOf, holdsBurst, reloadActions } from "../../../src/rulesets/d20d100/rules/arms/ammunition.js";
import { attackLines } from "../../../src/rulesets/d20d100/rules/arms/attack-line.js";
import { attackCount } from "../../../src/rulesets/d20d100/rules/arms/attack-count.js";
import {
  resolveAttack,
  SITUATIONS,
  situationsCounted,
  type AttackSituation,
  type AttackTest,
} from "../../../src/rulesets/d20d100/rules/attack/attack.js";
import { inattentive, type Watchfulness } from "../../../src/rulesets/d20d100/rules/checks/attentive.js";
import {
  burstDifficulties,
  burstFactor,
  share,
  type BurstInput,
} from "../../../src/rulesets/d20d100/rules/arms/burst.js";
import { beforeProtection, leastDamage } from "../../../src/rulesets/d20d100/rules/body/damage.js";
import {
  defenceScores,
  fromArmorClass,
  type DefenceParts,
} from "../../../src/rulesets/d20d100/rules/attack/defence.js";
import { disarmBonuses } from "../../../src/rulesets/d20d100/rules/attack/disarm.js";
import { strangleDifficulty } from "../../../src/rulesets/d20d100/rules/attack/grapple.js";
import {
  COUP_DE_GRACE_MULTIPLIER,
  faintedBruises,
  STOLEN_UPON_BONUS,
  stolenUpon,
  SURVIVAL_DIFFICULTY,
} from "../../../src/rulesets/d20d100/rules/attack/helpless.js";
import {
  evaluatedRank,
  initiativeModifier,
  type InitiativeParts,
} from "../../../src/rulesets/d20d100/rules/fight/initiative.js";
import {
  clearedState,
  CLEARING_ACTIONS,
  CLEARING_DIFFICULTY,
  incidentOf,
} from "../../../src/rulesets/d20d100/rules/arms/jam.js";
import { opposed } from "../../../src/rulesets/d20d100/rules/checks/opposed.js";
import { parseNotation, printNotation, shotsOf } from "../../../src/rulesets/d20d100/rules/arms/notation.js";
import { afterVest, throughSkin, vestDie, vestProtects } from "../../../src/rulesets/d20d100/rules/arms/protection.js";
import { USUAL_PULL } from "../../../src/rulesets/d20d100/rules/attack/pull.js";
import { damageColumn, type RangeKind } from "../../../src/rulesets/d20d100/rules/arms/range.js";
import { rangeAt } from "../../../src/rulesets/d20d100/rules/arms/range-at.js";
import { HALVES, mayAct, type ActingState } from "../../../src/rulesets/d20d100/rules/fight/round-actions.js";
import { scaleAndMass } from "../../../src/rulesets/d20d100/rules/attack/scale.js";
import type {
  ActionCost,
  Cadence,
  CombatSkill,
  ProtectionMode,
  ReloadMode,
  WeaponAction,
} from "../../../src/rulesets/d20d100/rules/vocabulary.js";
import { loadedGroups } from "../../../src/rulesets/d20d100/rules/arms/volley.js";
import { afterDamage, woundPenalty } from "../../../src/rulesets/d20d100/rules/body/wounds.js";
import { isShock } from "../../../src/rulesets/d20d100/rules/body/shock.js";
import { testResult } from "../../../src/rulesets/d20d100/rules/checks/tests.js";
import type { Adapter } from "./run.js";

const situationsSum = (list: readonly AttackSituation[]): number =>
  situationsCounted(list).reduce((sum, one) => sum + SITUATIONS[one], 0);

/** Adapters for weapons, attacks, defence and the round. */
export const combatAdapters: Readonly<Record<string, Adapter>> = {
  attackCount: ({ skill }: { skill: number }) => ({ attacks: attackCount(skill) }),

  attackLine: (given: LineCase) => {
    const { skill, precision = 0, speciality = 0, misc = 0, recoil = 0, cadence = "simple", skillKey } = given;
    const lines = attackLines(
      {
        skill: skillKey ?? "handgun",
        total: skill,
        precision,
        speciality,
        unfamiliar: 0,
        misc,
        recoil,
        cadences: new Set([cadence]),
        naturalAttacks: 0,
      },
      {
        attackOffsets: [0, -5, -10],
        unarmedAttacks: given.unarmedAttacks ?? "one",
        precisionInMultiple: given.precisionInMultiple ?? "baseOnly",
      },
    );
    return {
      base: printNotation(lines.base),
      double: lines.double && printNotation(lines.double),
      triple: lines.triple && printNotation(lines.triple),
    };
  },

  parseAttack: ({ notation }: { notation: string }) => parseNotation(notation),

  attackTest: (given: AttackTest) => resolveAttack(given),

  attackModifiers: ({ base, list }: { base: number; list: readonly AttackSituation[] }) => ({
    total: base + situationsSum(list),
  }),

  attackChain: ({ attack, die, defence, modifiers = [], distance, increment, kind = "firearm" }: ChainCase) => {
    const range = rangeAt(distance ?? 0, increment ?? 0, kind);
    if (range.modifier === null) return { modifier: null, total: null, hit: false };
    const modifier = attack + situationsSum(modifiers) + range.modifier;
    const { total, hit } = resolveAttack({ die, modifier, defence });
    return { modifier, total, hit };
  },

  switchDamageType: ({ modifier, penalty = USUAL_PULL }: { modifier: number; penalty?: number }) => ({
    modifier: modifier + penalty,
  }),

  rangePenalty: ({ distance, increment, kind = "firearm" }: RangeCase) => rangeAt(distance, increment, kind),

  shotgunDamage: ({ distance, increment, damages }: RangeCase & { damages: readonly [string, string, string] }) => {
    const reading = rangeAt(distance, increment, "shotgun");
    const formula = damages[damageColumn(reading.increments) - 1] ?? null;
    return { ...reading, formula: reading.automaticFailure ? null : formula };
  },

  defence: (given: DefenceParts) => defenceScores(given),

  adversaryDefence: ({ dexterity, size }: { dexterity: number; size: number }) =>
    defenceScores({ reflexes: Math.floor((dexterity - 10) / 2), scale: scaleAndMass(size).scale }),

  scaleAndMass: ({ size }: { size: number }) => scaleAndMass(size),

  convertD20ArmorClass: (given: { size: number; natural: number; dexterity: number }) =>
    fromArmorClass(given.size, given.natural, given.dexterity),

  criticalDamage: ({ rolled, multiplier }: { rolled: number; multiplier: number }) => ({
    damage: beforeProtection(rolled, 0, multiplier),
  }),

  minimumDamage: ({ rolled, bonus }: { rolled: number; bonus: number }) => ({ damage: leastDamage(rolled + bonus) }),

  vest: ({ penetration, protection, damage, protectionDie = null }: VestCase) => {
    const protects = vestProtects(penetration, protection);
    return {
      protects,
      die: protects ? vestDie(protection) : null,
      dealt: afterVest(damage, protects ? protectionDie : null),
    };
  },

  monsterProtection: ({ mode, damage, value = 0, minimum, multiplier }: SkinCase) => ({
    dealt: throughSkin({ mode, value }, { damage, minimum, multiplier }),
  }),

  damageChain: ({
    rolled,
    bonus,
    multiplier,
    penetration = 0,
    protection = 0,
    protectionDie = null,
    ...body
  }: HitCase) => {
    const { hpBefore = 10, hpMax = 10 } = body;
    const whole = beforeProtection(rolled, bonus, multiplier);
    const dealt = afterVest(whole, vestProtects(penetration, protection) ? protectionDie : null);
    const { hp, state } = afterDamage(hpBefore, dealt, { below: true });
    const shock = isShock(hpBefore, dealt);
    return { beforeProtection: whole, dealt, hp, state, shock, penalty: woundPenalty(hp, hpMax) };
  },

  ammunition: ({ loaded, requestedShots, burst = 0 }: { loaded: number; requestedShots: number; burst?: number }) => {
    const fired = burst > 0 ? burstsFired(loaded, requestedShots, burst) : shotsFired(loaded, requestedShots);
    return { fired, loaded: loaded - fired, boxesCrossed: boxesOf(fired, burst > 0 ? BURST_BOX : 1) };
  },

  reload: ({ mode, rounds = 0 }: { mode: ReloadMode; rounds?: number }) => ({
    simpleActions: reloadActions(mode, rounds),
  }),

  jam: ({ action, die }: { action: WeaponAction; die: number }) => ({ state: incidentOf(action, die) }),

  jamClear: (given: { die: number; modifier: number }) => {
    const { total, success } = testResult(given, CLEARING_DIFFICULTY);
    return { total, state: clearedState(success), simpleActions: CLEARING_ACTIONS };
  },

  burstDifficulty: (given: BurstInput) => burstDifficulties(given),

  burstDamage: ({ distance, increment, rolled, reflexSuccess }: BurstCase) => {
    const { increments } = rangeAt(distance, increment, "burst");
    return { dealt: share(rolled, burstFactor(increments, reflexSuccess)) };
  },

  initiative: ({ die, ...parts }: InitiativeParts & { die: number }) => ({
    total: die + initiativeModifier(parts),
  }),

  evaluateSituation: ({ dexModifier }: { dexModifier: number }) => ({ rank: evaluatedRank(dexModifier) }),

  attentive: (given: Watchfulness) => ({ available: inattentive(given) === null }),

  roundActions: ({ actions, surpriseRound, state }: ActionsCase) => ({
    allowed: actions.every((action, place) => {
      const spent = actions.slice(0, place).reduce((sum, one) => sum + HALVES[one], 0);
      return mayAct(action, spent, state, surpriseRound);
    }),
  }),

  disarm: ({ attacker, holder, bigger = null, twoHanded = false }: DisarmCase) => {
    const bonuses = disarmBonuses(bigger, twoHanded);
    const { activeTotal, passiveTotal, winner } = opposed(
      { ...attacker, modifier: attacker.modifier + bonuses.attacker },
      { ...holder, modifier: holder.modifier + bonuses.holder },
    );
    return { attackerTotal: activeTotal, holderTotal: passiveTotal, disarmed: winner === "active" };
  },

  sneakAttack: ({ attacker, target }: { attacker: Rolled; target: Rolled }) => {
    const heard = { ...target, modifier: target.modifier + STOLEN_UPON_BONUS };
    const { activeTotal, passiveTotal, winner } = opposed(attacker, heard);
    return { attackerTotal: activeTotal, targetTotal: passiveTotal, targetState: stolenUpon(winner === "active") };
  },

  strangle: ({ round }: { round: number }) => ({ difficulty: strangleDifficulty(round) }),

  coupDeGrace: ({ rolled }: { rolled: number }) => {
    const multiplier = COUP_DE_GRACE_MULTIPLIER; // nothing is rolled to hit
    return {
      hit: true,
      multiplier,
      damage: damageTotal({ dice: { faces: [20], plus: 0 }, factor: multiplier }, [rolled]),
    };
  },

  coupDeGraceSurvival: ({ die, conModifier, hp, mode }: SurvivalCase) => {
    const { success: survives } = testResult({ die, modifier: conModifier }, SURVIVAL_DIFFICULTY);
    return { survives, temporary: !survives && mode === "stun" ? faintedBruises(hp) : null };
  },
};

/** DD-149 — bullets that one box of a sheet stands for where bursts are fired. */
const BURST_BOX = 10;

/** DD-149 — bullets of single shots: as many as are loaded. */
function shotsFired(loaded: number, shots: number): number {
  return shotsOf(loadedGroups([{ modifier: 0, shots }], loaded));
}

/** DD-149 — bullets of bursts that follow each other as long as one is loaded. */
function burstsFired(loaded: number, bursts: number, rounds: number): number {
  let left = loaded;
  for (let fired = 0; fired < bursts && holdsBurst(left, rounds); fired += 1) left -= rounds;
  return loaded - left;
}

interface Rolled {
  readonly die: number;
  readonly modifier: number;
}

interface LineCase {
  readonly skill: number;
  readonly precision?: number;
  readonly speciality?: number;
  readonly misc?: number;
  readonly recoil?: number;
  readonly cadence?: Cadence;
  readonly skillKey?: CombatSkill | null;
  readonly unarmedAttacks?: "one" | "byScore";
  readonly precisionInMultiple?: "baseOnly" | "always";
}

interface ChainCase {
  readonly attack: number;
  readonly die: number;
  readonly defence: number;
  readonly modifiers?: readonly AttackSituation[];
  readonly distance?: number | null;
  readonly increment?: number | null;
  readonly kind?: RangeKind;
}

interface RangeCase {
  readonly distance: number;
  readonly increment: number;
  readonly kind?: RangeKind;
}

interface VestCase {
  readonly penetration: number;
  readonly protection: number;
  readonly damage: number;
  readonly protectionDie?: number | null;
}

interface HitCase {
  readonly rolled: number;
  readonly bonus?: number;
  readonly multiplier?: number;
  readonly penetration?: number;
  readonly protection?: number;
  readonly protectionDie?: number | null;
  readonly hpBefore?: number;
  readonly hpMax?: number;
}

interface SkinCase {
  readonly mode: ProtectionMode;
  readonly damage: number;
  readonly value?: number;
  readonly minimum?: number | null;
  readonly multiplier?: number;
}

interface BurstCase extends RangeCase {
  readonly rolled: number;
  readonly reflexSuccess: boolean;
}

interface ActionsCase {
  readonly actions: readonly ActionCost[];
  readonly state?: ActingState;
  readonly surpriseRound?: boolean;
}

interface DisarmCase {
  readonly attacker: Rolled;
  readonly holder: Rolled;
  readonly bigger?: "attacker" | "holder" | null;
  readonly twoHanded?: boolean;
}

interface SurvivalCase {
  readonly die: number;
  readonly conModifier: number;
  readonly hp: number;
  readonly mode?: "kill" | "stun";
}
