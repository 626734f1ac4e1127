import type { Json } from "../../shape/shape.js";
import type { ActorState } from "../../ruleset.js";
import { rankMove } from "../../fight/state/rank-move.js";
import { leftIn } from "../../shared/pools.js";
import { placeMove } from "./place-move.js";
import { stableId } from "../../world/stable-id.js";
import { dieAgain } from "../reroll/lay.js";
import { same, valueIn } from "../record/same-values.js";
import type { Draw, Elsewhere, ItemMoves, ItemSource, Move, Plan, Sheet } from "../record/plan.js";
import type { Changes, ItemChange } from "../contract/changes.js";

/**
 * Returns the plan that makes changes to an actor as it is now; `null` when nothing would change.
 * @param seed purpose of the plan: equal seeds give equal ids
 */
export function planFor(changes: Changes, actor: Actor, seed: string): Plan | null {
  const { numbers, values } = withConsequences(changes, actor);
  const created = changes.created ?? [];
  const sheet = sheetOf(actor);
  const items = itemMoves(changes.items ?? [], sheet);
  const removed = (changes.removed ?? []).flatMap((id) => itemSourceOf(id, sheet));
  const shared = (changes.shared ?? []).map(drawOf);
  const again = changes.again ? dieAgain(changes.again) : null;
  const rank = changes.rank === undefined ? null : rankMove(actor, changes.rank);
  const count = numbers.length + values.length + created.length + items.length + removed.length + shared.length;
  const place = changes.place ? placeMove(changes.place) : null;
  if (count === 0 && !rank && !place && !again) return null;
  const elsewhere = othersOf(changes, actor, seed);
  return {
    id: stableId(seed, "do"),
    undoId: stableId(seed, "undo"),
    numbers: numbers.map((change) => ({ ...change, before: Number(sheet.read(change.path)) })),
    values: values.map((change) => ({ ...change, before: plain(sheet.read(change.path)) })),
    created: created.map(
      (source, i) =>
        ({
          ...source,
          _id: typeof source._id === "string" ? source._id : stableId(seed, `item${i}`),
          name: String(source.name),
        }) satisfies ItemSource,
    ),
    items,
    ...(removed.length > 0 && { removed }),
    ...(shared.length > 0 && { shared }),
    ...(place && { place }),
    ...(again && { again }),
    ...(rank && { rank }),
    ...(elsewhere.length > 0 && { elsewhere }),
  };
}

/** Returns plans for what changes do to other actors, e.g. to the one held by an actor who falls. */
function othersOf(changes: Changes, actor: Actor, seed: string): readonly Elsewhere[] {
  const system = systemWritten(changes);
  const found = (system && (actor.system as ActorState).others?.(system)) || [];
  return found.flatMap((other, i) => {
    const plan = planFor(other.changes, other.actor, `${seed}.other${i}`);
    return plan ? [{ actor: other.actor.uuid, token: other.actor.token?.uuid ?? null, plan }] : [];
  });
}

/** Returns what changes write under `system`; `null` for nothing. */
function systemWritten({ numbers = [], values = [] }: Changes): object | null {
  const written = Object.fromEntries([...numbers, ...values].map(({ path, after }) => [path, after]));
  const { system } = foundry.utils.expandObject(written) as { readonly system?: object };
  return system ?? null;
}

function drawOf({ pool, points, text }: NonNullable<Changes["shared"]>[number]): Draw {
  const before = leftIn(pool);
  return { pool, before, after: before - points, text };
}

/** Adds what else follows from numbers and values on this actor: what a plan does not list, it cannot undo. */
function withConsequences(changes: Changes, actor: Actor): Required<Pick<Changes, "numbers" | "values">> {
  const { numbers = [], values = [] } = changes;
  const written = [...numbers, ...values];
  const system = systemWritten(changes);
  if (!system) return { numbers, values };
  const follows = (actor.system as ActorState).consequences(system);
  const holding = values.find((one) => one.while)?.while; // what follows goes back with what it follows from
  const found = Object.entries(follows).map(([key, after]) => ({
    ...{ path: `system.${key}`, after },
    ...(holding && { while: holding }),
  }));
  const settled = new Map(found.map(({ path, after }) => [path, after]));
  const settledValue = ({ path, after }: { readonly path: string; readonly after: Json }) =>
    settled.has(path) ? (settled.get(path) ?? null) : after;
  const also = found.filter(
    ({ path, after }) =>
      written.every((one) => one.path !== path) && !same(foundry.utils.getProperty(actor, path), after),
  );
  return {
    numbers: numbers.map((one) => ({ ...one, after: Number(settled.get(one.path) ?? one.after) })),
    values: [...values.map((one) => ({ ...one, after: settledValue(one) })), ...also],
  };
}

/** Returns the source of an item, from which it can be created again; empty when it was deleted. */
function itemSourceOf(id: string, sheet: Sheet): readonly ItemSource[] {
  const source = sheet.item(id);
  return source ? [{ ...source, _id: id, name: String(source.name) }] : [];
}

/** Returns the changes to items, one entry for each item that still exists. */
function itemMoves(changes: readonly ItemChange[], sheet: Sheet): readonly ItemMoves[] {
  return [...new Set(changes.map(({ id }) => id))].flatMap((id) => {
    const source = sheet.item(id);
    if (!source) return [];
    const moves = changes
      .filter((change) => change.id === id)
      .map(({ path, after }): Move => ({ path, before: plain(valueIn(source, path)), after }));
    return [{ id, name: String(source.name), moves }];
  });
}

/** Returns a value as a message can store it. */
function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}

/** Returns an actor as planning reads it: derived values where there are, because points have their bounds there. */
export function sheetOf(actor: Actor): Sheet {
  return {
    ledger: ledgerOf(actor),
    read: (path) => foundry.utils.getProperty(actor, path),
    item: (id) => actor.items.get(id)?.toObject(),
  };
}

/** Returns the marks of writes already made on a document. */
export function ledgerOf(document: Actor | Item): readonly string[] {
  const { ledger } = (document.flags as Record<string, { ledger?: unknown } | undefined>).gardien ?? {};
  return Array.isArray(ledger) ? ledger.map(String) : [];
}
