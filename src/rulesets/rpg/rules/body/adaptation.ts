import type { Effect, EffectType } from "../criticals/effects.js";

/** RP-62 — an effect of a row as the keeper finds it on the card: ticked, or not for somebody who is immune to it. */
export interface OfferedEffect {
  readonly effect: Effect;
  /** Its place in the row. */
  readonly index: number;
  readonly ticked: boolean;
}

/** RP-62 — the effects of a row, those that a victim is immune to left unticked; the keeper may tick otherwise. */
export function offeredEffects(
  effects: readonly Effect[],
  immunities: readonly EffectType[],
): readonly OfferedEffect[] {
  return effects.map((effect, index) => ({ effect, index, ticked: !immunities.includes(effect.type) }));
}
