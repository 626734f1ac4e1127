import { write } from "../../foundry/write.js";
import { keptWords } from "../act/told.js";
import { verdictOf } from "../messages/messages.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";

/** Runs one step on a stored verdict: reads it as it is now, and hands over how to store its targets. */
export async function step(
  message: ChatMessage,
  act: (verdict: Verdict, store: (targets: readonly VerdictTarget[]) => Promise<void>) => Promise<void>,
): Promise<void> {
  const verdict = verdictOf(message);
  if (verdict) await act(verdict, (targets) => writeVerdict(message, { targets }));
}

/** Stores a part of a verdict, and the words of its message with it, where they have changed. */
export async function writeVerdict(message: ChatMessage, change: Partial<Verdict>): Promise<void> {
  const before = verdictOf(message);
  const verdict = before && { ...before, ...change };
  const content = verdict ? keptWords({ ...verdict, verdict }, message.whisper) : message.content;
  await write(message, { system: { data: change }, ...(content !== message.content && { content }) });
}
