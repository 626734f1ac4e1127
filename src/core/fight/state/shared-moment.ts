import type { RoundRule } from "./round-rule.js";

/** What a shared moment begins with where it is kept in place of a phase. */
const MOMENT = "=";

/**
 * The moment that somebody who has the turn, or stands at its number, shares with others, as a blow remembers it; empty
 * where they act alone, or one after the other.
 */
export function sharedMoment(fight: Combat, rule: RoundRule | undefined, doer: Actor): string {
  const number = fight.combatant?.initiative ?? null;
  if (number === null || !rule?.atOnce?.()) return "";
  const sharing = [...fight.combatants].filter(({ initiative, isDefeated }) => initiative === number && !isDefeated);
  return sharing.length > 1 && sharing.some(({ actor }) => actor === doer) ? `${MOMENT}${number}` : "";
}

/** Whether what was kept is such a moment. */
export function isMoment(kept: string): boolean {
  return kept.startsWith(MOMENT);
}

/** Whether somebody who stands there still has the turn. */
export function isMomentOn({ combatant }: Combat, kept: string): boolean {
  return combatant?.initiative === Number(kept.slice(MOMENT.length));
}
