import { reportFailure } from "../errors.js";
import { applyTarget } from "./apply.js";
import { arbitrate, keysOf, step } from "./arbiter.js";
import { isHeld } from "./held.js";
import { isBinding, verdictOf, verdictOn } from "./messages.js";
import { loadProceduresFor } from "./procedure-of.js";
import { automationFor, waits } from "./rights.js";
import type { Verdict } from "./verdict.js";
import { isArbiter } from "./world.js";

/** How far back in the log is looked: further than the blows of any round go. */
const RECENT = 200;

/** Lets fall what was held back until now, oldest first; whoever dies of it has struck all the same. */
export function letFall(): void {
  if (!isArbiter()) return;
  for (const message of game.messages.contents.slice(-RECENT)) {
    const verdict = isBinding(message) ? verdictOf(message) : undefined;
    if (!verdict || !mayFall(verdict) || verdictOn(verdict.subject)?.message !== message) continue;
    arbitrate(keysOf(verdict), () => fall(message)).catch((error: unknown) => reportFailure("attack.fall", error));
  }
}

/** Whether a blow was held back, is no longer, and is written without anybody's click. */
function mayFall(verdict: Verdict): boolean {
  const { fought, standing, targets } = verdict;
  const waited = fought !== null && fought.until !== "" && targets.some(({ stage }) => stage === "resolved");
  return waited && standing === "judged" && !isHeld(verdict) && automationFor(verdict) === "auto";
}

async function fall(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (!verdict || !mayFall(verdict)) return;
  await loadProceduresFor(verdict.intent);
  for (const index of verdict.targets.keys()) {
    await step(message, async (now, store) => {
      const target = now.targets[index];
      if (target?.stage === "resolved" && !waits(target, now)) await applyTarget(now, index, store);
    });
  }
}
