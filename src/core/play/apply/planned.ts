import { stableId } from "../../world/stable-id.js";
import { actorOf } from "../../world/world.js";
import { actOf } from "../act/act-of.js";
import type { Changes } from "../contract/changes.js";
import type { Elsewhere, Plan } from "../record/plan.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { planFor } from "./planning.js";

/**
 * What an outcome changes on its target as it is now, on whoever acts and on others; `null` when there is nothing to write.
 * Each act on the card (the log grows by one) makes plans of its own.
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

/** What changes do to somebody else than the target; nothing where nothing would change. */
function elsewhereFor(changes: Changes, actor: Actor, seed: string): readonly Elsewhere[] {
  const plan = planFor(changes, actor, seed);
  return plan ? [{ actor: actor.uuid, token: actor.token?.uuid ?? null, plan }] : [];
}

/** A target whose outcome is about to be written, with that outcome as it comes out now. */
export function settledTarget(target: VerdictTarget, verdict: Verdict): VerdictTarget {
  const actor = actorOf(target);
  return actor && target.outcome ? { ...target, outcome: actOf(verdict).settled(target.outcome, actor) } : target;
}

/** A plan that leaves its own actor alone. */
function nothingOn(seed: string): Plan {
  const ids = { id: stableId(seed, "do"), undoId: stableId(seed, "undo") };
  return { ...ids, numbers: [], values: [], created: [], items: [] };
}
