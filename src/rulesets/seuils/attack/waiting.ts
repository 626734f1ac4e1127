import { object, whole } from "../../../core/shape/heal.js";
import { outcomesWaiting } from "../../../core/play/log/outcomes-waiting.js";
import type { RoundStamp } from "../../../core/fight/state/round-rule.js";
import { doneIn, type RoundDone } from "../data/round.js";
import { figuresOf, roundCounted } from "../data/reading.js";
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
  return defencesWaiting(actor, round).reduce(defenceMade, figuresOf(actor).roundAt(round));
}

/** SE-14, SE-17 — the same kind by kind, defences as they were rolled. */
export function doneCounted(actor: Actor, now: RoundStamp): RoundDone {
  const done = doneIn(figuresOf(actor).round, now);
  const extras = defencesWaiting(actor, now).map((defence) => whole(defence["extra"]) > 0);
  const extraDefences = extras.filter((extra) => extra).length;
  return {
    ...done,
    defences: done.defences + extras.length - extraDefences,
    extraDefences: done.extraDefences + extraDefences,
  };
}

/** Defences of blows whose outcome is not written yet. */
function defencesWaiting(actor: Actor, round: RoundStamp) {
  return outcomesWaiting(actor, round).flatMap(({ defence }) =>
    typeof defence === "object" && defence !== null ? [object(defence)] : [],
  );
}
