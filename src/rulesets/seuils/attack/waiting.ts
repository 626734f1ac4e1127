import { nullable, record, whole } from "../../../core/shape/shape.js";
import { unwrittenOutcomes } from "../../../core/play/log/round-outcomes.js";
import type { RoundStamp } from "../../../core/fight/state/round-rule.js";
import { doneIn, type RoundDone } from "../data/actors/round.js";
import { figuresOf, roundCounted } from "../data/reading.js";
import type { RoundActions } from "../rules/fight/round-actions.js";
import { defenceMade } from "../rules/fight/round-spending.js";

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
  const defences = defencesWaiting(actor, now);
  const extraDefences = defences.filter(({ extra }) => extra > 0).length;
  return {
    ...done,
    defences: done.defences + defences.length - extraDefences,
    extraDefences: done.extraDefences + extraDefences,
  };
}

/** SE-17 — of an outcome: the defence that was rolled, and whether it was an extra one. */
const DEFENDED = record({ defence: nullable(record({ extra: whole })) });

/** Defences of blows whose outcome is not written yet. */
function defencesWaiting(actor: Actor, round: RoundStamp) {
  return unwrittenOutcomes(actor, round).flatMap((outcome) => DEFENDED.read(outcome).defence ?? []);
}
