import { poolDice, type PoolMade } from "./pool-dice.js";
import { poolOdds, type ResultOdds } from "../odds/pool.js";

/** SE-11 — odds of a pool with what is added to its successes. */
export function resultOdds(made: PoolMade): ResultOdds {
  const { pool, modifier } = poolDice(made);
  return { odds: poolOdds(pool, made.specialty, made.rules), successModifier: modifier };
}
