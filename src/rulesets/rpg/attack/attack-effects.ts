import type { Modifier } from "../../../core/play/contract/modifiers.js";
import type { Situation } from "../../../core/play/contract/situation.js";
import { defenceDifficulty, effectDifficulty } from "./effect-difficulty.js";
import { strikeOf } from "./strike.js";

/** RP-41 — what a keeper's own effects make of the FD of a blow: those of whoever strikes, and of the target. */
export function attackEffects(situation: Situation): readonly Modifier[] {
  const { attacker, target } = situation;
  const kind = strikeOf(situation)?.parried === "missile" ? "ranged" : "melee";
  return [...effectDifficulty(attacker, ["attack", `attack.${kind}`]), ...defenceDifficulty(target)];
}
