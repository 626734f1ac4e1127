import { deedsAbout } from "../log/about.js";
import type { DeedCall } from "../record/deed-call.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** The keys of the jobs that touch a verdict: the message judged, the actors, the weapon that pays, deeds about it, what all share. */
export function keysOf({ subject, targets, intent, votes, deed: own }: Verdict): readonly string[] {
  const deeds = deedsAbout(subject).flatMap(({ verdict: deed }) => keysFor(deed.subject, deed.targets));
  const shared = Object.keys(votes).length > 0 ? ["shared"] : [];
  return [
    ...keysFor(subject, [intent.attacker, ...targets]),
    ...weaponKey(intent.weapon),
    ...deeds,
    ...aboutKey(own),
    ...targets.flatMap(({ plan }) => plan?.again?.subject ?? []),
    ...shared,
  ];
}

/** The weapon that pays waits for its attacks, one after the other. */
export function weaponKey({ uuid }: Verdict["intent"]["weapon"]): readonly string[] {
  return uuid ? [uuid] : [];
}

/** What a deed is about waits for it, and it for that: two who join at once do so one after the other. */
export function aboutKey(deed: DeedCall | null): readonly string[] {
  return deed?.about ? [deed.about] : [];
}

/** By the actors that are really hit: a message may call one by several UUIDs. */
export function keysFor(
  subject: string,
  targets: readonly Pick<VerdictTarget, "actor" | "token">[],
): readonly string[] {
  return [subject, ...new Set(targets.flatMap((target) => actorOf(target)?.uuid ?? []))];
}
