import { verdictOf } from "../messages/messages.js";
import { verdictOn } from "../messages/verdict-on.js";
import { mayRead } from "../messages/may-read.js";
import type { EarlierDeed } from "../contract/deed.js";
import type { Verdict } from "../record/verdict.js";

/** How many of the latest messages are looked through, and how many deeds are offered unless more are asked for. */
const MOST_MESSAGES = 60;
const MOST_DEEDS = 8;

/** The latest deeds of some kinds that the user may read, latest first. */
export function earlierDeeds(fits: (deed: EarlierDeed) => boolean, most = MOST_DEEDS): readonly EarlierDeed[] {
  const latest = game.messages.contents.slice(-MOST_MESSAGES).reverse();
  const deeds = latest.flatMap((message) => {
    const verdict = verdictOf(message);
    const deed = verdict && mayRead(message) ? readDeed(verdict) : null;
    return deed && fits(deed) ? [deed] : [];
  });
  return deeds.slice(0, most);
}

/** Whether a deed of some kind was done after the message of an id was sent, however long ago; one set aside is none. */
export function wasDoneSince(id: string, fits: (deed: EarlierDeed) => boolean): boolean {
  const from = game.messages.contents.findIndex((message) => message.id === id);
  return game.messages.contents.slice(from + 1).some((message) => {
    const verdict = verdictOf(message);
    const deed = verdict ? readDeed(verdict) : null;
    return deed !== null && deed.id !== id && fits(deed);
  });
}

/** The deed that a message's verdict tells of; `null` when it is gone, does not count or was something else. */
export function earlierDeed(id: string): EarlierDeed | null {
  const verdict = id ? verdictOn(id)?.verdict : undefined;
  return verdict ? readDeed(verdict) : null;
}

function readDeed(verdict: Verdict): EarlierDeed | null {
  return verdict.standing === "rejected" ? null : deedIn(verdict);
}

/** What came of a deed, whether or not it counts; `null` when nothing did. */
export function deedIn({ deed, subject, targets }: Verdict): EarlierDeed | null {
  const [target] = targets;
  if (!deed || !target?.outcome) return null;
  const { outcome, name, actor } = target;
  return { id: subject, deed: deed.id, actor, name, outcome };
}
