import { flag, list, record, whole, type Read } from "../../../../core/shape/shape.js";
import type { Line } from "../../../../core/play/contract/modifiers.js";
import type { ShownDie } from "../../../../core/play/contract/shown-dice.js";
import { poolOf } from "../../dice/line-dice.js";
import { sumOf } from "../../rules/checks/faces.js";
import { splitFaces } from "../../rules/checks/faces.js";
import type { PoolResult } from "../../rules/checks/pool-result.js";

/** What an outcome keeps of the roll of one side: enough to show the dice, and what they come to. */
export const SIDE = record({
  kept: list(whole),
  dropped: list(whole),
  /** WP-37 — dice that followed nothing but sixes. */
  chain: list(whole),
  total: whole,
  criticalFailure: flag,
  sixes: whole,
});
export type Side = Read<typeof SIDE>;

/** WD-15 — no dice come to nothing. */
const NO_DICE: Side = { kept: [], dropped: [], chain: [], total: 0, criticalFailure: false, sixes: 0 };

/** The side that a roll makes. */
export function sideOf(result: PoolResult | null): Side {
  if (!result) return NO_DICE;
  const { kept, dropped, extraDice: chain, total, criticalFailure, sixes } = result;
  return { kept, dropped, chain, total, criticalFailure, sixes };
}

/** The dice of a side as a card shows them, those that count first. */
export function diceOf({ kept, chain, dropped }: Side): readonly ShownDie[] {
  const die = (counts: boolean) => (value: number) => ({ faces: 6, value, counts });
  return [...kept.map(die(true)), ...chain.map(die(true)), ...dropped.map(die(false))];
}

/** What faces come to by the lines of their roll, whatever optional rules held; dice that fit no line come to nothing. */
export function sideBy(lines: readonly Line[], faces: readonly number[], chain: readonly number[]): Side {
  const pool = poolOf(0, lines);
  if (faces.length !== pool.roll || !pool.possible) return NO_DICE;
  const { kept, dropped } = splitFaces(pool, faces);
  return { ...NO_DICE, kept, dropped, chain, total: sumOf([...kept, ...chain]) };
}
