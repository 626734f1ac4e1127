import { modelOf, sentAt, verdictOf } from "../messages/messages.js";
import { ActMessage } from "../messages/models.js";
import { isBinding, verdictOn } from "../messages/verdict-on.js";
import type { VerdictRecord } from "../messages/verdict-on.js";
import type { Force } from "../record/deed-call.js";
import type { ForcedDeed } from "../contract/forced.js";
import type { Plan } from "../record/plan.js";
import { hasEffect } from "../log/about.js";
import { doerOf, forcedBy, isOwners } from "../log/forced-rows.js";
import type { Verdict } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";
import { ledgerOf } from "./planning.js";

/** Returns what forces a deed on an actor now: the newest card that does; `card` is `null` for none. */
export function forceOn({ isForcedBy }: ForcedDeed, actor: Actor): Force {
  const records = verdictRecords();
  const none: Force = { card: null, target: 0 };
  for (const mark of [...ledgerOf(actor)].reverse()) {
    const { subject = "", deed, targets = [] } = markedBy(mark, records)?.verdict ?? {};
    const target = targets.findIndex(({ plan }) => plan?.id === mark);
    const { stage, plan } = targets[target] ?? {};
    if (stage !== "applied" || !plan) continue;
    if (deed?.forced) return none; // what was forced before it is done
    if (isForcedBy([...plan.numbers, ...plan.values]))
      return game.messages.has(subject) ? { card: subject, target } : none;
  }
  return none;
}

/** Tells whether an owner has already done a deed that is forced on an actor, and its outcome is not written yet. */
export function waitsAlready(deed: string, actor: Actor, besides?: ChatMessage): boolean {
  const sent = besides ? sentAt(besides) : Infinity;
  return [...game.messages].some((message) => {
    const model = modelOf(message);
    if (message === besides || sentAt(message) > sent || !(model instanceof ActMessage) || !model.isJudged)
      return false;
    if (model.deed?.id !== deed || doerOf(message) !== actor || !isOwners(message, actor)) return false;
    const { standing, targets } = verdictOn(message.id ?? "")?.verdict ?? {};
    return !standing || (standing !== "rejected" && targets?.[0]?.stage === "resolved");
  });
}

/** Returns deeds that a plan forced on an actor and that still hold: those before anything else was done. */
function forcedSince(plan: Plan, actor: Actor): readonly VerdictRecord[] {
  const ledger = ledgerOf(actor);
  const done = ledger.indexOf(plan.id);
  if (done < 0) return [];
  const records = verdictRecords();
  const since = ledger.slice(done + 1).map((mark) => markedBy(mark, records));
  const end = since.findIndex((record) => !record?.verdict.deed?.forced);
  const forced = (end < 0 ? since : since.slice(0, end)).filter((record) => record !== undefined);
  return forced.filter(({ verdict }) => verdict.targets[0]?.stage === "applied");
}

/** Returns the deeds that a target has forced, which depend on what it left and are undone before it, in that order. */
export function forcedWith({ subject, targets }: Verdict, index: number): readonly ChatMessage[] {
  const target = targets[index];
  const actor = target && hasEffect(target) ? actorOf(target) : null;
  const onCard = forcedBy(subject, index, actor).flatMap(({ id }) => verdictOn(id ?? "") ?? []);
  const after = actor && target?.plan ? forcedSince(target.plan, actor) : [];
  const forced = new Set([...onCard, ...after].map(({ message }) => message));
  return [...forced].reverse().filter(isBinding);
}

/** Returns every verdict of the log, newest first. */
function verdictRecords(): readonly VerdictRecord[] {
  const found = [...game.messages].flatMap((message) => {
    const verdict = verdictOf(message);
    return verdict ? [{ message, verdict }] : [];
  });
  return found.reverse();
}

/** Returns the verdict whose plan left a mark when it was written or undone; undefined: none. */
function markedBy(mark: string, records: readonly VerdictRecord[]): VerdictRecord | undefined {
  return records.find(({ verdict }) => verdict.targets.some(({ plan }) => plan?.id === mark || plan?.undoId === mark));
}
