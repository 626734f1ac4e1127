import { ask } from "../../play/arbiter/send-request.js";
import { loadDeeds } from "../../play/loaded/deeds.js";
import { calledBy, skipperOf, yetToAnswer, type Called } from "../../play/log/gathering.js";
import { sentAt, verdictOf } from "../../play/messages/messages.js";
import { isBinding, verdictOn, type VerdictRecord } from "../../play/messages/verdict-on.js";
import { isInSight } from "../../settings/in-sight.js";
import { actorOf } from "../../world/world.js";

/** So long a request may wait for somebody who is there: until the next evening, in milliseconds. */
const PATIENCE = 24 * 3600 * 1000;

/** Why a request will hardly be answered: nobody has for so long, its ruleset is out of sight, or who was asked is gone. */
export const STALE = ["unanswered", "outOfSight", "gone"] as const;
export type Stale = (typeof STALE)[number];

/** A request that waits in vain, and the places of those whom it waits for. */
export interface StaleRequest extends VerdictRecord {
  readonly why: Stale;
  readonly places: readonly number[];
}

/** Returns the requests of this world that wait in vain, the oldest first. */
export async function staleRequests(): Promise<readonly StaleRequest[]> {
  const records = [...game.messages].flatMap((message): readonly VerdictRecord[] => {
    const verdict = isBinding(message) ? verdictOf(message) : undefined;
    const counts = verdict?.deed && verdict.standing === "judged" && verdictOn(verdict.subject)?.message === message;
    return counts ? [{ message, verdict }] : [];
  });
  for (const ruleset of new Set(records.map(({ verdict }) => verdict.intent.ruleset))) await loadDeeds(ruleset);
  return records.flatMap((record) => staleOf(record) ?? []);
}

function staleOf(record: VerdictRecord): StaleRequest | null {
  const { message, verdict } = record;
  const called = calledBy(verdict.subject);
  if (!called?.open || !called.gathers.each) return null;
  const waiting = yetToAnswer(called);
  const places = verdict.targets.flatMap((target, place) => (waiting.includes(target) ? [place] : []));
  if (places.length > 0 && !isInSight(verdict.intent.ruleset)) return { ...record, why: "outOfSight", places };
  if (places.length > 0 && Date.now() - sentAt(message) > PATIENCE) return { ...record, why: "unanswered", places };
  const gone = goneOf(called);
  return gone.length > 0 ? { ...record, why: "gone", places: gone } : null;
}

/** The places of those who were asked, have not answered and are no longer there. */
function goneOf({ call, joins }: Called): readonly number[] {
  return call.targets.flatMap((target, place) => {
    const answered = joins.some(({ verdict }) => verdict.targets[0]?.actor === target.actor);
    const left = target.stage !== "undone" && skipperOf(call, place) === null && !answered;
    return left && !actorOf(target) ? [place] : [];
  });
}

/** Closes the requests that wait in vain, by passing over whoever they wait for; returns how many there were. */
export async function closeStale(): Promise<number> {
  const stale = await staleRequests();
  for (const { message, places } of stale)
    for (const target of places) await ask(message, { action: "skip", target, override: {}, retarget: null });
  return stale.length;
}
