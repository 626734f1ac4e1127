import { USUAL_PULL } from "./pull.js";

/** DD-33, DD-92, DD-125, DD-138, DD-153, DD-159, DD-162 — what a situation adds to an attack. */
export const SITUATIONS = {
  charge: 2,
  helpless: 4,
  immobilisedTarget: 4,
  shotInGrapple: -4,
  defensiveFighting: -4,
  switchDamageType: USUAL_PULL,
  movingVehicle: -2,
  combatMobile: 2,
  half: -3,
  quarter: -6,
  improvised2: -2,
  improvised4: -4,
} as const;
export type AttackSituation = keyof typeof SITUATIONS;

/** DD-162, D-80 — of these only the better one counts. */
const NOT_CUMULATIVE: readonly AttackSituation[] = ["helpless", "immobilisedTarget"];

/** Those of several situations that count; Combat mobile takes away what a vehicle costs, and no more (DD-33). */
export function situationsCounted(list: readonly AttackSituation[]): readonly AttackSituation[] {
  const held = new Set(list);
  const defenceless = NOT_CUMULATIVE.filter((one) => held.has(one)).slice(1);
  const unused: readonly AttackSituation[] = held.has("movingVehicle") ? [] : ["combatMobile"];
  return [...held].filter((one) => !defenceless.includes(one) && !unused.includes(one));
}

/** DD-128 — one attack: its die, what is added, and what it has to reach. */
export interface AttackTest {
  readonly die: number;
  readonly modifier: number;
  readonly defence: number;
  readonly situational?: number;
  /** DD-131 — the least face that threatens. */
  readonly criticalMin?: number;
  /** DD-131 — 1: this weapon has no critical. */
  readonly criticalMultiplier?: number;
  /** DD-03. */
  readonly natural20Succeeds?: boolean;
}

/** DD-128, DD-131 — what an attack comes to; the multiplier of a miss is 0. */
export interface AttackResult {
  readonly total: number;
  readonly hit: boolean;
  readonly critical: boolean;
  readonly multiplier: number;
}

/** DD-02, DD-03, DD-127, DD-128, DD-131 — a d20 against a Défense. */
export function resolveAttack(test: AttackTest): AttackResult {
  const { die, modifier, defence, situational = 0, criticalMin = 20, criticalMultiplier = 2 } = test;
  const total = die + modifier + situational;
  const hit = die !== 1 && (total >= defence || (die === 20 && (test.natural20Succeeds ?? false)));
  const critical = hit && die >= criticalMin && criticalMultiplier > 1;
  return { total, hit, critical, multiplier: hit ? (critical ? criticalMultiplier : 1) : 0 };
}

/** DD-127 — the groups of an attack by half-round: the first group is a simple action, the others are the rest. */
export function halfRoundOf(group: number): 1 | 2 {
  return group === 0 ? 1 : 2; // D-67
}

/** DD-159 — metres that whoever charges moves before the blow. */
export const CHARGE_REACH = { least: 3, most: 18 } as const;
