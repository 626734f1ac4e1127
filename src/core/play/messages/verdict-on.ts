import { wasArbiter, authorIdOf, references, verdictOf, modelOf, trusted } from "./messages.js";
import { VerdictMessage } from "./models.js";
import type { Verdict } from "../record/verdict.js";

/** A verdict with the message that carries it. */
export interface VerdictRecord {
  readonly message: ChatMessage;
  readonly verdict: Verdict;
}

/** Tells whether a message's verdict may still be carried out: no current player can have changed it. */
export function isBinding(message: ChatMessage): boolean {
  return message.author?.isGM ?? wasArbiter(authorIdOf(message));
}

/** Returns the verdict on a message, the first one that a keeper wrote; undefined: not judged yet. */
export function verdictOn(subject: string): VerdictRecord | undefined {
  for (const message of references.to(subject)) {
    const verdict = verdictOf(message);
    if (verdict?.subject === subject) return { message, verdict };
  }
  return undefined;
}

/** Tells whether the author of a message also wrote a forged verdict on it; what other players write has no effect. */
export function hasRivalVerdict(subject: ChatMessage): boolean {
  return references
    .to(subject.id ?? "")
    .some(
      (message) => modelOf(message) instanceof VerdictMessage && message.author === subject.author && !trusted(message),
    );
}
