/** RP-61 — when something happens: the round of the fight that is meant, `null` outside one, and the seconds of the story. */
export interface Moment {
  readonly round: number | null;
  readonly worldTime: number;
}

/**
 * RP-02, RP-61 — from when to when something is in force, both included: rounds of a fight, or seconds of the story
 * outside one. `last` is `null` where no clock ends it.
 */
export interface Span {
  readonly clock: "round" | "world";
  readonly first: number;
  readonly last: number | null;
}

/** RP-61 — where a clock stands: rounds while there is a fight, seconds otherwise. */
export function clockOf({ round }: Moment): Span["clock"] {
  return round === null ? "world" : "round";
}

/** RP-61 — the round of a fight, or the second of the story outside one (RP-02). */
export function tickOf({ round, worldTime }: Moment): number {
  return round ?? worldTime;
}

/** RP-61 — whether a span is on. Once the fight whose rounds it counts is gone, only what no clock ends goes on. */
export function isOn(span: Span, moment: Moment): boolean {
  const tick = tickFor(span, moment);
  if (tick === null) return span.last === null;
  return span.first <= tick && (span.last === null || tick <= span.last);
}

/** RP-61 — rounds or seconds that it is still on, this one included; `null` where no clock ends it. */
export function timeLeft(span: Span, moment: Moment): number | null {
  if (span.last === null) return null;
  const tick = tickFor(span, moment);
  return tick === null ? 0 : Math.max(0, span.last - Math.max(tick, span.first) + 1);
}

/** RP-61 — the round in which it begins; `null` once it has begun, or where no rounds are counted. */
export function roundToCome(span: Span, { round }: Moment): number | null {
  return span.clock === "round" && round !== null && round < span.first ? span.first : null;
}

/** RP-61 — where the clock of a span stands; `null` once its fight is gone. */
export function tickFor({ clock }: Span, { round, worldTime }: Moment): number | null {
  return clock === "world" ? worldTime : round;
}
