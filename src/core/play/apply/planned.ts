import { stableId } from "../../world/stable-id.js";
import { actorOf } from "../../world/world.js";
import { actOf } from "../act/act-of.js";
import type { Changes } from "../contract/changes.js";
import type { Elsewhere, Plan } from "../record/plan.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { planFor } from "./planning.js";

/**
 * Returns the plan of an outcome for its target as it is now, for the acting actor and for others; `null` when there is
 * nothing to write. Each action on the card, which adds a line to its log, makes plans of its own.
 */
export function planOf(target: VerdictTarget, index: number, verdict: Verdict): Plan | null {
  const actor = actorOf(target);
  if (!actor || !target.outcome) return null;
  const act = actOf(verdict);
  const seed = `${verdict.subject}.${index}.${verdict.log.length}`;
  const changes = act.changes(target.outcome, actor);
  const plan = changes && planFor(changes, actor, seed);
  const recoil = act.recoil(target.outcome, actor);
  const others = [
    ...(recoil ? elsewhereFor(recoil.changes, recoil.actor, `${seed}.recoil`) : []),
    ...act
      .bystanders(target.outcome, actor)
      .flatMap((one, place) => elsewhereFor(one.changes, one.actor, `${seed}.bystander${place}`)),
  ];
  return others.length > 0
    ? { ...(plan ?? nothingOn(seed)), elsewhere: [...(plan?.elsewhere ?? []), ...others] }
    : plan;
}

/** Returns the plan of changes on an actor other than the target; empty where nothing would change. */
function elsewhereFor(changes: Changes, actor: Actor, seed: string): readonly Elsewhere[] {
  const plan = planFor(changes, actor, seed);
  return plan ? [{ actor: actor.uuid, token: actor.token?.uuid ?? null, plan }] : [];
}

/** Returns a target about to be written, with its outcome adapted to the moment. */
export function finalTarget(target: VerdictTarget, verdict: Verdict): VerdictTarget {
  const actor = actorOf(target);
  return actor && target.outcome ? { ...target, outcome: actOf(verdict).finalOutcome(target.outcome, actor) } : target;
}

/** Makes a plan that leaves its own actor alone. */
function nothingOn(seed: string): Plan {
  const ids = { id: stableId(seed, "do"), undoId: stableId(seed, "undo") };
  return { ...ids, numbers: [], values: [], created: [], items: [] };
}
