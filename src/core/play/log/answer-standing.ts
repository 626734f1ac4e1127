import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";
import type { DefenceIntent } from "../record/answer.js";

/**
 * State of an answer. `open`: it may still count; `pending`: it waits for the keeper; `counts`; `thrownOut`: the keeper
 * rejected it; `late`: another one counted, or the question is closed; `foreign`: its author may not answer.
 */
export type AnswerStanding = "open" | "pending" | "counts" | "thrownOut" | "late" | "foreign";

/** Returns the state of an answer, by the verdict on its blow. */
export function answerStanding(message: ChatMessage, intent: DefenceIntent, verdict: Verdict): AnswerStanding {
  const id = message.id ?? "";
  const target = verdict.targets[intent.attack.target];
  if (!target || intent.ruleset !== verdict.intent.ruleset) return "foreign";
  if (target.answer?.message === id) return target.answer.problems.length > 0 ? "pending" : "counts";
  if (target.thrownOut.includes(id)) return "thrownOut";
  if (!mayAnswer(target, message.author)) return "foreign";
  return isAsked(target, verdict) && actorOf(target)?.uuid === intent.actor ? "open" : "late";
}

/** Tells whether a target may still be answered for; an answer that waits for the keeper leaves it open to others. */
export function isAsked({ stage }: VerdictTarget, { standing }: Verdict): boolean {
  return standing === "judged" && stage === "awaiting";
}

/** Tells whether a user may answer for a target: its owners, and keepers for any. */
export function mayAnswer(target: VerdictTarget, user: User | null): boolean {
  return user !== null && (user.isGM || actorOf(target)?.testUserPermission(user, "OWNER") === true);
}

/** Tells whether the answer of a target waits for the keeper. */
export function isPending({ stage, answer }: VerdictTarget): boolean {
  return stage === "awaiting" && answer !== null;
}
