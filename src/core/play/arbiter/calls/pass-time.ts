import { writeVerdict } from "../verdict-writes.js";
import { verdictOf } from "../../messages/messages.js";
import { planOf } from "../../apply/planned.js";
import type { Verdict } from "../../record/verdict.js";

/** Tells whether a verdict has yet to advance the world's clock; does not read its deed. */
export function owesTime({ until, passed, standing }: Verdict): boolean {
  return until !== null && !passed && standing === "judged";
}

/**
 * Advances the world's clock to the end of a deed, once no target waits any more. Never back, and once: several who
 * rest at the same time share their hours, and undoing or redoing advances no clock.
 */
export async function passTime(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (!verdict || !owesTime(verdict) || !isOver(verdict)) return;
  const left = (verdict.until ?? 0) - game.time.worldTime;
  if (left > 0) await game.time.advance(left);
  await writeVerdict(message, { passed: true });
}

/** Tells whether the deed is over: at least one target is done or had nothing to do, and none is open. */
function isOver(verdict: Verdict): boolean {
  const { targets } = verdict;
  const waits = targets.some(
    (target, index) =>
      target.stage === "planned" ||
      target.stage === "undoing" ||
      (target.stage === "resolved" && planOf(target, index, verdict) !== null),
  );
  return !waits && targets.some(({ stage }) => stage === "applied" || stage === "resolved");
}
