import { contains, same, valueIn } from "../record/same-values.js";
import type { ItemMoves, ItemSource, Leftover, Move, Plan, Sheet } from "../record/plan.js";

type Update = Readonly<Record<string, unknown>>;

/** Writes that carry out a plan; `update` is `null` when the ledger has its mark already. */
export interface Forward {
  readonly update: Update | null;
  /** Updates of items that do not have the mark, with their `_id`. */
  readonly items: readonly Update[];
  readonly create: readonly ItemSource[];
  /** Ids of items to delete. */
  readonly remove: readonly string[];
}

/** Writes that undo a plan, and what cannot be undone. */
export interface Backward {
  readonly update: Update | null;
  readonly items: readonly Update[];
  /** Deleted items to create again. */
  readonly create: readonly ItemSource[];
  readonly remove: readonly string[];
  readonly leftovers: readonly Leftover[];
}

/** Number of marks in an actor's ledger: far more than can be pending between a crash and a resumption. */
export const LEDGER_LENGTH = 40;
const LEDGER_PATH = "flags.gardien.ledger";

/** Returns the ledger with one more mark; the oldest one drops out. */
export function marked(ledger: readonly string[], mark: string): readonly string[] {
  return [...ledger, mark].slice(-LEDGER_LENGTH);
}

/** Returns the writes that are left to carry out a plan; none when it is carried out. */
export function forward(plan: Plan, sheet: Sheet): Forward {
  return {
    update: written(movesOf(plan), sheet, plan.id, 1),
    items: itemUpdates(plan, sheet, plan.id, 1),
    create: plan.created.filter(({ _id }) => sheet.item(_id) === undefined),
    remove: (plan.removed ?? []).flatMap(({ _id }) => (sheet.item(_id) ? [_id] : [])),
  };
}

/** Returns the writes that are left to undo a plan, and what cannot be undone. */
export function backward(plan: Plan, sheet: Sheet): Backward {
  const found = plan.created.map((source) => ({ source, item: sheet.item(source._id) }));
  const edited = found.filter(({ source, item }) => item && !contains(item, source));
  const done = sheet.ledger.includes(plan.undoId);
  const gone = done ? [] : found.filter(({ item }) => !item);
  const stuck = done ? [] : plan.values.filter((move) => !move.stays && isChanged(move, sheet));
  const back = movesOf(plan).filter((move) => !move.stays && move.back !== "leave" && holds(move, sheet));
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

/**
 * Returns what is left to tell of an undo once it is written: not of a value that stands as it was before all the same,
 * because that follows from the rest.
 */
export function stillLeft(leftovers: readonly Leftover[], { values }: Plan, sheet: Pick<Sheet, "read">) {
  const isBack = (path: string) => values.some((move) => move.path === path && same(sheet.read(path), move.before));
  return leftovers.filter(({ kind, name }) => kind !== "valueChanged" || !isBack(name));
}

/** Returns the moves that an undo leaves because their condition no longer holds, e.g. another round began. */
export function leftStanding(plan: Plan, sheet: Sheet): readonly Move[] {
  return movesOf(plan).filter((move) => !move.stays && !holds(move, sheet));
}

/** Returns the update that undoes moves whose condition holds on a remembered document; `null`: none does. */
export function backIn(moves: readonly Move[], read: Sheet["read"]): Update | null {
  const page = { ledger: [], read };
  const update = moved(
    moves.filter((move) => holds(move, page)),
    page,
    -1,
  );
  return Object.keys(update).length > 0 ? update : null;
}

/** Tells whether the condition for undoing a move holds; of an object, only the parts named are compared. */
function holds({ while: holding }: Move, sheet: Pick<Sheet, "read">): boolean {
  return !holding || contains(sheet.read(holding.path) ?? null, holding.is);
}

function movesOf({ numbers, values }: Plan): readonly Move[] {
  return [...numbers, ...values];
}

/** Returns what cannot be undone of the changes to an item. */
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
    const moving = direction === 1 ? moves : moves.filter(({ back }) => back !== "leave");
    const update = item ? written(moving, pageOf(item), mark, direction) : null;
    return update ? [{ _id: id, ...update }] : [];
  });
}

type Page = Pick<Sheet, "ledger" | "read">;

/** Returns an item's source as planning reads it. */
function pageOf(source: Update): Page {
  const read = (path: string) => valueIn(source, path);
  const ledger = read(LEDGER_PATH);
  return { ledger: Array.isArray(ledger) ? ledger.map(String) : [], read };
}

/** Returns the update that moves a document in a direction; `null` when its ledger has the mark. */
function written(moves: readonly Move[], page: Page, mark: string, direction: 1 | -1): Update | null {
  if (page.ledger.includes(mark)) return null;
  return { ...moved(moves, page, direction), [LEDGER_PATH]: marked(page.ledger, mark) };
}

/**
 * Returns the values after a move. Numbers and lists move by their difference, so that other changes survive; any other
 * value only where it is as the plan left it. A row that a plan added by id is removed even if changed. A number that the
 * keeper wants as it was before goes back to that, whatever it is now.
 */
function moved(moves: readonly Move[], page: Page, direction: 1 | -1): Record<string, unknown> {
  const update: Record<string, unknown> = {};
  for (const { path, before, after, back } of moves) {
    const now = page.read(path);
    const [from, to] = direction === 1 ? [before, after] : [after, before];
    if (direction === -1 && back === "before" && typeof now === "number") update[path] = before;
    else if (typeof from === "number" && typeof to === "number") {
      if (typeof now === "number") update[path] = now + (to - from);
    } else if (Array.isArray(from) && Array.isArray(to) && Array.isArray(now)) {
      const list = same(now, from) ? to : relisted(direction === 1 ? now : asAdded(now, from, to), from, to);
      if (list) update[path] = list;
    } else if (same(now, from)) update[path] = to;
  }
  return update;
}

/**
 * Returns a list that has changed meanwhile, without what goes and with what comes; `null` where what comes would
 * replace something that is no longer there.
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

/** Returns a list where rows that are only in `having`, compared by id, are as they are there. */
function asAdded(now: readonly unknown[], having: readonly unknown[], without: readonly unknown[]): readonly unknown[] {
  const kept = new Set(without.map(idOf));
  const added = new Map(having.flatMap((row) => (idOf(row) && !kept.has(idOf(row)) ? [[idOf(row), row]] : [])));
  return now.map((row) => added.get(idOf(row)) ?? row);
}

/** Returns the id of a row of a list; empty where it has none. */
function idOf(row: unknown): string {
  const id = row !== null && typeof row === "object" ? (row as Update).id : "";
  return typeof id === "string" ? id : "";
}

/** Returns a list less some entries, each removed as often as it is given. */
function without(list: readonly unknown[], entries: readonly unknown[]): readonly unknown[] {
  const left = [...list];
  for (const entry of entries) {
    const at = left.findIndex((one) => same(one, entry));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * Tells whether a value was changed since, and stays so. One that stays because its condition no longer holds, as the plan
 * wrote it, is what somebody else needs now: care that was called for, once other wounds have come.
 */
function isChanged(move: Move, page: Page): boolean {
  const now = page.read(move.path);
  const otherwise = !holds(move, page) && !same(now, move.after) && !same(now, move.before);
  return otherwise || isStuck(move, page);
}

/**
 * Tells whether a value is neither what was written nor what it was before; of a list, whether an added entry was
 * changed or removed.
 */
function isStuck({ path, before, after }: Move, page: Page): boolean {
  const now = page.read(path);
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) {
    const added = without(after, before);
    return without(added, asAdded(now, after, before)).length > 0;
  }
  return !(typeof before === "number" && typeof after === "number") && !same(now, after) && !same(now, before);
}
