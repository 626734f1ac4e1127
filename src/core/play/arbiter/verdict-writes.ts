import { write } from "../../foundry/write.js";
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

/** Stores a part of a verdict. */
export async function writeVerdict(message: ChatMessage, change: Partial<Verdict>): Promise<void> {
  await write(message, { system: { data: change } });
}
