import { write } from "../foundry/write.js";
import { refuse, reportFailure } from "../text/errors.js";
import { FetchedPart } from "../ui/lazy-part.js";
import { playedRulesets, rulesetById, rulesetOf } from "../rulesets.js";
import { listen } from "../foundry/types/hooks.js";
import type { KeeperField } from "./keeper-fields.js";
import { everybody } from "../foundry/prepare-again.js";

/**
 * Fields of actors and items that only keepers write. A player's window leaves them out of what it sends; that can be got
 * round from a console, so a keeper's window watches too, and puts back what a player wrote in them all the same. The
 * manifest's own `gmOnlyFields` are no way: generation 14 lets no player create a sub-type that has one.
 */

type Data = Record<string, unknown>;
type Kept = Actor | Item;

/** Leaves what is not theirs out of a player's change of a document, and says so. */
export async function withhold(
  document: Kept,
  changed: object,
  { recursive }: { readonly recursive?: boolean },
): Promise<void> {
  await knowFieldsOf(document);
  const before = stored(document);
  const fields = fieldsOf(document).filter((field) =>
    takeOut(changed as Data, pathOf(field), before.get(field), field),
  );
  if (recursive === false && "system" in changed) {
    // What is replaced as a whole would fall back to its first value.
    for (const [field, value] of before)
      if (field.yields === undefined || fields.includes(field))
        foundry.utils.setProperty(changed, pathOf(field).join("."), value);
  }
  if (fields.length > 0) refuse("GARDIEN.ERROR.keeperOnly", { name: document.name });
}

/** The change that gives a player's new document its first values where only keepers write. */
export async function untouched(document: Kept): Promise<object> {
  await knowFieldsOf(document);
  return writing(first(document));
}

/** Watches over those fields from a keeper's window. Called once, when the world is ready. */
export async function watchKeeperOnly(): Promise<void> {
  await Promise.all(playedRulesets().map(({ id }) => FIELDS.load(id)));
  const known = new Map(
    everybody()
      .flatMap(withItems)
      .map((one) => [one.uuid, stored(one)]),
  );
  const note = (document: Kept) => known.set(document.uuid, stored(document));
  const watch = (document: Kept, user: string, before: Values): void => {
    const now = stored(document);
    const author = game.users.get(user);
    const taken = [...before].filter(([field, value]) => !isTheirs(field, now.get(field), value));
    if (author?.isGM === false && taken.length > 0) void putBack(document, new Map(taken), author.name);
    else note(document);
  };
  for (const kind of ["Actor", "Item"] as const) {
    listen(`create${kind}`, (document: Kept, _options: object, user: string) => {
      withItems(document).forEach(note); // things that come with somebody are looked at with them
      watch(document, user, first(document));
    });
    listen(`update${kind}`, (document: Kept, _changed: object, _options: object, user: string) =>
      watch(document, user, known.get(document.uuid) ?? stored(document)),
    );
  }
}

function withItems(document: Kept): readonly Kept[] {
  return "items" in document ? [document, ...document.items] : [document];
}

/** One keeper's window does it; the others go on knowing what stood there. */
async function putBack(document: Kept, values: Values, user: string): Promise<void> {
  if (!game.user.isActiveGM) return;
  try {
    await write(document, writing(values));
    refuse("GARDIEN.ERROR.keeperOnlyBack", { name: document.name, user });
  } catch (error) {
    reportFailure(`fields of the keeper in ${document.uuid}`, error);
  }
}

type Values = ReadonlyMap<KeeperField, unknown>;

/** What every actor and every item has; a thing that changes hands keeps what is noted of it. */
const ACTOR_NOTES: readonly KeeperField[] = [{ path: "keeperNotes" }];
const ITEM_NOTES: readonly KeeperField[] = [{ path: "keeperNotes", comes: true }];

/** What rulesets keep for the keeper. */
const FIELDS = new FetchedPart((ruleset) => rulesetById(ruleset)?.keeperOnly);

async function knowFieldsOf({ type }: Kept): Promise<void> {
  await FIELDS.load(rulesetOf(type)?.id ?? "");
}

function fieldsOf(document: Kept): readonly KeeperField[] {
  const { type } = document;
  const notes = document.documentName === "Actor" ? ACTOR_NOTES : ITEM_NOTES;
  return rulesetOf(type) ? [...notes, ...(FIELDS.known(rulesetOf(type)?.id ?? "")?.[type] ?? [])] : [];
}

function pathOf({ path }: KeeperField): readonly string[] {
  return ["system", ...path.split(".")];
}

function stored(document: Kept): Values {
  const source = (document as { readonly _source: object })._source;
  return new Map(
    fieldsOf(document).map((field) => [field, foundry.utils.getProperty(source, pathOf(field).join("."))]),
  );
}

interface WithSchema {
  readonly schema: { getField(path: string): { getInitialValue(data: object): unknown } | undefined };
}

/** The values of a fresh document, but for what one may come with. */
function first(document: Kept): Values {
  const { schema } = document.system as WithSchema;
  const fields = fieldsOf(document).filter(({ comes }) => !comes);
  return new Map(fields.map((field) => [field, schema.getField(field.path)?.getInitialValue({})]));
}

function writing(values: Values): object {
  const change = {};
  for (const [field, value] of values) foundry.utils.setProperty(change, pathOf(field).join("."), value);
  return change;
}

/** Takes a path out of a change, with whatever would delete or replace it on the way; whether it would have changed. */
function takeOut(change: Data, [key = "", ...rest]: readonly string[], before: unknown, field: KeeperField): boolean {
  const doing = [`-=${key}`, `==${key}`].filter((name) => Object.hasOwn(change, name));
  for (const name of doing) Reflect.deleteProperty(change, name);
  const touched = doing.length > 0;
  if (!Object.hasOwn(change, key)) return touched;
  const value = change[key];
  if (rest.length > 0 && isPlain(value)) return takeOut(value, rest, before, field) || touched;
  if (rest.length === 0 && isTheirs(field, value, before)) return touched;
  Reflect.deleteProperty(change, key);
  return true;
}

/** Whether a player may leave a field at a value: it stands there already, or gives something up. */
function isTheirs({ yields }: KeeperField, value: unknown, before: unknown): boolean {
  return value === before || (yields !== undefined && value === yields);
}

function isPlain(value: unknown): value is Data {
  return value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
}
