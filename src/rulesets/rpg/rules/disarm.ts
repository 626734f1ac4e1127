import { dropped, sidesOf, type Held } from "./hands.js";
import type { Plan, Side } from "./vocabulary.js";

/** RP-77 — one of the two attacks of a disarming. */
export interface DisarmingBlow {
  readonly hit: boolean;
  readonly parried: boolean;
}

/** RP-77 — blows that disarm take both actions of a round, and deal no damage (D-47). */
export const DISARMING_BLOWS = 2;

/** RP-77 — whether somebody can disarm: with bare hands or a hand weapon, and both actions still for attacks. */
export function mayDisarm({ melee, plan }: { readonly melee: boolean; readonly plan: Plan | null }): boolean {
  return melee && (plan === null || plan === "AA");
}

/** RP-77 — whether blows against one target make it drop its weapon: both hit, and none is parried. */
export function disarms(blows: readonly DisarmingBlow[]): boolean {
  return blows.length === DISARMING_BLOWS && blows.every(({ hit, parried }) => hit && !parried);
}

/** RP-77 — the weapon that somebody drops: the one of the main hand, else any; `null` for empty hands. */
export function disarmedOf<Thing extends Held>(things: readonly Thing[], handedness: Side): Thing | null {
  const weapons = dropped("weapon", things, handedness, null);
  return weapons.find(({ grip }) => sidesOf(grip, handedness).includes(handedness)) ?? weapons[0] ?? null;
}
