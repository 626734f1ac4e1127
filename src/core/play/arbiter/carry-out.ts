import { logOfUnread } from "../log/answering.js";
import { calledBy } from "../log/gathering.js";
import { applyTarget, finish, isFurtherBlow, moveAmmunition, moveAttacker } from "../apply/apply.js";
import { verdictOf } from "../messages/messages.js";
import { planOf } from "../apply/planned.js";
import { isWrittenAtOnce, waits } from "./rights.js";
import { isBinding, verdictOn } from "../messages/verdict-on.js";
import { step, writeVerdict } from "./verdict-writes.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";

/** Returns a verdict with the plans of all targets that need no decision, stored before it is posted. */
export function withPlans(verdict: Verdict): Verdict {
  const targets = verdict.targets.map((target, index): VerdictTarget => {
    if (target.stage !== "resolved" || !isWrittenAtOnce(target, verdict)) return target;
    if (waits(target, verdict) || isFurtherBlow(verdict.targets, index)) return target;
    const plan = planOf(target, index, verdict);
    return plan ? { ...target, plan, stage: "planned", revealed: true } : target;
  });
  return { ...verdict, targets };
}

/** Carries out planned targets in order. A further blow at an actor is planned once the one before it is applied. */
export async function carryOutPlans(message: ChatMessage): Promise<void> {
  const count = verdictOf(message)?.targets.length ?? 0;
  let done: readonly VerdictTarget[] | undefined;
  // What was done is said once for all in a row: a blast writes its verdict once, not once for each it strikes.
  const sayDone = async () => {
    if (done) await writeVerdict(message, { targets: done });
    done = undefined;
  };
  for (let index = 0; index < count; index++) {
    const now = verdictOf(message);
    if (!now) return;
    if (followsUp(now, index)) {
      await sayDone();
      await step(message, (verdict, store) => applyTarget(verdict, index, store));
    } else {
      await finish(done ?? now.targets, index, (targets) => {
        done = targets;
        return Promise.resolve();
      });
    }
  }
  await sayDone();
}

function followsUp(verdict: Verdict, index: number): boolean {
  const target = verdict.targets[index];
  if (target?.stage !== "resolved" || verdict.standing !== "judged" || !isWrittenAtOnce(target, verdict)) return false;
  return isFurtherBlow(verdict.targets, index) && !waits(target, verdict);
}

/** Subtracts what the attack costs from its weapon, and notes it. */
export async function spend(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (verdict?.ammunition !== "spending") return;
  const costs = await moveAmmunition(verdict.intent, -1, `${verdict.subject}.shots`);
  await moveAttacker(verdict, "out");
  await writeVerdict(message, { ammunition: "spent", intent: { ...verdict.intent, costs } });
}

/** Notes on a call who has answered it out of sight. */
export async function noteAnswers(call: string | null): Promise<void> {
  const called = calledBy(call);
  const log = called && logOfUnread(called);
  const record = log ? verdictOn(called.call.subject)?.message : undefined;
  if (log && record && isBinding(record)) await writeVerdict(record, { log });
}
