import { STILL_CLOCK, sinceWorstRow, type Care } from "../care/care.js";
import { CARE } from "../care/care-table.js";
import { worstLethal, type Placed, type Rows } from "./circles.js";
import { tickCircles } from "./tick-circles.js";
import { DEFAULTS, type Options } from "../options.js";
import { stateOf } from "./state.js";
import type { Row } from "../vocabulary.js";

const MINUTE_SECONDS = 60;

/** SE-69 — somebody who bleeds. */
export interface Bleeder<C extends Care = Care> {
  readonly rows: Rows;
  readonly surplus: number;
  readonly care: C;
}

/** SE-69 — a circle that a bleeding ticked, and after how many rounds or seconds. */
export interface BleedTick {
  readonly after: number;
  readonly placed: Placed;
}

/** SE-69 — somebody after some bleeding. */
export interface Bled<C extends Care = Care> extends Bleeder<C> {
  readonly ticks: readonly BleedTick[];
}

export type BleedOptions = Pick<Options, "roundSeconds" | "lethalReplacesTemporary" | "killedMeaning">;

/** SE-69 — rounds of a fight pass: in one, nothing else moves the clock. Ticks are told by the round. */
export function bleedRounds<C extends Care>(
  bleeder: Bleeder<C>,
  rounds: number,
  options: BleedOptions = DEFAULTS,
): Bled<C> {
  let now: Bled<C> = { ...bleeder, ticks: [] };
  for (let round = 1; round <= rounds && bleedingRow(now, options); round += 1) {
    const { ticks, ...next } = bleedSeconds(now, options.roundSeconds, options);
    now = { ...next, ticks: [...now.ticks, ...ticks.map(({ placed }) => ({ after: round, placed }))] };
  }
  return now;
}

/** SE-69 — seconds of world time pass out of combat. Ticks are told by the second. */
export function bleedSeconds<C extends Care>(
  { rows, surplus, care }: Bleeder<C>,
  seconds: number,
  options: BleedOptions = DEFAULTS,
): Bled<C> {
  let now: Bled<C> = { rows, surplus, care, ticks: [] };
  let left = Math.max(0, seconds);
  for (let row = bleedingRow(now, options); row; row = bleedingRow(now, options)) {
    const due = Math.max(0, spell(row, options).seconds - now.care.bleedSeconds);
    if (left < due) return { ...now, care: { ...now.care, bleedSeconds: now.care.bleedSeconds + left } };
    left -= due;
    now = afterSpell(now, row, seconds - left, options);
  }
  return now;
}

/** SE-69 — the circle that a bleeding ticks next: its row, and how long it takes, in seconds of world time and in rounds of a fight. */
export interface NextTick {
  readonly row: Row;
  readonly seconds: number;
  readonly rounds: number;
}

/** SE-69 — when a bleeding ticks next; `null`: it does not bleed. */
export function nextTick(bleeder: Bleeder, options: BleedOptions = DEFAULTS): NextTick | null {
  const row = bleedingRow(bleeder, options);
  if (row === null) return null;
  const { seconds, count } = spell(row, options);
  const spells = Math.max(0, count - bleeder.care.bleedRounds - 1);
  const left = spells * seconds + Math.max(0, seconds - bleeder.care.bleedSeconds);
  return { row, seconds: left, rounds: Math.max(1, Math.ceil(left / options.roundSeconds)) };
}

/** SE-69 — the row that bleeds: the worst one, as long as somebody lives and the blood runs. */
function bleedingRow({ rows, surplus, care }: Bleeder, options: BleedOptions): Row | null {
  const row = worstLethal(rows);
  if (!care.bleeding || row === null || CARE[row].aggravation === null) return null;
  return stateOf(rows, surplus, options) === "mort" ? null : row;
}

/** SE-69 — what a row counts until it ticks: minutes or rounds, and how many of them. */
function spell(row: Row, { roundSeconds }: BleedOptions): { readonly seconds: number; readonly count: number } {
  const { every = 1, unit = "minute" } = CARE[row].aggravation ?? {};
  return { seconds: unit === "minute" ? MINUTE_SECONDS : roundSeconds, count: every };
}

/** SE-69 — a minute or a round is full: it is counted, or a circle is ticked. */
function afterSpell<C extends Care>(now: Bled<C>, row: Row, after: number, options: BleedOptions): Bled<C> {
  const counted = now.care.bleedRounds + 1;
  if (counted < spell(row, options).count) {
    return { ...now, care: { ...now.care, bleedSeconds: 0, bleedRounds: counted } };
  }
  const { rows, placed, surplus } = tickCircles(now.rows, [row], "lethal", options);
  return {
    rows,
    surplus: now.surplus + surplus,
    care: sinceWorstRow({ ...now.care, ...STILL_CLOCK }, now.rows, rows),
    ticks: [...now.ticks, ...placed.map((at) => ({ after, placed: at }))],
  };
}
