import { effectLines } from "../../../core/play/effects/effect-lines.js";
import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Facts, Line, Modifier } from "../../../core/play/contract/modifiers.js";
import type { Shot, Situation } from "../../../core/play/contract/situation.js";
import { baseLine, diceLine, successLine } from "../dice/lines.js";
import type { PoolMade, PoolResult } from "../dice/pool-dice.js";
import { poolSpec } from "../dice/specs.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { stateLines } from "../data/actors/state-lines.js";
import { attackCharacteristic } from "../rules/attack/attack-roll.js";
import { ATTACK_TRAIT_DICE } from "../rules/character/traits.js";
import type { AttackType } from "../rules/vocabulary.js";
import { chosenIn } from "./chosen.js";
import { damageRoll } from "./damage-roll.js";
import { canMeet } from "./answer/incoming.js";
import { resultIn } from "./pool-result.js";
import { strikeOf, type Strike } from "./strike.js";

/** Id of the attacker's roll. */
const ATTACK = "attack";

/** What an attack of each kind is rolled by. */
const RULES = { grapple: "SE-21", melee: "SE-22", ranged: "SE-23" } as const satisfies Record<AttackType, string>;

/** SE-06, SE-58, SE-66, SE-77 — dice and successes that an attack has more or fewer. */
export function attackLines({ attacker, weapon, choices }: Situation): readonly Modifier[] {
  const { pack, ambush, successes } = chosenIn(choices);
  const figures = figuresOf(attacker);
  const { attackType } = weaponOf(weapon);
  const characteristic = attackCharacteristic(attackType);
  return [
    baseLine(characteristic, figures.characteristics[characteristic].value, RULES[attackType]),
    ...stateLines(figures, characteristic),
    ...(pack ? [diceLine("pack", ATTACK_TRAIT_DICE.pack)] : []),
    ...(ambush ? [diceLine("ambush", ATTACK_TRAIT_DICE.ambush)] : []),
    ...(successes === 0 ? [] : [successLine("free", successes)]),
    ...effectLines(attacker, [
      "attack",
      `attack.${attackType === "ranged" ? "ranged" : "melee"}`,
      `characteristic.${characteristic}`,
    ]),
  ];
}

/** SE-06 — the pool of an attack: all its dice are in its lines. */
export function attackPool({ equipmentDice, specialty, rules }: Strike, lines: readonly Line[]): PoolMade {
  return { base: 0, equipmentDice, specialty, lines, rules };
}

type Rolled = Pick<Shot, "weapon" | "choices" | "metres"> & {
  readonly kept?: Facts;
  readonly dice: Readonly<Record<string, readonly number[]>>;
  readonly lines: readonly Line[];
};

/** SE-06 — what an attack came to; `null` where its dice are not there, or nobody knows any more whose they were. */
export function attackResult(rolled: Rolled): PoolResult | null {
  const strike = strikeOf(rolled);
  return strike && resultIn(rolled.dice, ATTACK, attackPool(strike, rolled.lines));
}

/**
 * SE-20…SE-26 — what the attacker throws: the attack, and its damage where nobody can meet it. By the time the arbiter sees
 * it the target may be able to, or no longer: what was thrown counts, what was not is thrown later.
 */
export function attackRolls(shot: Shot, lines: readonly Line[]): readonly RollSpec[] {
  const strike = strikeOf(shot);
  if (!strike) return [];
  const spec = poolSpec(ATTACK, "attack", attackPool(strike, lines));
  const { target } = shot;
  if (!target) return [spec];
  const next = (faces: readonly number[]): RollSpec | null => {
    const result = resultIn({ [ATTACK]: faces }, ATTACK, attackPool(strike, lines))?.result ?? 0;
    if (result < strike.difficulty) return null;
    const damage = damageRoll({ strike, target, attack: result, defence: null }, "attacker");
    return damage && { ...damage, when: canMeet(strike, target) ? "later" : "now" };
  };
  return [{ ...spec, next }];
}
