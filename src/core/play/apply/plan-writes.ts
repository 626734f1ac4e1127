import { contains, same, valueIn } from "../record/same-values.js";
import type { ItemMoves, ItemSource, Leftover, Move, Plan, Sheet } from "../record/plan.js";

type Update = Readonly<Record<string, unknown>>;

/** The writes that carry a plan out; `update` is null when the ledger already has the mark. */
export interface Forward {
  readonly update: Update | null;
  /** One update for each item that does not have the mark, with its `_id`. */
  readonly items: readonly Update[];
  readonly create: readonly ItemSource[];
  /** Ids of the items that go. */
  readonly remove: readonly string[];
}

export interface Backward {
  readonly update: Update | null;
  readonly items: readonly Update[];
  /** Items that went, as they were. */
  readonly create: readonly ItemSource[];
  readonly remove: readonly string[];
  readonly leftovers: readonly Leftover[];
}

/** How many marks an actor keeps: far more than can be pending between a crash and the resumption. */
export const LEDGER_LENGTH = 40;
const LEDGER_PATH = "flags.gardien.ledger";

/** The ledger with one mark more, the oldest dropped. */
export function marked(ledger: readonly string[], mark: string): readonly string[] {
  return [...ledger, mark].slice(-LEDGER_LENGTH);
}

/** What is left to do to carry a plan out; nothing when it has been. */
export function forward(plan: Plan, sheet: Sheet): Forward {
  return {
    update: written(movesOf(plan), sheet, plan.id, 1),
    items: itemUpdates(plan, sheet, plan.id, 1),
    create: plan.created.filter(({ _id }) => sheet.item(_id) === undefined),
    remove: (plan.removed ?? []).flatMap(({ _id }) => (sheet.item(_id) ? [_id] : [])),
  };
}

/** What is left to do to take a plan back, and what cannot be. */
export function backward(plan: Plan, sheet: Sheet): Backward {
  const found = plan.created.map((source) => ({ source, item: sheet.item(source._id) }));
  const edited = found.filter(({ source, item }) => item && !contains(item, source));
  const done = sheet.ledger.includes(plan.undoId);
  const gone = done ? [] : found.filter(({ item }) => !item);
  const stuck = done ? [] : plan.values.filter((move) => !move.stays && (!holds(move, sheet) || isStuck(move, sheet)));
  const back = movesOf(plan).filter((move) => !move.stays && holds(move, sheet));
  return {
    update: written(back, sheet, plan.undoId, -1),
    items: itemUpdates(plan, sheet, plan.undoId, -1),
    create: (plan.removed ?? []).filter(({ _id }) => sheet.item(_id) === undefined),
    remove: found.filter(({ source, item }) => item && contains(item, source)).map(({ source }) => source._id),
    leftovers: [
      ...gone.map(({ source }) => ({ kind: "itemGone", name: source.name }) as const),
      ...edited.map(({ item }) => ({ kind: "itemEdited", name: String(item?.name) }) as const),
      ...stuck.map(({ path }) => ({ kind: "valueChanged", name: path }) as const),
      ...plan.items.flatMap((entry) => leftoverOf(entry, plan, sheet)),
    ],
  };
}

/** What a plan leaves as it is when it is taken back, since what it depends on is no longer so, e.g. the round it was in. */
export function leftStanding(plan: Plan, sheet: Sheet): readonly Move[] {
  return movesOf(plan).filter((move) => !move.stays && !holds(move, sheet));
}

/** The same taken back from what is remembered of the document, where that is what it depends on; `null`: nothing of it is. */
export function backIn(moves: readonly Move[], read: Sheet["read"]): Update | null {
  const page = { ledger: [], read };
  const update = moved(
    moves.filter((move) => holds(move, page)),
    page,
    -1,
  );
  return Object.keys(update).length > 0 ? update : null;
}

/** Whether what a change depends on for being taken back is as it was left; of a group, what is said of it. */
function holds({ while: holding }: Move, sheet: Pick<Sheet, "read">): boolean {
  return !holding || contains(sheet.read(holding.path) ?? null, holding.is);
}

function movesOf({ numbers, values }: Plan): readonly Move[] {
  return [...numbers, ...values];
}

/** What cannot be taken back of the changes to an item. */
function leftoverOf({ id, name, moves }: ItemMoves, plan: Plan, sheet: Sheet): readonly Leftover[] {
  const item = sheet.item(id);
  if (!item) return sheet.ledger.includes(plan.undoId) ? [] : [{ kind: "itemGone", name }];
  const page = pageOf(item);
  if (page.ledger.includes(plan.undoId)) return [];
  return moves.some((move) => isStuck(move, page)) ? [{ kind: "itemEdited", name: String(item.name) }] : [];
}

function itemUpdates({ items }: Plan, sheet: Sheet, mark: string, direction: 1 | -1): readonly Update[] {
  return items.flatMap(({ id, moves }) => {
    const item = sheet.item(id);
    const update = item ? written(moves, pageOf(item), mark, direction) : null;
    return update ? [{ _id: id, ...update }] : [];
  });
}

type Page = Pick<Sheet, "ledger" | "read">;

/** An item's source as the algebra reads it. */
function pageOf(source: Update): Page {
  const read = (path: string) => valueIn(source, path);
  const ledger = read(LEDGER_PATH);
  return { ledger: Array.isArray(ledger) ? ledger.map(String) : [], read };
}

/** The update that moves a document; `null` when its ledger has the mark. */
function written(moves: readonly Move[], page: Page, mark: string, direction: 1 | -1): Update | null {
  if (page.ledger.includes(mark)) return null;
  return { ...moved(moves, page, direction), [LEDGER_PATH]: marked(page.ledger, mark) };
}

/**
 * Numbers as differences from what the document says now, lists too: what was added, and what was taken; whatever else
 * only where it still is what the plan found. What a plan added by an id is taken back though it has been changed since.
 */
function moved(moves: readonly Move[], page: Page, direction: 1 | -1): Record<string, unknown> {
  const update: Record<string, unknown> = {};
  for (const { path, before, after } of moves) {
    const now = page.read(path);
    const [from, to] = direction === 1 ? [before, after] : [after, before];
    if (typeof from === "number" && typeof to === "number") {
      if (typeof now === "number") update[path] = now + (to - from);
    } else if (Array.isArray(from) && Array.isArray(to) && Array.isArray(now)) {
      const list = same(now, from) ? to : relisted(direction === 1 ? now : asAdded(now, from, to), from, to);
      if (list) update[path] = list;
    } else if (same(now, from)) update[path] = to;
  }
  return update;
}

/**
 * A list that has changed meanwhile, without what goes and with what comes; the rest of it stays as it is. `null` where
 * what comes would take the place of something that is no longer there.
 */
function relisted(
  now: readonly unknown[],
  from: readonly unknown[],
  to: readonly unknown[],
): readonly unknown[] | null {
  const [goes, comes] = [without(from, to), without(to, from)];
  return goes.length > 0 && comes.length > 0 && without(goes, now).length > 0
    ? null
    : [...without(now, goes), ...comes];
}

/** A list in which rows that only one of two lists has, told by their ids, are as they are there. */
function asAdded(now: readonly unknown[], having: readonly unknown[], without: readonly unknown[]): readonly unknown[] {
  const kept = new Set(without.map(idOf));
  const added = new Map(having.flatMap((row) => (idOf(row) && !kept.has(idOf(row)) ? [[idOf(row), row]] : [])));
  return now.map((row) => added.get(idOf(row)) ?? row);
}

/** The id by which a row of a list is known; empty where it has none. */
function idOf(row: unknown): string {
  const id = row !== null && typeof row === "object" ? (row as Update).id : "";
  return typeof id === "string" ? id : "";
}

/** What is left of a list once each of some entries is taken from it, as often as they are there. */
function without(list: readonly unknown[], entries: readonly unknown[]): readonly unknown[] {
  const left = [...list];
  for (const entry of entries) {
    const at = left.findIndex((one) => same(one, entry));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * Whether a value is no longer what was written, nor back at what it was; of a list, whether an entry that was added has
 * been changed or taken.
 */
function isStuck({ path, before, after }: Move, page: Page): boolean {
  const now = page.read(path);
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) {
    const added = without(after, before);
    return without(added, asAdded(now, after, before)).length > 0;
  }
  return !(typeof before === "number" && typeof after === "number") && !same(now, after) && !same(now, before);
}
