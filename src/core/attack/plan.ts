/**
 * What a blow changes on one actor, written down before it is done, so that it is done once, finished after a crash
 * and taken back. Pure: documents come in as a `Sheet`, out go the writes to make.
 *
 * Each write carries its own mark (`id`, `undoId`) into the actor's ledger within the same update as the numbers:
 * whoever resumes sees in the ledger, not in the clock, whether the numbers have moved.
 */
export interface Plan {
  readonly id: string;
  readonly undoId: string;
  readonly numbers: readonly { readonly path: string; readonly before: number; readonly after: number }[];
  readonly values: readonly { readonly path: string; readonly before: string; readonly after: string }[];
  /** Whole sources of the items to create, each with its final `_id`. */
  readonly created: readonly ItemSource[];
}

export type ItemSource = Readonly<Record<string, unknown>> & { readonly _id: string; readonly name: string };

/** What the algebra reads of an actor. */
export interface Sheet {
  readonly ledger: readonly string[];
  read(path: string): unknown;
  /** Source of an item, if the actor has it. */
  item(id: string): Readonly<Record<string, unknown>> | undefined;
}

/** What could not be taken back, by name. */
export interface Leftover {
  readonly kind: "itemGone" | "itemEdited" | "valueChanged";
  readonly name: string;
}

/** The writes that carry a plan out; `update` is null when the ledger already has the mark. */
export interface Forward {
  readonly update: Readonly<Record<string, unknown>> | null;
  readonly create: readonly ItemSource[];
}

export interface Backward {
  readonly update: Readonly<Record<string, unknown>> | null;
  readonly remove: readonly string[];
  readonly leftovers: readonly Leftover[];
}

/** How many marks an actor keeps: far more than can be pending between a crash and the resumption. */
const LEDGER_LENGTH = 40;
const LEDGER_PATH = "flags.gardien.ledger";

/** The ledger with one mark more, the oldest dropped. */
export function marked(ledger: readonly string[], mark: string): readonly string[] {
  return [...ledger, mark].slice(-LEDGER_LENGTH);
}

/** What is left to do to carry a plan out; nothing when it has been. */
export function forward(plan: Plan, sheet: Sheet): Forward {
  return {
    update: sheet.ledger.includes(plan.id)
      ? null
      : { ...moved(plan, sheet, 1), [LEDGER_PATH]: marked(sheet.ledger, plan.id) },
    create: plan.created.filter(({ _id }) => sheet.item(_id) === undefined),
  };
}

/** What is left to do to take a plan back, and what cannot be. */
export function backward(plan: Plan, sheet: Sheet): Backward {
  const done = sheet.ledger.includes(plan.undoId);
  const found = plan.created.map((source) => ({ source, item: sheet.item(source._id) }));
  const edited = found.filter(({ source, item }) => item && !contains(item, source));
  const gone = done ? [] : found.filter(({ item }) => !item);
  const stuck = done ? [] : plan.values.filter(({ path, after }) => sheet.read(path) !== after);
  return {
    update: done ? null : { ...moved(plan, sheet, -1), [LEDGER_PATH]: marked(sheet.ledger, plan.undoId) },
    remove: found.filter(({ source, item }) => item && contains(item, source)).map(({ source }) => source._id),
    leftovers: [
      ...gone.map(({ source }) => ({ kind: "itemGone", name: source.name }) as const),
      ...edited.map(({ item }) => ({ kind: "itemEdited", name: String(item?.name) }) as const),
      ...stuck.map(({ path }) => ({ kind: "valueChanged", name: path }) as const),
    ],
  };
}

/** Numbers as differences from what the sheet says now; words only where they still are what the plan found. */
function moved(plan: Plan, sheet: Sheet, direction: 1 | -1): Record<string, unknown> {
  const update: Record<string, unknown> = {};
  for (const { path, before, after } of plan.numbers) {
    const now = sheet.read(path);
    if (typeof now === "number") update[path] = now + direction * (after - before);
  }
  for (const { path, before, after } of plan.values) {
    const [from, to] = direction === 1 ? [before, after] : [after, before];
    if (sheet.read(path) === from) update[path] = to;
  }
  return update;
}

/** Whether every value of `part` is found, equal, in `whole`; what `whole` has besides is the model's own. */
export function contains(whole: unknown, part: unknown): boolean {
  if (part === null || typeof part !== "object") return Object.is(whole, part);
  if (whole === null || typeof whole !== "object") return false;
  if (Array.isArray(part)) {
    return Array.isArray(whole) && whole.length === part.length && part.every((value, i) => contains(whole[i], value));
  }
  return Object.entries(part).every(([key, value]) => contains((whole as Record<string, unknown>)[key], value));
}
