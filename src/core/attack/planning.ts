import { stableId } from "./stable-id.js";
import type { ItemSource, Plan, Sheet } from "./plan.js";
import type { Changes } from "./procedure.js";

/**
 * The plan that carries changes out on an actor as it is now; `null` when nothing would change.
 * @param seed what the plan is for: the same seed gives the same ids
 */
export function planFor(changes: Changes, actor: Actor, seed: string): Plan | null {
  const { numbers, values, created } = changes;
  if (numbers.length + values.length + created.length === 0) return null;
  const sheet = sheetOf(actor);
  return {
    id: stableId(seed, "do"),
    undoId: stableId(seed, "undo"),
    numbers: numbers.map(({ path, after }) => ({ path, before: Number(sheet.read(path)), after })),
    values: values.map(({ path, after }) => ({ path, before: String(sheet.read(path)), after })),
    created: created.map(
      (source, i) => ({ ...source, _id: stableId(seed, `item${i}`), name: String(source.name) }) satisfies ItemSource,
    ),
  };
}

/** An actor as the algebra of plans reads it: derived values where there are, for points have their bounds there. */
export function sheetOf(actor: Actor): Sheet {
  return {
    ledger: ledgerOf(actor),
    read: (path) => foundry.utils.getProperty(actor, path),
    item: (id) => actor.items.get(id)?.toObject(),
  };
}

/** Marks of the writes already made on a document. */
export function ledgerOf(document: Actor | Item): readonly string[] {
  const { ledger } = (document.flags as Record<string, { ledger?: unknown } | undefined>).gardien ?? {};
  return Array.isArray(ledger) ? ledger.map(String) : [];
}
