import type { DueDeed } from "../../../core/play/contract/deed.js";
import { secondsNow } from "../../../core/world/seconds-now.js";
import type { Passed } from "../data/actors/clocks.js";
import { figuresOf } from "../data/reading.js";
import { worstLethal } from "../rules/body/circles.js";
import { infectionEffects } from "../rules/body/infection.js";

/** SE-71 — a day of care, in seconds of world time. */
export const DAY_SECONDS = 86_400;

/**
 * SE-63, SE-66, SE-67 — whether days change anything for somebody: wounds that heal, an infection that is watched for. Not
 * while they bleed: that is over long before a day is.
 */
export function hasDays(actor: Actor): boolean {
  const { care, rows, state } = figuresOf(actor);
  if (state === "mort" || care.bleeding) return false;
  return care.watch || (worstLethal(rows) !== null && !infectionEffects(care.infection).recoverySuspended);
}

/** Whether somebody is one of many, whom nobody plays: of those not every day is told, and no keeper is asked about each. */
export function isExtra(actor: Actor): boolean {
  return actor.isToken && !actor.hasPlayerOwner;
}

/**
 * SE-71 — the day that is over by the clock of the world; the next is called for once this one is settled. Of extras all
 * that are over at one go, as long as there is nothing to roll.
 */
export function dueDays(actor: Actor): readonly DueDeed[] {
  const { clocks, care } = figuresOf(actor);
  const { dayAt, watchOwed } = clocks;
  if (dayAt === null || watchOwed || !hasDays(actor) || secondsNow() < dayAt + DAY_SECONDS) return [];
  const days = isExtra(actor) && !care.watch ? Math.floor((secondsNow() - dayAt) / DAY_SECONDS) : 1;
  const once = { mark: `${dayAt}`, change: { clocks: { dayAt: dayAt + days * DAY_SECONDS } } };
  return [{ deed: "day", choices: { clock: true }, ...(days > 1 && { further: { days } }), once }];
}

/**
 * SE-71 — from when days count: from the moment that somebody needs them, to the one at which nobody does. A clock of the
 * world that was set back counts from where it stands.
 */
export function daysPassed(actor: Actor): Passed | null {
  const { clocks, care } = figuresOf(actor);
  const { dayAt, watchOwed } = clocks;
  const now = secondsNow();
  const counts = hasDays(actor);
  const from = counts ? (dayAt === null || dayAt > now ? now : dayAt) : null;
  const owed = watchOwed && care.watch;
  const moved = { ...(from !== dayAt && { dayAt: from }), ...(owed !== watchOwed && { watchOwed: owed }) };
  return Object.keys(moved).length > 0 ? { clocks: moved } : null;
}
