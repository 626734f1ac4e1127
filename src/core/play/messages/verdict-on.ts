import { wasArbiter, authorIdOf, references, verdictOf, modelOf, trusted } from "./messages.js";
import { VerdictMessage } from "./models.js";
import type { Verdict } from "../record/verdict.js";

/** A verdict with the message that carries it. */
export interface VerdictRecord {
  readonly message: ChatMessage;
  readonly verdict: Verdict;
}

/** Whether the verdict of a message may still be carried out: nobody who is a player now can have changed it. */
export function isBinding(message: ChatMessage): boolean {
  return message.author?.isGM ?? wasArbiter(authorIdOf(message));
}

/** The verdict on a message: the first one a keeper wrote. */
export function verdictOn(subject: string): VerdictRecord | undefined {
  for (const message of references.to(subject)) {
    const verdict = verdictOf(message);
    if (verdict?.subject === subject) return { message, verdict };
  }
  return undefined;
}

/** Whether the author of a message also wrote something that looks like a verdict on it; what others write is nothing. */
export function hasRivalVerdict(subject: ChatMessage): boolean {
  return references
    .to(subject.id ?? "")
    .some(
      (message) => modelOf(message) instanceof VerdictMessage && message.author === subject.author && !trusted(message),
    );
}
