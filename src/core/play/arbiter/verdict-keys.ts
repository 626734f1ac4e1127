import { deedsAbout } from "../log/about.js";
import type { DeedCall } from "../record/deed-call.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** Returns the keys of jobs that touch a verdict: its message, actors, weapon, the deeds about it, and shared pools. */
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

/** Returns the key of the weapon that pays for its attacks, one after the other. */
export function weaponKey({ uuid }: Verdict["intent"]["weapon"]): readonly string[] {
  return uuid ? [uuid] : [];
}

/** Returns the key of what a deed is about: two who join at once do so one after the other. */
export function aboutKey(deed: DeedCall | null): readonly string[] {
  return deed?.about ? [deed.about] : [];
}

/** Returns keys by the actors really hit: a message may name one actor by several UUIDs. */
export function keysFor(
  subject: string,
  targets: readonly Pick<VerdictTarget, "actor" | "token">[],
): readonly string[] {
  return [subject, ...new Set(targets.flatMap((target) => actorOf(target)?.uuid ?? []))];
}
