import { writeVerdict } from "../verdict-writes.js";
import { verdictOf } from "../../messages/messages.js";
import { planOf } from "../../apply/planned.js";
import type { Verdict } from "../../record/verdict.js";

/** Whether a verdict moves the clock of the world and has not done so; nothing is read of its deed. */
export function owesTime({ until, passed, standing }: Verdict): boolean {
  return until !== null && !passed && standing === "judged";
}

/**
 * Moves the clock of the world on to the end of a deed, once nobody's part in it waits any more. Never back, and once:
 * several who rest at the same time share their hours, and what is taken back or done again moves no clock.
 */
export async function passTime(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (!verdict || !owesTime(verdict) || !isOver(verdict)) return;
  const left = (verdict.until ?? 0) - game.time.worldTime;
  if (left > 0) await game.time.advance(left);
  await writeVerdict(message, { passed: true });
}

/** Somebody's part is done, or had nothing to do, and none is still to be done. */
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
