import { dropped, sidesOf, type Held } from "./hands.js";
import type { Plan, Side } from "../vocabulary.js";

/** RP-77 — blows that disarm take both actions of a round, and deal no damage (D-47). */
const DISARMING_BLOWS = 2;

/** RP-77 — whether somebody can disarm: with bare hands or a hand weapon, and both actions still for attacks. */
export function mayDisarm({ melee, plan }: { readonly melee: boolean; readonly plan: Plan | null }): boolean {
  return melee && (plan === null || plan === "AA");
}

/**
 * RP-77 — blows in a row against one target that hit and were not parried, with one more.
 * @param before those that came before it
 */
export function disarmingHits(before: number, landed: boolean): number {
  return landed ? before + 1 : 0;
}

/** RP-77 — whether so many in a row make the target drop its weapon. */
export function disarms(hits: number): boolean {
  return hits >= DISARMING_BLOWS;
}

/** RP-77 — the weapon that somebody drops: the one of the main hand, else any; `null` for empty hands. */
export function disarmedOf<Thing extends Held>(things: readonly Thing[], handedness: Side): Thing | null {
  const weapons = dropped("weapon", things, handedness, null);
  return weapons.find(({ grip }) => sidesOf(grip, handedness).includes(handedness)) ?? weapons[0] ?? null;
}
