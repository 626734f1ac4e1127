import { fieldsOf, filled } from "../../../core/deed/form.js";
import type { DeedChoices, DeedField } from "../../../core/play/contract/deed.js";
import type { PoolModifier } from "../rules/checks/pool.js";
import { field, say } from "./kit.js";
import { moreDice } from "./more-dice.js";
import { strongest } from "./powers.js";
import { chargesLeft, reserveNow } from "./reserve.js";

/** WP-115 — dice of a power that acts before a thing happens; 0 without it or a charge for it. */
function scoreOf(actor: Actor): number {
  return reserveNow(actor).value > 0 ? strongest(actor, "preReaction") : 0;
}

/** WP-115 — whether it is used. */
export const PRE_REACTION_FORM = {
  preReaction: field.flag({
    hint: (_used, { actors: [actor] }) => say("hint.charge", { dice: moreDice("dice", actor ? scoreOf(actor) : 0) }),
  }),
};

/** WP-115 — whether it can be. */
export const mayPreReact = (actor: Actor): boolean => chargesLeft(actor) > 0 && scoreOf(actor) > 0;

/** WP-115 — the field that asks for it; none without the power. */
export function preReactionFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  return mayPreReact(actor) ? fieldsOf(PRE_REACTION_FORM, { actors: [actor], choices }) : [];
}

/** WP-115 — the dice it adds, as it was chosen. */
export function preReactionDice(actor: Actor, choices: DeedChoices): number {
  return filled(PRE_REACTION_FORM, { actors: [actor], choices }).preReaction ? scoreOf(actor) : 0;
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
