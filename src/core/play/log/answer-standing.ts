import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";
import type { DefenceIntent } from "../record/answer.js";

/**
 * What became of an answer. `open`: it may still count; `pending`: it waits for the keeper's word; `counts`; `thrownOut`:
 * by the keeper; `late`: another one counted, or nobody asks any more; `foreign`: not its author's to give.
 */
export type AnswerStanding = "open" | "pending" | "counts" | "thrownOut" | "late" | "foreign";

/** How an answer stands with the verdict on the blow it answers. */
export function standingOf(message: ChatMessage, intent: DefenceIntent, verdict: Verdict): AnswerStanding {
  const id = message.id ?? "";
  const target = verdict.targets[intent.attack.target];
  if (!target || intent.ruleset !== verdict.intent.ruleset) return "foreign";
  if (target.answer?.message === id) return target.answer.problems.length > 0 ? "pending" : "counts";
  if (target.thrownOut.includes(id)) return "thrownOut";
  if (!mayAnswer(target, message.author)) return "foreign";
  return isAsked(target, verdict) && actorOf(target)?.uuid === intent.actor ? "open" : "late";
}

/** Whether a target is asked and may still be answered for; an answer that waits for the keeper leaves it open to others. */
export function isAsked({ stage }: VerdictTarget, { standing }: Verdict): boolean {
  return standing === "judged" && stage === "awaiting";
}

/** Whether somebody may answer for a target: its owners, and keepers for anybody. */
export function mayAnswer(target: VerdictTarget, user: User | null): boolean {
  return user !== null && (user.isGM || actorOf(target)?.testUserPermission(user, "OWNER") === true);
}

/** Whether an answer to a target's question waits for the keeper's word. */
export function isPending({ stage, answer }: VerdictTarget): boolean {
  return stage === "awaiting" && answer !== null;
}
