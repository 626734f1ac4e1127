import type { Intent } from "../attack/intent.js";
import { verdictOn } from "../attack/messages.js";
import type { VerdictRecord } from "../attack/messages.js";
import type { Verdict } from "../attack/verdict.js";
import { deedsAbout } from "./about.js";
import { ANSWERED, answeredBy, hasJoined, isIn, isJoin } from "./gathering.js";
import type { DeedCall } from "./intent.js";

/** Why a deed about what was called for counts for nothing, whoever asks; `null` when it may. */
export function refusalOf(
  call: DeedCall,
  { ruleset }: Pick<Intent, "ruleset">,
  actor: Actor | null,
): "gatheringOver" | "joinedTwice" | null {
  const called = answeredBy(call, ruleset);
  if (!called) return null;
  if (!called.open) return "gatheringOver";
  return call.id === called.gathers.join && actor && isIn(called, actor) ? "joinedTwice" : null;
}

/**
 * What to add to the log of a call once somebody who was asked has answered out of sight: that they have is no secret.
 * `null` where everybody reads it, or nobody was asked by name.
 */
export function unreadAnswer({
  message,
  verdict,
}: VerdictRecord): { readonly call: ChatMessage; readonly log: Verdict["log"] } | null {
  const { deed, intent, subject, author, targets } = verdict;
  const called = deed && answeredBy(deed, intent.ruleset);
  const record = called?.gathers.each && isJoin(verdict, called) ? verdictOn(called.call.subject) : undefined;
  if (!record || message.whisper.length === 0 || verdict.standing === "rejected") return null;
  const target = record.verdict.targets.findIndex(({ actor }) => actor === targets[0]?.actor);
  const { log } = record.verdict;
  return { call: record.message, log: [...log, { id: subject, user: author, action: ANSWERED, target }] };
}

/** Names of those whom a conclusion leaves out, or counts though they are gone or not let in, by what its author saw. */
export function countedOtherwise({ id, about, joined }: DeedCall, ruleset: string): readonly string[] {
  const called = answeredBy({ id, about }, ruleset);
  if (!called || id !== called.gathers.conclude) return [];
  const now = called.joins.map(({ verdict }) => verdict);
  const counting = now.filter(hasJoined);
  const others = deedsAbout(called.call.subject).filter(
    ({ verdict }) => joined.includes(verdict.subject) && !counting.some(({ subject }) => subject === verdict.subject),
  );
  const left = now.filter(({ subject }) => !joined.includes(subject));
  return [...left, ...others.map(({ verdict }) => verdict)].flatMap(({ targets }) => targets[0]?.name ?? []);
}
