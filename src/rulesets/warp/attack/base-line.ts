import type { Modifier } from "../../../core/play/contract/modifiers.js";
import { BASE } from "../dice/lines.js";
import { nameKept, type Named } from "../data/items/names-kept.js";

/**
 * WP-48, WP-49 — the dice that a roll of a fight starts from, as its first line: with the others it is all that the roll
 * is made of, so that a card can be read when trait and weapon are gone.
 * @param trait that is called upon; none for what anybody has
 */
export function baseLine(dice: number, trait: Named | null, rule: string): Modifier {
  return { id: BASE, value: dice, rule, facts: { counts: 1, ...nameKept("trait", trait) } };
}
