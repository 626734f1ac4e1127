import { createIn, write, writeIn } from "../../foundry/write.js";
import { toldIn } from "../../data/consequences.js";
import { giveRankBack, takeRank } from "../../fight/state/rank-move.js";
import { giveBack, take } from "../../shared/change.js";
import { announce } from "../../foundry/types/hooks.js";
import { itemAt, actorOf } from "../../world/world.js";
import type { Cost, Intent } from "../record/intent.js";
import type { BackWay, ChosenBack } from "../record/chosen-back.js";
import { decidedBack, goingBack, wayOf } from "./chosen-back.js";
import { clearWay } from "./items-in-the-way.js";
import { attacksOf, procedureWith } from "../loaded/attacks.js";
import { planOf, finalTarget } from "./planned.js";
import { cutOthers, cutsOf } from "./clamped.js";
import { givePlaceBack, takePlace } from "./place-move.js";
import { backward, forward, leftStanding, marked, stillLeft } from "./plan-writes.js";
import type { ItemSource, Leftover, Plan } from "../record/plan.js";
import { laterCards } from "../log/later-cards.js";
import { TAKEN_BACK } from "../record/undo-option.js";
import { watchOver } from "./overwritten.js";
import { ledgerOf, sheetOf } from "./planning.js";
import { verdictOf } from "../messages/messages.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";

/**
 * Writes a verdict's targets. Each step of a target is stored before the next one is done, on the arbiter's client, so
 * that an arbiter who takes over finds either a plan to finish or nothing to do.
 */
export type Store = (targets: readonly VerdictTarget[]) => Promise<void>;

/** Stores the plan of a target, carries it out, and marks it applied and public. A deleted target is marked missing. */
export async function applyTarget(verdict: Verdict, index: number, store: Store): Promise<void> {
  let targets = verdict.targets;
  const target = targets[index];
  if (!target || (target.stage !== "resolved" && target.stage !== "undone" && target.stage !== "planned")) return;
  if (target.stage !== "planned") {
    const settled = finalTarget(target, verdict);
    const plan = planOf(settled, index, verdict);
    const gone = !actorOf(target);
    targets = changed(targets, index, { revealed: true, ...(gone && { stage: "missing" }) });
    if (plan) targets = changed(targets, index, { ...settled, stage: "planned", plan, leftovers: [], revealed: true });
    if (plan || gone || !target.revealed) await store(targets);
    if (!plan) return;
  }
  await finish(targets, index, store);
}

/**
 * Undoes a target as far as possible; one that was left half applied is finished first.
 * @param chosen how numbers go back that were changed by hand since; the plan keeps it, for whoever resumes
 */
export async function undoTarget(
  verdict: Verdict,
  index: number,
  store: Store,
  chosen: readonly ChosenBack[] = [],
): Promise<void> {
  const target = verdict.targets[index];
  const stage = target?.stage;
  if (stage === "planned") await finish(verdict.targets, index, store);
  else if (stage !== "applied" && stage !== "undoing") return;
  const plan = target?.plan ? goingBack(target.plan, actorOf(target), chosen) : null;
  const targets = changed(verdict.targets, index, { stage: "undoing", plan });
  if (stage !== "undoing") await store(targets);
  await finish(targets, index, store);
}

/** Completes what a stored stage announces: at once, or when an arbiter resumes. */
export async function finish(targets: readonly VerdictTarget[], index: number, store: Store): Promise<void> {
  const target = targets[index];
  if (!target?.plan) return;
  const actor = actorOf(target);
  if (!actor) return store(changed(targets, index, { stage: "missing" }));
  if (target.stage === "planned") {
    await carryOut(actor, target.plan);
    await store(changed(targets, index, { stage: "applied" }));
  } else if (target.stage === "undoing") {
    const used = usedSince(target.plan, actor);
    const leftovers = await carryBack(actor, target.plan);
    const gone = used.filter(({ id }) => !actor.items.has(id)).map(({ name }) => ({ kind: "itemUsed", name }) as const);
    const told = [...leftovers, ...gone, ...decidedBack(target.plan)];
    await store(changed(targets, index, { stage: "undone", leftovers: told }));
  }
}

/**
 * Returns items that a plan created and other cards have changed since: undone, those cards keep what they did.
 * @param read how a card stands
 */
export function usedSince(
  plan: Plan,
  actor: Actor,
  read: (message: ChatMessage) => Verdict | undefined = verdictOf,
): readonly { readonly id: string; readonly name: string }[] {
  const later = laterCards(plan, actor, read).map(({ verdict, index }) => verdict.targets[index]?.plan?.items ?? []);
  const used = new Set(later.flat().map(({ id }) => id));
  return plan.created.flatMap(({ _id }) => {
    const item = used.has(_id) ? actor.items.get(_id) : undefined;
    return item ? [{ id: _id, name: item.name }] : [];
  });
}

/** Tells whether an earlier blow of the attack strikes the same actor: this one's effect depends on it. */
export function isFurtherBlow(targets: readonly VerdictTarget[], index: number): boolean {
  const actor = targets[index] && actorOf(targets[index]);
  return Boolean(actor) && targets.slice(0, index).some((target) => actorOf(target) === actor);
}

/** Returns the targets with one of them changed. */
export function changed(
  targets: readonly VerdictTarget[],
  index: number,
  change: Partial<VerdictTarget>,
): readonly VerdictTarget[] {
  return targets.map((target, i) => (i === index ? { ...target, ...change } : target));
}

async function carryOut(actor: Actor, plan: Plan): Promise<void> {
  await onOthers(plan, carryOut);
  await clearWay(actor, plan);
  const { update, items, create, remove } = forward(plan, sheetOf(actor));
  for (const { pool, before, after, text } of plan.shared ?? [])
    await take(pool, { id: plan.id, points: before - after, text });
  const again = () => writeOn(actor, plan);
  if (update) watchOver(actor, plan.id, again);
  for (const { id } of plan.items) {
    const item = actor.items.get(id);
    if (item) watchOver(item as Item, plan.id, again);
  }
  if (update) await write(actor, update, toldIn(update));
  if (items.length > 0) await writeIn(actor, "Item", items);
  if (plan.place) await takePlace(plan.place);
  if (plan.rank) await takeRank(plan.rank);
  if (remove.length > 0) await actor.deleteEmbeddedDocuments("Item", [...remove]);
  await createOnce(actor, create);
}

/** Writes again on an actor and its items what another window has overwritten. */
async function writeOn(actor: Actor, plan: Plan): Promise<void> {
  const { update, items } = forward(plan, sheetOf(actor));
  if (update) await write(actor, update, toldIn(update));
  if (items.length > 0) await writeIn(actor, "Item", items);
}

/** Creates the items that do not exist yet, under their own ids. */
async function createOnce(actor: Actor, sources: readonly ItemSource[]): Promise<void> {
  if (sources.length === 0) return;
  try {
    await createIn(actor, "Item", sources, { keepId: true });
  } catch (error) {
    // Another window of this keeper was quicker: what it created has the same ids, and its news came first.
    if (sources.some(({ _id }) => !actor.items.has(_id))) throw error;
  }
}

/** Applies a function to a plan's parts for other actors, without those who were deleted. */
async function onOthers<Done>(
  { elsewhere = [] }: Plan,
  act: (actor: Actor, plan: Plan) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = [];
  for (const other of elsewhere) {
    const actor = actorOf(other);
    if (actor) done.push(await act(actor, other.plan));
  }
  return done;
}

async function carryBack(actor: Actor, plan: Plan): Promise<readonly Leftover[]> {
  const others = await onOthers(plan, carryBack);
  const standing = leftStanding(plan, sheetOf(actor));
  const { update, items, create, remove, leftovers } = backward(plan, sheetOf(actor));
  for (const { pool } of plan.shared ?? []) await giveBack(pool, plan.id);
  if (items.length > 0) await writeIn(actor, "Item", items);
  // Before the items: its mark tells a resumption that they may be gone.
  if (update) {
    watchOver(actor, plan.undoId, async () => {
      const { update: once } = backward(plan, sheetOf(actor));
      if (once) await write(actor, once, TAKEN_BACK);
    });
    await write(actor, update, TAKEN_BACK);
    await cutOthers(actor, cutsOf(update, sheetOf(actor)));
    if (standing.length > 0) announce("gardien.leftStanding", actor, standing);
  }
  if (remove.length > 0) await actor.deleteEmbeddedDocuments("Item", [...remove]);
  await createOnce(actor, create);
  const place = plan.place ? await givePlaceBack(plan.place) : [];
  const rank = plan.rank ? await giveRankBack(plan.rank) : [];
  return [...stillLeft(leftovers, plan, sheetOf(actor)), ...place, ...rank, ...others.flat()];
}

/**
 * Subtracts ammunition from the weapon (`sign` −1) or returns it (1), once for each mark and within the magazine; a
 * deleted weapon keeps nothing. Returns the costs that were really met.
 * @param chosen how rounds go back that were changed by hand since
 */
export async function moveAmmunition(
  { costs, ruleset, weapon }: Pick<Intent, "costs" | "ruleset" | "weapon">,
  sign: 1 | -1,
  mark: string,
  chosen: readonly ChosenBack[] = [],
): Promise<readonly Cost[]> {
  const moved: Cost[] = [];
  for (const cost of costs) {
    const item = itemAt(cost.weapon);
    const move = item && roundsMoved(cost, { ruleset, weapon }, item, sign, mark, wayOf(chosen, item.uuid, cost.path));
    if (!move) continue;
    const { before, after, done } = move;
    if (!done) {
      watchOver(item, mark, () => moveAmmunition({ costs: [cost], ruleset, weapon }, sign, mark, chosen));
      await write(item, { [cost.path]: after, "flags.gardien.ledger": marked(ledgerOf(item), mark) });
    }
    moved.push({ ...cost, before, after });
  }
  return moved;
}

/** Returns how the rounds in a weapon move by a cost, or have moved; `null` where it keeps none. */
export function roundsMoved(
  cost: Cost,
  { ruleset, weapon }: Pick<Intent, "ruleset" | "weapon">,
  item: Item,
  sign: 1 | -1,
  mark: string,
  way: BackWay = "difference",
): { readonly before: number; readonly after: number; readonly done: boolean } | null {
  const magazine = procedureWith(attacksOf(ruleset), item).magazine(item);
  if (!magazine || magazine.path !== cost.path || cost.weapon !== weapon.uuid) return null;
  const before = magazine.value;
  if (ledgerOf(item).includes(mark)) return { before: before + cost.before - cost.after, after: before, done: true };
  const wanted = { difference: before + sign * (cost.before - cost.after), before: cost.before, leave: before }[way];
  return { before, after: way === "leave" ? before : Math.min(magazine.max, Math.max(0, wanted)), done: false };
}

/** Writes what the attack does to its attacker, or undoes it; a deleted attacker is left alone. */
export async function moveAttacker({ aftermath, intent }: Verdict, direction: "out" | "back"): Promise<void> {
  const attacker = aftermath && actorOf(intent.attacker);
  if (!attacker) return;
  if (direction === "out") await carryOut(attacker, aftermath);
  else await carryBack(attacker, aftermath);
}
