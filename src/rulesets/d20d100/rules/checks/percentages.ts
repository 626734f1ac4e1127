import { PERCENT_STEP } from "./from-percent.js";
import { DEFAULTS, type Options } from "../options.js";

/** DD-02, DD-06 — the best chance there is: a natural 1 always fails. */
const BEST = 95;

/** DD-06 — chances in percent that a die and a modifier reach a difficulty. */
export interface Chances {
  /** What the formula gives, below 0 and above 100 too. */
  readonly raw: number;
  /** What the table prints, from 0 to 100. */
  readonly printed: number;
  /** What the player may hope for. */
  readonly effective: number;
}

/** DD-03, DD-06 — chances of a test, in percent. */
export function chancesOf(
  modifier: number,
  difficulty: number,
  { natural20Succeeds }: Pick<Options, "natural20Succeeds"> = DEFAULTS,
): Chances {
  const raw = (21 - difficulty + modifier) * PERCENT_STEP;
  const least = natural20Succeeds ? PERCENT_STEP : 0;
  return { raw, printed: clamped(raw, 0, 100), effective: clamped(raw, least, BEST) };
}

/** DD-14, DD-63, DD-106, DD-111 — a roll of d100 that has to stay at or under a percentage. */
export function percentTest(roll: number, percent: number): boolean {
  return roll <= percent;
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
