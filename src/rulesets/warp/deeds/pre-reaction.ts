import { flagIn } from "../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../core/play/contract/deed.js";
import { moreDice } from "./more-dice.js";
import type { PoolModifier } from "../rules/pool.js";
import { told } from "./card.js";
import { flagField } from "./fields.js";
import { strongest } from "./powers.js";
import { chargesLeft, reserveNow } from "./reserve.js";

/** WP-115 — dice of somebody who reacts before a thing happens; 0 without the power or a charge for it. */
function scoreOf(actor: Actor): number {
  return reserveNow(actor).value > 0 ? strongest(actor, "preReaction") : 0;
}

/** WP-115 — the field that asks for it; none without the power. */
export function preReactionFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const dice = chargesLeft(actor) > 0 ? scoreOf(actor) : 0;
  return dice > 0
    ? [flagField("preReaction", flagIn(choices, "preReaction"), told("hint.charge", { dice: moreDice("dice", dice) }))]
    : [];
}

/** WP-115 — the dice it adds, as it was chosen. */
export function preReactionDice(actor: Actor, choices: DeedChoices): number {
  return flagIn(choices, "preReaction") ? scoreOf(actor) : 0;
}

/** WP-115 — the same as a reason for dice. */
export function preReaction(actor: Actor, choices: DeedChoices): readonly PoolModifier[] {
  const count = preReactionDice(actor, choices);
  return count > 0 ? [{ id: "preReaction", kind: "dice", count }] : [];
}

/** WP-103, WP-115 — charges that it costs. */
export function preReactionCharges(actor: Actor, choices: DeedChoices): number {
  return preReactionDice(actor, choices) > 0 ? 1 : 0;
}
