import type { Modifier } from "../../../core/play/contract/modifiers.js";
import { lineOf } from "../dice/lines.js";
import { figuresOf } from "../data/reading.js";
import { ATTENTIVE_BONUS } from "../rules/fight/initiative.js";

/** The id of the roll where a card makes it. */
export const INITIATIVE_DIE = "initiative";

/** DD-113, DD-114 — what is added to the die. */
export function initiativeLines(actor: Actor): readonly Modifier[] {
  const { initiative, watchful } = figuresOf(actor);
  const modifier = lineOf("initiative", initiative.modifier);
  return watchful ? [modifier, lineOf("attentive", ATTENTIVE_BONUS)] : [modifier];
}
