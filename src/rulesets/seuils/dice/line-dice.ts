import type { Line } from "../../../core/play/contract/modifiers.js";
import { areSuccesses } from "./amount.js";
import { poolOf, type Pool } from "../rules/checks/pool.js";
import type { Options } from "../rules/options.js";

const sum = (lines: readonly Line[]): number => lines.reduce((total, { value }) => total + value, 0);

/** SE-06 — dice that the lines that are on add or take away. */
export function diceIn(lines: readonly Line[]): number {
  return sum(lines.filter((line) => line.on && !areSuccesses(line)));
}

/** SE-06 — successes that they add or take away. */
export function successesIn(lines: readonly Line[]): number {
  return sum(lines.filter((line) => line.on && areSuccesses(line)));
}

/** SE-04, SE-06 — the pool that a score, equipment and lines come to. */
export function poolIn(
  { base, equipmentDice, lines }: { base: number; equipmentDice: number; lines: readonly Line[] },
  options: Pick<Options, "minimumPool">,
): Pool {
  return poolOf({ characteristic: base, bonusDice: diceIn(lines), equipmentDice }, options);
}
