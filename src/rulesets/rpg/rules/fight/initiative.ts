import { roundDown } from "../rounding.js";

/** RP-33, RP-34, RP-61 — what orders a combatant: VR, halved first, then the d10 that an option adds. */
export function initiativeOf(
  reaction: number,
  { halved = false, d10 = 0 }: { halved?: boolean; d10?: number } = {},
): number {
  return (halved ? roundDown(reaction, 2) : reaction) + d10;
}
