import { struckOf } from "./struck.js";
import type { Intent, IntentTarget } from "../record/intent.js";
import { procedureOf } from "../loaded/attacks.js";
import type { RollSpec } from "../contract/dice.js";
import type { Blow, Outcome } from "../contract/outcome.js";
import { stableId } from "../../world/stable-id.js";
import type { VerdictTarget } from "../record/verdict.js";

/** A target whose dice are known: it is asked how it defends itself, or the blow goes on. */
export function decided(
  target: VerdictTarget,
  told: IntentTarget | undefined,
  intent: Intent,
  actor: Actor,
): VerdictTarget {
  const { defence } = procedureOf(intent, target);
  if (target.answer === null && defence?.asks(struckOf(target, told, intent, actor)))
    return { ...target, stage: "awaiting", asked: Date.now(), outcome: null };
  return landed(target, told, intent, actor);
}

/** A blow about which its target is asked no more: whoever attacked throws what it does, or that is said. */
export function landed(
  target: VerdictTarget,
  told: IntentTarget | undefined,
  intent: Intent,
  actor: Actor,
): VerdictTarget {
  if (damageDue(target, told, intent, actor))
    return { ...target, stage: "throwing", due: questionOf(target), outcome: null };
  return { ...target, stage: "resolved", outcome: outcomeOf(target, told, intent, actor) };
}

/** The same in two windows of one keeper, and another one once anything else has fallen. */
function questionOf({ actor, dice, later, answer }: VerdictTarget): string {
  return stableId("due", actor ?? "", JSON.stringify([dice, later]), answer?.message ?? "");
}

/** The roll that a blow calls for of whoever attacked, by all that has fallen; `null` once they have thrown everything. */
export function damageDue(
  target: BlowRecord,
  told: IntentTarget | undefined,
  intent: Intent,
  actor: Actor,
): RollSpec | null {
  const owed = procedureOf(intent, target).owed(blowOf(target, told, intent, actor));
  return owed?.who === "attacker" ? owed : null; // what its target throws is asked of them
}

/** The outcome of one target from its stored dice, with what was told of it, its answer, and what the keeper decided. */
export function outcomeOf(target: BlowRecord, told: IntentTarget | undefined, intent: Intent, actor: Actor): Outcome {
  return procedureOf(intent, target).outcome(blowOf(target, told, intent, actor));
}

/** What a verdict keeps of a blow that its outcome rests on. */
export type BlowRecord = Pick<VerdictTarget, "dice" | "later" | "kept" | "bonus" | "override" | "answer"> &
  Pick<Blow, "earlier">;

/** A blow as a verdict keeps it, with the documents as they are now. */
export function blowOf(target: BlowRecord, told: IntentTarget | undefined, intent: Intent, actor: Actor): Blow {
  const { override, earlier = [], answer: defence } = target;
  return { ...struckOf(target, told, intent, actor), defence, override, earlier };
}
