import { addConsequences, followingFrom } from "../../data/consequences.js";
import { copyOfActor, copyOfItem } from "../../foundry/copy.js";
import { actorOf, itemAt } from "../../world/world.js";
import { deedsToUndo } from "../log/about.js";
import { sentAt, verdictOf } from "../messages/messages.js";
import type { DieAgain, Draw, Leftover, PlaceMove, Plan, RankMove } from "../record/plan.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { roundsMoved, usedSince } from "./apply.js";
import type { ChosenBack } from "../record/chosen-back.js";
import { goingBack, wayOf } from "./chosen-back.js";
import { cutsOf, othersCut } from "./clamped.js";
import { forcedWith } from "./forced.js";
import { sheetOf } from "./planning.js";
import { backward, stillLeft } from "./plan-writes.js";

/** A plan that an undo takes back on somebody's sheet, and the card that it is of. */
export interface TakenBack {
  readonly plan: Plan;
  readonly verdict: Verdict;
  /** Greater for what was written later. */
  readonly order: number;
}

/** Somebody's sheet as it stands, and as an undo would leave it. */
export interface Foreseen {
  readonly actor: Actor;
  /** A copy of the actor in memory. */
  readonly after: Actor;
  readonly plans: readonly TakenBack[];
}

/**
 * An undo as it would go, on copies of the sheets: what it would write comes from the functions by which it writes, and
 * what follows from that from the models of the actors. Nothing of the world is touched.
 */
export class Rehearsal {
  readonly #chosen: readonly ChosenBack[];
  readonly #after = new Map<Actor, Actor>();
  readonly #plans = new Map<Actor, TakenBack[]>();
  readonly #targets = new Map<ChatMessage, readonly VerdictTarget[]>();
  /** Targets whose actor was deleted: there is nobody to give anything back to. */
  readonly gone: VerdictTarget[] = [];
  readonly leftovers: Leftover[] = [];
  readonly draws: Draw[] = [];
  readonly places: PlaceMove[] = [];
  readonly ranks: RankMove[] = [];
  readonly dice: DieAgain[] = [];
  /** Cards that are undone, each once. */
  readonly cards = new Set<ChatMessage>();

  /** @param chosen how numbers go back that were changed by hand since */
  constructor(chosen: readonly ChosenBack[] = []) {
    this.#chosen = chosen;
  }

  /** The sheets that would change, in the order in which they do. */
  get sheets(): readonly Foreseen[] {
    return [...this.#plans].map(([actor, plans]) => ({ actor, after: this.afterOf(actor), plans }));
  }

  /** Undoes one target of a card, or the whole of it with -1, as the arbiter would. */
  undo(message: ChatMessage, target: number): void {
    const verdict = this.#read(message);
    if (!verdict) return;
    this.cards.add(message);
    if (target < 0) for (const deed of deedsToUndo(verdict.subject)) this.undo(deed, -1);
    for (const index of target < 0 ? verdict.targets.keys() : [target]) {
      for (const forced of forcedWith(verdict, index)) this.#target(forced, 0);
      this.#target(message, index);
    }
    if (target < 0 && (verdict.ammunition === "spent" || verdict.ammunition === "returning"))
      this.#costs(message, verdict);
  }

  /** An actor as the undo leaves it so far. */
  afterOf(actor: Actor): Actor {
    return this.#after.get(actor) ?? actor;
  }

  #read(message: ChatMessage): Verdict | undefined {
    const verdict = verdictOf(message);
    return verdict && { ...verdict, targets: this.#targets.get(message) ?? verdict.targets };
  }

  #target(message: ChatMessage, index: number): void {
    const verdict = this.#read(message);
    const target = verdict?.targets[index];
    if (!verdict || !target?.plan || (target.stage !== "applied" && target.stage !== "undoing")) return;
    this.cards.add(message);
    const actor = actorOf(target);
    if (!actor) {
      this.gone.push(target);
      return;
    }
    const { plan } = target;
    const used = usedSince(plan, actor, (one) => this.#read(one));
    this.#stage(message, index, "undoing");
    this.#back(actor, { plan, verdict, order: sentAt(message) + index / 1000 });
    const { items } = this.afterOf(actor);
    for (const { id, name } of used) if (!items.has(id)) this.leftovers.push({ kind: "itemUsed", name });
    this.#stage(message, index, "undone");
  }

  #stage(message: ChatMessage, index: number, stage: VerdictTarget["stage"]): void {
    const targets = this.#read(message)?.targets ?? [];
    this.#targets.set(
      message,
      targets.map((one, i) => (i === index ? { ...one, stage } : one)),
    );
  }

  #back(actor: Actor, taken: TakenBack): void {
    const plan = goingBack(taken.plan, actor, this.#chosen);
    for (const other of plan.elsewhere ?? []) {
      const somebody = actorOf(other);
      if (somebody) this.#back(somebody, { ...taken, plan: other.plan });
    }
    const now = this.afterOf(actor);
    const { update, items, create, remove, leftovers } = backward(plan, sheetOf(now));
    const changed = withItems(now, { change: items, create: [], remove: [] });
    const written = update ? withUpdate(changed, update) : changed;
    this.#set(actor, withItems(written, { change: [], create, remove }), taken);
    this.leftovers.push(...stillLeft(leftovers, plan, sheetOf(this.afterOf(actor))));
    if (update)
      for (const [card, targets] of othersCut(
        actor,
        cutsOf(update, sheetOf(written)),
        (one) => this.#read(one)?.targets,
      ))
        this.#targets.set(card, targets);
    this.draws.push(...(plan.shared ?? []));
    if (plan.place) this.places.push(plan.place);
    if (plan.rank) this.ranks.push(plan.rank);
    if (plan.again) this.dice.push(plan.again);
  }

  #set(actor: Actor, after: Actor, taken: TakenBack): void {
    this.#after.set(actor, after);
    const known = this.#plans.get(actor) ?? [];
    this.#plans.set(actor, [...known, taken]);
  }

  /** The rounds that an attack has cost, and what it did to whoever attacked. */
  #costs(message: ChatMessage, verdict: Verdict): void {
    const { intent, aftermath } = verdict;
    const attacker = actorOf(intent.attacker);
    const order = sentAt(message);
    for (const cost of intent.costs) {
      const bearer = itemAt(cost.weapon)?.parent;
      if (!(bearer instanceof foundry.documents.Actor)) continue;
      const owner = bearer as Actor;
      const item = this.afterOf(owner).items.get(itemAt(cost.weapon)?.id ?? "") as Item | undefined;
      const way = wayOf(this.#chosen, itemAt(cost.weapon)?.uuid ?? "", cost.path);
      const move = item && roundsMoved(cost, intent, item, 1, message.id ?? "", way);
      if (!move || move.done) continue;
      const { id, name } = item;
      const moves = [{ path: cost.path, before: cost.before, after: cost.after }];
      const items = [{ id: id ?? "", name, moves }];
      const plan: Plan = { id: "", undoId: message.id ?? "", numbers: [], values: [], created: [], items };
      const change = [{ _id: id ?? "", [cost.path]: move.after }];
      this.#set(owner, withItems(this.afterOf(owner), { change, create: [], remove: [] }), { plan, verdict, order });
    }
    if (attacker && aftermath) this.#back(attacker, { plan: aftermath, verdict, order });
  }
}

/** Returns a copy of an actor with an update that undoes something, and what follows from it. */
function withUpdate(actor: Actor, update: Readonly<Record<string, unknown>>): Actor {
  const change = foundry.utils.expandObject(update) as Record<string, unknown>;
  addConsequences(change, followingFrom(actor.system, true));
  return copyOfActor(actor, change);
}

interface ItemWrites {
  readonly change: readonly Readonly<Record<string, unknown>>[];
  readonly create: readonly object[];
  readonly remove: readonly string[];
}

/** Returns a copy of an actor with other items. */
function withItems(actor: Actor, { change, create, remove }: ItemWrites): Actor {
  if (change.length + create.length + remove.length === 0) return actor;
  const kept = [...actor.items].filter(({ id }) => !remove.includes(id ?? ""));
  const items = kept.map((item) => {
    const update = change.find(({ _id }) => _id === item.id);
    return (update ? withItemUpdate(item as Item, update) : item).toObject();
  });
  return copyOfActor(actor, { items: [...items, ...create] });
}

function withItemUpdate(item: Item, update: Readonly<Record<string, unknown>>): Item {
  const change = foundry.utils.expandObject(update) as Record<string, unknown>;
  addConsequences(change, followingFrom(item.system, false));
  return copyOfItem(item, change);
}
