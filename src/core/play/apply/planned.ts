import { deedOf } from "../loaded/deeds.js";
import { situationOf } from "../log/situation.js";
import type { Elsewhere, Plan } from "../record/plan.js";
import { planFor } from "./planning.js";
import type { Changes, Origin } from "../contract/changes.js";
import type { Outcome } from "../contract/outcome.js";
import { stableId } from "../../world/stable-id.js";
import { procedureOf } from "../loaded/attacks.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf, itemAt } from "../../world/world.js";

/**
 * What an outcome changes on its target as it is now, and on whoever dealt it; `null` when there is nothing to write.
 * Each act on the card (the log grows by one) makes plans of its own.
 */
export function planOf(target: VerdictTarget, index: number, verdict: Verdict): Plan | null {
  const actor = actorOf(target);
  if (!actor || !target.outcome) return null;
  const changes = verdict.kind === "deed" ? deedChanges(target, verdict, actor) : attackChanges(target, verdict, actor);
  const seed = `${verdict.subject}.${index}.${verdict.log.length}`;
  const plan = changes && planFor(changes, actor, seed);
  const dealt = verdict.kind === "attack" && recoilOf(target.outcome, verdict, seed);
  const done = verdict.kind === "deed" && doersPart(target.outcome, verdict, seed, actor);
  const recoil = dealt || done;
  const others = bystandersOf(target.outcome, verdict, actor, seed);
  const dealtElsewhere = [...(recoil ? [recoil] : []), ...others];
  const elsewhere = [...(plan?.elsewhere ?? []), ...dealtElsewhere];
  return dealtElsewhere.length > 0 ? { ...(plan ?? nothingOn(seed)), elsewhere } : plan;
}

/** What an outcome changes on those who only stand by. */
function bystandersOf(outcome: Outcome, { intent, deed }: Verdict, target: Actor, seed: string): readonly Elsewhere[] {
  const procedure = deed ? deedOf(intent.ruleset, deed.id) : procedureOf(intent.ruleset);
  const found = procedure.bystanders?.(outcome, target) ?? [];
  return found.flatMap(({ actor, changes }, place) => {
    const plan = planFor(changes, actor, `${seed}.bystander${place}`);
    return plan ? [{ actor: actor.uuid, token: actor.token?.uuid ?? null, plan }] : [];
  });
}

/** A target whose outcome is about to be written, with that outcome as it comes out now. */
export function settledTarget(target: VerdictTarget, { intent, deed }: Verdict): VerdictTarget {
  const actor = actorOf(target);
  if (!actor || !target.outcome) return target;
  const procedure = deed ? deedOf(intent.ruleset, deed.id) : procedureOf(intent.ruleset);
  const settled = procedure.settled?.(target.outcome, actor);
  return settled ? { ...target, outcome: settled } : target;
}

/** What an outcome changes on whoever attacked; `null` when nothing, or when they are gone. */
function recoilOf(outcome: Outcome, { intent, subject }: Verdict, seed: string): Elsewhere | null {
  const attacker = actorOf(intent.attacker);
  if (!attacker) return null;
  const origin = { messageId: subject, attackerUuid: intent.attacker.actor, weaponName: intent.weapon.name };
  const changes = procedureOf(intent.ruleset).recoil(outcome, attacker, itemAt(intent.weapon.uuid), origin);
  const plan = changes ? planFor(changes, attacker, `${seed}.recoil`) : null;
  return plan && { actor: intent.attacker.actor, token: intent.attacker.token, plan };
}

/** What an outcome changes on whoever does the deed; `null` when nothing, or where it has no doer. */
function doersPart(outcome: Outcome, { deed, intent }: Verdict, seed: string, actor: Actor): Elsewhere | null {
  if (!deed) return null;
  const { doer: doerOf, recoil } = deedOf(intent.ruleset, deed.id);
  const doer = doerOf?.(situationOf(actor, deed, intent));
  const changes = doer && recoil?.(outcome, doer);
  const plan = changes ? planFor(changes, doer, `${seed}.recoil`) : null;
  return plan && doer ? { actor: doer.uuid, token: doer.token?.uuid ?? null, plan } : null;
}

/** A plan that leaves its own actor alone. */
function nothingOn(seed: string): Plan {
  const ids = { id: stableId(seed, "do"), undoId: stableId(seed, "undo") };
  return { ...ids, numbers: [], values: [], created: [], items: [] };
}

function attackChanges(
  target: VerdictTarget,
  { intent, subject }: Pick<Verdict, "intent" | "subject">,
  actor: Actor,
): Changes | null {
  if (!target.outcome) return null;
  const origin = { messageId: subject, attackerUuid: intent.attacker.actor, weaponName: intent.weapon.name };
  return procedureOf(intent.ruleset).changes(target.outcome, actor, origin);
}

/** What an outcome does to its actor as it is now; `null` when nothing. */
function deedChanges(target: VerdictTarget, verdict: Verdict, actor: Actor): Changes | null {
  const { deed, intent, subject } = verdict;
  if (!deed || !target.outcome) return null;
  const origin: Origin = { messageId: subject, attackerUuid: "", weaponName: "" };
  return deedOf(intent.ruleset, deed.id).changes(target.outcome, actor, origin);
}
