import { loadAct } from "../loaded/acts.js";
import { createMessage } from "../../foundry/write.js";
import { reportFailure } from "../../text/errors.js";
import { hasEffect } from "../log/about.js";
import { applyTarget } from "../apply/apply.js";
import { arbitrate } from "./arbitrate.js";
import { askDeferred } from "./ask-deferred.js";
import { keysOf } from "./verdict-keys.js";
import { step } from "./verdict-writes.js";
import { actOf } from "../act/act-of.js";
import { linesFor, summaryMessage, type DeferredSummary } from "./deferred-summary.js";
import { isDeferring, isLeftOver } from "../apply/deferred.js";
import { verdictOf } from "../messages/messages.js";
import { isBinding, verdictOn } from "../messages/verdict-on.js";
import { RECENT } from "../log/round-outcomes.js";
import { planOf } from "../apply/planned.js";
import { isWrittenAtOnce, needsWord, waits } from "./rights.js";
import { isSealed } from "../log/seal.js";
import { postUnder } from "../draft/post-once.js";
import { stableId } from "../../world/stable-id.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { isArbiter } from "../../world/world.js";

/** Applies what was deferred until now, oldest first; an attacker who dies of it has struck nevertheless. */
export async function applyDeferred(): Promise<void> {
  if (isArbiter()) await applyAll((verdict) => !isLeftOver(verdict), waits);
}

/** Asks the keeper, at the end of a fight, whether its deferred blows are applied; else each card waits for a click. */
export async function askLeftOver({ id }: Combat): Promise<void> {
  if (!isArbiter()) return;
  const ofIt = (verdict: Verdict): boolean => verdict.fought?.combat === id && isLeftOver(verdict);
  const waiting = deferredMessages(ofIt).flatMap((message) => verdictOf(message) ?? []);
  for (const verdict of waiting) await loadAct(verdict);
  const lines = waiting.filter((verdict) => verdict.targets.some((target, at) => planOf(target, at, verdict)));
  if (lines.length === 0) return;
  if (await askDeferred(linesFor(lines.flatMap((verdict) => blowsOf(verdict, isResolved)))))
    await applyAll(ofIt, needsWord);
}

/** Applies deferred outcomes that match, except for targets that wait for something else. */
async function applyAll(which: (verdict: Verdict) => boolean, waiting: Waiting): Promise<void> {
  const applied: ChatMessage[] = [];
  for (const message of deferredMessages(which)) {
    const verdict = verdictOf(message);
    try {
      if (verdict && (await arbitrate(keysOf(verdict), () => applyOne(message, waiting)))) applied.push(message);
    } catch (error) {
      reportFailure("attack.fall", error); // the others fall all the same
    }
  }
  await sumUp(applied);
}

type Waiting = (target: VerdictTarget, verdict: Verdict) => boolean;

/** Returns messages whose verdict counts, was deferred, and is no longer; oldest first. */
function deferredMessages(which: (verdict: Verdict) => boolean): readonly ChatMessage[] {
  return game.messages.contents.slice(-RECENT).filter((message) => {
    const verdict = isBinding(message) ? verdictOf(message) : undefined;
    const counts = verdict && verdictOn(verdict.subject)?.message === message;
    return counts && isDue(verdict) && which(verdict);
  });
}

/** Tells whether a blow was deferred, is no longer, and is written without a click. */
function isDue(verdict: Verdict): boolean {
  const { fought, standing, targets } = verdict;
  if (fought === null || fought.until === "" || standing !== "judged" || isDeferring(verdict)) return false;
  return targets.some((target) => target.stage === "resolved" && isWrittenAtOnce(target, verdict));
}

/** Applies one deferred verdict; returns whether anything was written. */
async function applyOne(message: ChatMessage, waiting: Waiting): Promise<boolean> {
  const verdict = verdictOf(message);
  if (!verdict || !isDue(verdict)) return false;
  await loadAct(verdict);
  for (const index of verdict.targets.keys()) {
    await step(message, async (now, store) => {
      const target = now.targets[index];
      if (target?.stage === "resolved" && isWrittenAtOnce(target, now) && !waiting(target, now))
        await applyTarget(now, index, store);
    });
  }
  return verdictOf(message)?.targets.some(hasEffect) ?? false;
}

/** Posts one summary of what was applied together, without what only some may read. */
async function sumUp(applied: readonly ChatMessage[]): Promise<void> {
  const open = applied.filter((message) => (message as { whisper: string[] }).whisper.length === 0);
  const verdicts = open.flatMap((message) => verdictOf(message) ?? []);
  const [first] = verdicts.flatMap(({ fought }) => fought ?? []);
  if (!first) return;
  const id = stableId("fall", first.combat, `${first.round}`, ...open.map((message) => message.id ?? ""));
  const summary: DeferredSummary = {
    round: first.round,
    blows: verdicts.flatMap((verdict) => blowsOf(verdict, hasEffect)),
  };
  await postUnder(id, () => createMessage({ _id: id, ...summaryMessage(summary) }, { keepId: true }));
}

const isResolved = ({ stage }: VerdictTarget): boolean => stage === "resolved";

/** Returns attacker and target of each blow that everybody may read. */
function blowsOf(verdict: Verdict, which: (target: VerdictTarget) => boolean): DeferredSummary["blows"] {
  const { intent, targets } = verdict;
  const act = actOf(verdict);
  return targets.filter(which).flatMap((target) => {
    const { actor, token, name, img, outcome } = target;
    if (!outcome || isSealed(target, verdict)) return [];
    return [{ attacker: intent.attacker, target: { actor, token, name, img }, what: act.view(outcome).summary }];
  });
}
