import { hasEffect } from "../deeds/about.js";
import { verdictOf } from "./messages.js";
import type { VerdictRecord } from "./messages.js";
import type { Plan } from "./plan.js";
import { actorOf } from "./world.js";

/** A card, and which of its targets, whose effect rests on something that another card has made. */
export interface Later extends VerdictRecord {
  readonly index: number;
}

/** Cards that have changed, and still hold changed, what a plan created on an actor: a wound that has bled since. Newest first. */
export function laterCards(plan: Plan | null, actor: Actor | null): readonly Later[] {
  const created = new Set(plan?.created.map(({ _id }) => _id));
  if (!actor || created.size === 0) return [];
  const found = [...game.messages].flatMap((message): Later[] => {
    const verdict = verdictOf(message);
    if (!verdict) return [];
    return verdict.targets.flatMap((target, index) => {
      const rests = hasEffect(target) && target.plan?.items.some(({ id }) => created.has(id));
      return rests && actorOf(target) === actor ? [{ message, verdict, index }] : [];
    });
  });
  return found.reverse();
}
