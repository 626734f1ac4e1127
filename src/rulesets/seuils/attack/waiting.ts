import { outcomesWaiting } from "../../../core/attack/outcomes-waiting.js";
import type { RoundStamp } from "../../../core/fight/round-rule.js";
import { figuresOf, roundCounted } from "../reading.js";
import type { RoundActions } from "../rules/round-actions.js";
import { defenceMade } from "../rules/round-spending.js";

/**
 * SE-14…SE-17 — what somebody has done with the actions of a round, with defences that are rolled and whose outcome is
 * not written yet; `null` where nobody counts, as outside a fight.
 * @param fought the round of the blow that is to be met, be it over; `null`: that of now
 */
export function actionsCounted(actor: Actor, fought: RoundStamp | null = null): RoundActions | null {
  const now = roundCounted(actor);
  if (!now) return null;
  const round = fought?.combatId === now.combatId ? fought : now;
  return outcomesWaiting(actor, round)
    .filter(({ defence }) => typeof defence === "object" && defence !== null)
    .reduce(defenceMade, figuresOf(actor).roundAt(round));
}
