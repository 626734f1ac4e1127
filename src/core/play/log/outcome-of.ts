import { struckOf } from "./struck.js";
import type { Intent, IntentTarget } from "../record/intent.js";
import { procedureOf } from "../loaded/attacks.js";
import type { RollSpec } from "../contract/dice.js";
import type { Blow, Outcome } from "../contract/outcome.js";
import { stableId } from "../../world/stable-id.js";
import type { VerdictTarget } from "../record/verdict.js";

/** Advances a target whose dice are known: its defence is asked for, or the blow goes on. */
export function decided(
  target: VerdictTarget,
  intended: IntentTarget | undefined,
  intent: Intent,
  actor: Actor,
): VerdictTarget {
  const { defence } = procedureOf(intent, target);
  if (target.answer === null && defence?.asks(struckOf(target, intended, intent, actor)))
    return { ...target, stage: "awaiting", asked: Date.now(), outcome: null };
  return landed(target, intended, intent, actor);
}

/** Advances a target that is asked no more: its damage has to be thrown, or its outcome is computed. */
export function landed(
  target: VerdictTarget,
  intended: IntentTarget | undefined,
  intent: Intent,
  actor: Actor,
): VerdictTarget {
  if (damageDue(target, intended, intent, actor))
    return { ...target, stage: "throwing", due: questionOf(target), outcome: null };
  return { ...target, stage: "resolved", outcome: outcomeOf(target, intended, intent, actor) };
}

/** Returns an id that is equal in two windows of one keeper, and changes with every further die. */
function questionOf({ actor, dice, later, answer }: VerdictTarget): string {
  return stableId("due", actor ?? "", JSON.stringify([dice, later]), answer?.message ?? "");
}

/** Returns the roll that a blow still calls for from its attacker, by all dice thrown; `null`: none. */
export function damageDue(
  target: BlowRecord,
  intended: IntentTarget | undefined,
  intent: Intent,
  actor: Actor,
): RollSpec | null {
  const owed = procedureOf(intent, target).owed(blowOf(target, intended, intent, actor));
  return owed?.who === "attacker" ? owed : null; // what its target throws is asked of them
}

/** Computes the outcome of one target from its dice, its part of the intent, its answer, and the keeper's override. */
export function outcomeOf(
  target: BlowRecord,
  intended: IntentTarget | undefined,
  intent: Intent,
  actor: Actor,
): Outcome {
  return procedureOf(intent, target).outcome(blowOf(target, intended, intent, actor));
}

/** Part of a verdict's target that its outcome depends on. */
export type BlowRecord = Pick<VerdictTarget, "dice" | "later" | "kept" | "bonus" | "override" | "answer"> &
  Pick<Blow, "earlier">;

/** Returns the blow of a verdict's target, with the documents as they are now. */
export function blowOf(target: BlowRecord, intended: IntentTarget | undefined, intent: Intent, actor: Actor): Blow {
  const { override, earlier = [], answer: defence } = target;
  return { ...struckOf(target, intended, intent, actor), defence, override, earlier };
}
