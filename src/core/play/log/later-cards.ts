import { sentAt, verdictOf } from "../messages/messages.js";
import type { VerdictRecord } from "../messages/verdict-on.js";
import type { Plan } from "../record/plan.js";
import type { Verdict } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** A later card, with the index of its target: it depends on what another card has created, or moved the same numbers since. */
export interface Later extends VerdictRecord {
  readonly index: number;
}

/**
 * Returns the cards whose changes to what a plan created on an actor still hold, and did more than that: a wound that
 * has bled since took points. Newest first.
 * @param read how a card stands; without a word as it does now
 */
export function laterCards(
  plan: Plan | null,
  actor: Actor | null,
  read: (message: ChatMessage) => Verdict | undefined = verdictOf,
): readonly Later[] {
  const created = new Set(plan?.created.map(({ _id }) => _id));
  if (!actor || created.size === 0) return [];
  const found = [...game.messages].flatMap((message): Later[] => {
    const verdict = read(message);
    if (!verdict) return [];
    return verdict.targets.flatMap((target, index) => {
      const written = target.stage === "planned" || target.stage === "applied";
      const rests = written && target.plan !== null && restsOn(created, target.plan);
      return rests && actorOf(target) === actor ? [{ message, verdict, index }] : [];
    });
  });
  return found.reverse();
}

/**
 * Returns the cards sent after a message that moved one of these numbers of an actor, and still hold; newest first. What the
 * card itself has led to is undone with it, and left out.
 */
export function newerCards(
  paths: ReadonlySet<string>,
  actor: Actor | null,
  { message, verdict: { subject } }: VerdictRecord,
): readonly Later[] {
  if (!actor || paths.size === 0) return [];
  const found = [...game.messages].flatMap((other): Later[] => {
    const verdict = sentAt(other) > sentAt(message) ? verdictOf(other) : undefined;
    if (!verdict || verdict.deed?.about === subject || verdict.deed?.forced?.card === subject) return [];
    return verdict.targets.flatMap((target, index) => {
      const moved = target.stage === "applied" && movedBy(target.plan).some((path) => paths.has(path));
      return moved && actorOf(target) === actor ? [{ message: other, verdict, index }] : [];
    });
  });
  return found.reverse();
}

/** Returns the paths of the numbers that a plan has moved. */
export function movedBy(plan: Plan | null): readonly string[] {
  return (plan?.numbers ?? []).flatMap(({ path, before, after }) => (before === after ? [] : [path]));
}

function restsOn(items: ReadonlySet<string>, plan: Plan): boolean {
  const moved = plan.numbers.some(({ before, after }) => before !== after);
  const other = plan.items.some(({ id }) => !items.has(id));
  return plan.items.some(({ id }) => items.has(id)) && (moved || other || plan.values.length + plan.created.length > 0);
}
