import { callStanding } from "../../../../core/play/arbiter/calls/calls.js";
import type { Text } from "../../../../core/text/text.js";
import type { BleedingWound } from "../../rules/body/time.js";
import { obstacle } from "../kit.js";
import { clocksOf } from "./bleeding.js";

/** GB-40 — what the clock calls for as time passes: the losses of all wounds. */
export const BY_CLOCK = { deed: "worsen", choices: { clock: true } } as const;

/** GB-40 — losses that the clock has called for wait on their card: whatever counts the same time would count them twice. */
export function unlessAnswered(actor: Actor): Text | null {
  return callStanding(actor, BY_CLOCK).isOpen ? obstacle("lossesWait", actor) : null;
}

/** GB-41 — the clocks of an actor's wounds, without the time for which the keeper has refused the losses. */
export function allowedClocks(actor: Actor): readonly BleedingWound[] {
  const { turnedDown } = callStanding(actor, BY_CLOCK);
  return turnedDown === null ? clocksOf(actor) : clocksOf(actor).map((clock) => begunAt(clock, turnedDown));
}

/** The clock of a wound, counted on from a moment where it stood still until then. */
export function begunAt(clock: BleedingWound, since: number): BleedingWound {
  return { ...clock, lastTick: Math.max(clock.lastTick, since) };
}
