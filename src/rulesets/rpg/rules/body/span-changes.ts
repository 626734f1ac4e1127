import type { RoundsEnd } from "../criticals/effects.js";
import { tickFor, type Moment, type Span } from "./spans.js";

/** RP-61 — rounds in which an effect of a blow is in force (D-38); `rounds` as they were rolled. */
export function windowOf(
  tick: number,
  rounds: number,
  start: RoundsEnd["start"],
): { readonly first: number; readonly last: number } {
  return { first: start === "next" ? tick + 1 : tick, last: tick + rounds };
}

/** RP-61 — whether the clock of a span has run out, or is gone. */
export function isOver(span: Span, moment: Moment): boolean {
  const tick = tickFor(span, moment);
  return span.last !== null && (tick === null || tick > span.last);
}

/** RP-02, RP-61 — a span once the fight is over in this moment: what was left of it in rounds goes on in seconds. */
export function leavingFight(span: Span, { round, worldTime }: Moment): Span {
  if (span.clock === "world" || round === null) return span;
  const second = (tick: number) => worldTime + tick - round;
  return { clock: "world", first: second(span.first), last: span.last === null ? null : second(span.last) };
}
