import type { Intent } from "../record/intent.js";
import type { Verdict } from "../record/verdict.js";
import { deedsAbout } from "./about.js";
import { ANSWERED, answeredBy, hasJoined, isForged, isIn } from "./gathering.js";
import type { Called } from "./gathering.js";
import type { DeedCall } from "../record/deed-call.js";

/** Returns why an answer to a call is void, whoever asks; `null` when it may count. */
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
 * Returns the log of a call with the entries for answers out of sight: that an actor asked by name has answered is no
 * secret. `null` where the log is complete.
 */
export function logOfUnread({ call, gathers, joins }: Called): Verdict["log"] | null {
  if (!gathers.each) return null;
  const unread = joins.filter(({ message, verdict }) => message.whisper.length > 0 && !isForged(verdict));
  const now = unread.map(({ verdict: { subject, author, targets } }) => ({
    ...{ id: subject, user: author, action: ANSWERED },
    target: call.targets.findIndex(({ actor }) => actor === targets[0]?.actor),
  }));
  const others = call.log.filter(({ action }) => action !== ANSWERED);
  const said = call.log.filter(({ action }) => action === ANSWERED);
  const same = now.length === said.length && now.every(({ id }) => said.some((one) => one.id === id));
  return same ? null : [...others, ...now];
}

/** Returns the names of actors whom a conclusion leaves out, or counts though they left, by what its author saw. */
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
