import { verdictOf } from "../messages/messages.js";
import { verdictOn } from "../messages/verdict-on.js";
import { mayRead } from "../messages/may-read.js";
import type { EarlierDeed } from "../contract/deed.js";
import type { Verdict } from "../record/verdict.js";

/** Number of latest messages that are searched, and of deeds returned unless more are asked for. */
const MOST_MESSAGES = 60;
const MOST_DEEDS = 8;

/** Returns the latest deeds that fit and that the user may read, latest first. */
export function earlierDeeds(fits: (deed: EarlierDeed) => boolean, most = MOST_DEEDS): readonly EarlierDeed[] {
  const latest = game.messages.contents.slice(-MOST_MESSAGES).reverse();
  const deeds = latest.flatMap((message) => {
    const verdict = verdictOf(message);
    const deed = verdict && mayRead(message) ? readDeed(verdict) : null;
    return deed && fits(deed) ? [deed] : [];
  });
  return deeds.slice(0, most);
}

/** Tells whether such a deed was done after the message of this id, however long ago; a rejected one does not count. */
export function wasDoneSince(id: string, fits: (deed: EarlierDeed) => boolean): boolean {
  const from = game.messages.contents.findIndex((message) => message.id === id);
  return game.messages.contents.slice(from + 1).some((message) => {
    const verdict = verdictOf(message);
    const deed = verdict ? readDeed(verdict) : null;
    return deed !== null && deed.id !== id && fits(deed);
  });
}

/** Returns the deed of a message's verdict; `null` when it is deleted, does not count or does not fit. */
export function earlierDeed(id: string): EarlierDeed | null {
  const verdict = id ? verdictOn(id)?.verdict : undefined;
  return verdict ? readDeed(verdict) : null;
}

function readDeed(verdict: Verdict): EarlierDeed | null {
  return verdict.standing === "rejected" ? null : deedIn(verdict);
}

/** Returns a verdict's deed with its outcome, whether or not it counts; `null` without an outcome. */
export function deedIn({ deed, subject, targets }: Verdict): EarlierDeed | null {
  const [target] = targets;
  if (!deed || !target?.outcome) return null;
  const { outcome, name, actor } = target;
  return { id: subject, deed: deed.id, actor, name, outcome };
}
