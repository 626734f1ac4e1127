import { rulesetOf } from "../../rulesets/index.js";
import type { KeeperField } from "../../rulesets/ruleset.js";
import { refuse, reportFailure } from "../errors.js";
import { listen } from "../types/hooks.js";
import { everybody } from "./prepare-again.js";

/**
 * Fields of actors that only keepers write. A player's window leaves them out of what it sends; that can be got round
 * from a console, so a keeper's window watches too, and puts back what a player wrote in them all the same. The
 * manifest's own `gmOnlyFields` are no way: generation 14 lets no player create a sub-type that has one.
 */

type Data = Record<string, unknown>;

/** Leaves what is not theirs out of a player's change of an actor, and says so. */
export function withhold(actor: Actor, changed: object, { recursive }: { readonly recursive?: boolean }): void {
  const before = stored(actor);
  const fields = fieldsOf(actor).filter((field) => takeOut(changed as Data, pathOf(field), before.get(field), field));
  if (recursive === false && "system" in changed) {
    // What is replaced as a whole would fall back to its first value.
    for (const [field, value] of before)
      if (field.yields === undefined) foundry.utils.setProperty(changed, pathOf(field).join("."), value);
  }
  if (fields.length > 0) refuse("GARDIEN.ERROR.keeperOnly", { name: actor.name });
}

/** The change that gives a player's new actor its first values where only keepers write. */
export function untouched(actor: Actor): object {
  return writing(first(actor));
}

/** Watches over those fields from a keeper's window. Called once, when the world is ready. */
export function watchKeeperOnly(): void {
  const known = new Map(everybody().map((actor) => [actor.uuid, stored(actor)]));
  const watch = (actor: Actor, user: string, before: Values): void => {
    const now = stored(actor);
    const author = game.users.get(user);
    const taken = [...before].filter(([field, value]) => !isTheirs(field, now.get(field), value));
    if (author?.isGM === false && taken.length > 0) void putBack(actor, new Map(taken), author.name);
    else known.set(actor.uuid, now);
  };
  listen("createActor", (actor: Actor, _options: object, user: string) => watch(actor, user, first(actor)));
  listen("updateActor", (actor: Actor, _changed: object, _options: object, user: string) =>
    watch(actor, user, known.get(actor.uuid) ?? stored(actor)),
  );
}

/** One keeper's window does it; the others go on knowing what stood there. */
async function putBack(actor: Actor, values: Values, user: string): Promise<void> {
  if (!game.user.isActiveGM) return;
  try {
    await actor.update(writing(values));
    refuse("GARDIEN.ERROR.keeperOnlyBack", { name: actor.name, user });
  } catch (error) {
    reportFailure(`fields of the keeper in ${actor.uuid}`, error);
  }
}

type Values = ReadonlyMap<KeeperField, unknown>;

function fieldsOf({ type }: Actor): readonly KeeperField[] {
  return rulesetOf(type)?.actors[type]?.keeperOnly ?? [];
}

function pathOf({ path }: KeeperField): readonly string[] {
  return ["system", ...path.split(".")];
}

function stored(actor: Actor): Values {
  const source = (actor as unknown as { readonly _source: object })._source;
  return new Map(fieldsOf(actor).map((field) => [field, foundry.utils.getProperty(source, pathOf(field).join("."))]));
}

interface WithSchema {
  readonly schema: { getField(path: string): { getInitialValue(data: object): unknown } | undefined };
}

/** The values of a fresh actor. */
function first(actor: Actor): Values {
  const { schema } = actor.system as unknown as WithSchema;
  return new Map(fieldsOf(actor).map((field) => [field, schema.getField(field.path)?.getInitialValue({})]));
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
