import { roundState } from "../fight/round-state.js";
import type { Verdict } from "./verdict.js";

/** Whether what a blow does is held back, so that all of a round falls at once. */
export function isHeld({ fought }: Pick<Verdict, "fought">): boolean {
  const fight = fought && game.combats.get(fought.combat);
  return fight?.started === true && fight.round === fought?.round && isYetToCome(fight, fought.until);
}

/** Whether a phase of a fight's round is still ahead: it is neither over, nor where the fight stands still; an empty id is none. */
export function isYetToCome(fight: Combat, phase: string): boolean {
  if (phase === "") return false;
  const state = roundState(fight);
  return !state || (state.stand !== phase && !state.over.includes(phase));
}
