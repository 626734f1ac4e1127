import { struckOf } from "./defence/struck.js";
import type { Intent, IntentTarget } from "./intent.js";
import { procedureOf } from "./procedure-of.js";
import type { Blow, Outcome } from "./contract/outcome.js";
import type { VerdictTarget } from "./verdict.js";

/** A target whose dice are known: it is asked how it defends itself, or what the blow does to it is said. */
export function decided(
  target: VerdictTarget,
  told: IntentTarget | undefined,
  intent: Intent,
  actor: Actor,
): VerdictTarget {
  const { defence } = procedureOf(intent.ruleset);
  if (target.answer === null && defence?.asks(struckOf(target, told, intent, actor)))
    return { ...target, stage: "awaiting", asked: Date.now(), outcome: null };
  return { ...target, stage: "resolved", outcome: outcomeOf(target, told, intent, actor) };
}

/** The outcome of one target from its stored dice, with what was told of it, its answer, and what the keeper decided. */
export function outcomeOf(target: BlowRecord, told: IntentTarget | undefined, intent: Intent, actor: Actor): Outcome {
  return procedureOf(intent.ruleset).outcome(blowOf(target, told, intent, actor));
}

/** What a verdict keeps of a blow that its outcome rests on. */
export type BlowRecord = Pick<VerdictTarget, "dice" | "later" | "kept" | "bonus" | "override" | "answer">;

/** A blow as a verdict keeps it, with the documents as they are now. */
export function blowOf(target: BlowRecord, told: IntentTarget | undefined, intent: Intent, actor: Actor): Blow {
  const { override, answer: defence, later } = target;
  const struck = struckOf(target, told, intent, actor);
  return { ...struck, dice: { ...struck.dice, ...later }, defence, override };
}
