import type { Modifier } from "../../../core/play/contract/modifiers.js";
import type { Situation } from "../../../core/play/contract/situation.js";
import { effectLines, linesAgainst } from "../../../core/play/effects/effect-lines.js";
import { weaponOf } from "../data/reading.js";

/** DD-09 — what a keeper's own effects add to a shot or a blow: to whoever strikes, and to the Défense it has to reach. */
export function rowEffects({ attacker, weapon, target }: Situation): readonly Modifier[] {
  const kind = weaponOf(weapon).rangeIncrement > 0 ? "ranged" : "melee";
  return [...effectLines(attacker, ["attack", `attack.${kind}`]), ...linesAgainst(target, ["defence"])];
}
