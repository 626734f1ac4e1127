import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import { goesOn, poolResult } from "../rules/checks/pool-result.js";
import type { PoolResult } from "../rules/checks/pool-result.js";
import { CHAIN, WarpChainRoll } from "./chain-roll.js";
import type { DiceRoll } from "./dice-roll.js";
import { poolOf } from "./line-dice.js";
import { diceSpec, poolSpec } from "./roll-pool.js";
import type { PoolRequest } from "./roll-pool.js";

type Who = RollSpec["who"];
const sixSided = (count: number): readonly number[] => Array.from({ length: count }, () => 6);
/** What a pool's further dice are kept under. */
export const chainOf = (id: string): string => `${id}-chain`;

/** A pool to be rolled and, where nothing but sixes may go on (WP-37), the dice that follow it; none without dice (WD-15). */
export function poolRolls(id: string, request: PoolRequest, who: Who = "attacker"): readonly RollSpec[] {
  const spec = poolSpec(request);
  if (!spec) return [];
  const pool = poolOf(request.base, request.lines);
  const { mode, keep: count, roll } = pool;
  return [
    {
      ...spec,
      id,
      who,
      faces: sixSided(roll),
      ...(mode !== "none" && { keep: { mode, count } }),
      plus: 0,
      next: (faces) => (goesOn(pool, faces, request.rules) ? chainRoll(id, who) : null),
    },
  ];
}

function chainRoll(id: string, who: Who): RollSpec {
  const options = { ruleset: "warp", lines: [] };
  return { id: chainOf(id), who, roll: WarpChainRoll.name, formula: CHAIN, faces: [6], chain: true, plus: 0, options };
}

/** Plain dice to be thrown; none where there are none. */
export function diceRolls(id: string, what: DiceRoll, count: number, who: Who = "attacker"): readonly RollSpec[] {
  const spec = diceSpec(what, count);
  return spec ? [{ ...spec, id, who, faces: sixSided(count), plus: 0 }] : [];
}

/**
 * What the dice of a pool come to; `null` when they are not there. Dice on top count where the rule has them follow: it
 * may have been switched since they fell.
 */
export function resultIn(dice: Dice, id: string, { base, lines, rules }: PoolRequest): PoolResult | null {
  const pool = poolOf(base, lines);
  const faces = dice[id];
  if (faces?.length !== pool.roll || !pool.possible) return null;
  const chain = goesOn(pool, faces, rules) ? (dice[chainOf(id)] ?? []) : [];
  return poolResult(pool, faces, { ...rules, everUpward: chain.length > 0 }, chain);
}
