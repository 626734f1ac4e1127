import type { Data } from "../../common/types.js";
import { expandObject } from "../../common/utils/clone.js";
import { operatorsToKeys } from "../../common/utils/operators.js";
import { hasProperty } from "../../common/utils/paths.js";
import { Refusal } from "../errors.js";
import { isRecord, type Child, type Kind } from "../store/hierarchy.js";
import { hashPassword } from "../users/passwords.js";
import { isKeeper, type Context } from "./context.js";
import { differenceOf } from "./difference.js";
import { cleanHtmlFields, htmlPaths } from "./html.js";
import { gmOnly, gmOnlyPaths, schemaOf } from "./models.js";
import { prepareList, prepareNew } from "./prepare.js";
import { stampUpdate } from "./stamps.js";

/** What moves a token. */
const MOVES = ["x", "y", "elevation"];

/** A document after an update, and what is different; `null` when nothing is. */
export interface Changed {
  after: Data;
  difference: Data | null;
}

/** Applies the changes of one document: cleaned, valid, within what a player may touch. */
export function applyChanges(context: Context, kind: Kind, before: Data, given: Data): Changed {
  const changes = operatorsToKeys(expandObject(given)) as Data;
  for (const key of ["_id", "_stats", "-=_stats", "==_stats", "-=_id", "==_id"]) delete changes[key];
  const children = changeChildren(context, kind, before, changes);
  if (kind.name === "User" && typeof changes.password === "string") changes.password = hashPassword(changes.password);

  const merged = mergeChanges(kind, before, changes, context.operation.recursive !== false);
  const after: Data = { ...merged, ...children, _id: before._id };
  if (after.type !== before.type && !isKeeper(context)) throw gmOnly(kind, "type");
  cleanHtmlFields(after, htmlPaths(context.world.system, kind.name, after.type), before);
  const difference = differenceOf(before, after);
  if (Object.keys(difference).length === 0) return { after: before, difference: null };
  if (!isKeeper(context)) {
    if (kind.name === "Token" && context.world.paused && MOVES.some((key) => key in difference))
      throw new Refusal("The game is paused: only a keeper moves tokens");
    const touched = gmOnlyPaths(context.world.system, kind.name, after.type).find((path) => touches(difference, path));
    if (touched) throw gmOnly(kind, touched);
  }
  return { after, difference };
}

/** Stamps what was changed and gives the difference to tell the clients. */
export function seal(context: Context, kind: Kind, before: Data, { after, difference }: Changed, given: Data): Data {
  if (context.user && schemaOf(kind.name).has("_stats")) stampUpdate(context.world, after, context.user._id);
  const stamped: Data = {
    ...difference,
    ...differenceOf({ _stats: before._stats }, { _stats: after._stats }),
    _id: after._id,
  };
  const { diff, recursive } = context.operation;
  // Where nothing is merged, a difference in depth would replace the whole; asked for all that was sent, all is told.
  const whole = [
    ...(recursive === false ? Object.keys(stamped) : []),
    ...(diff === false ? Object.keys(expandObject(given)) : []),
  ];
  for (const key of whole) if (Object.hasOwn(after, key)) stamped[key] = after[key];
  return stamped;
}

function mergeChanges(kind: Kind, before: Data, changes: Data, recursive: boolean): Data {
  const schema = schemaOf(kind.name);
  const merged = { ...before };
  const source = { ...before, ...changes };
  for (const [key, change] of Object.entries(changes)) {
    // Data of another sub-type do not mix with the present ones.
    const mixes = recursive && !(key === "system" && source.type !== before.type);
    const result = schema._mergeKey(merged, key, change, { recursive: mixes, fallback: false, source });
    if (result?.failure?.unresolved) {
      throw new Refusal(`${kind.name} validation errors: ${key}: ${result.failure.toString()}`);
    }
  }
  return merged;
}

/** Whether a difference changes, deletes or replaces something at, above or below a path. */
function touches(difference: Data, path: string): boolean {
  const [key = "", ...rest] = path.split(".");
  if (Object.hasOwn(difference, `-=${key}`)) return true;
  if (!Object.hasOwn(difference, key)) return false;
  const inner: unknown = difference[key];
  return rest.length === 0 || !isRecord(inner) || touches(inner, rest.join("."));
}

/** Children given inside their parent's changes: known ids are updated, others created. Takes them out of the changes. */
function changeChildren(context: Context, kind: Kind, before: Data, changes: Data): Data {
  const changed: Data = {};
  for (const [key, child] of Object.entries(kind.children)) {
    if (hasProperty(changes, `-=${key}`) || hasProperty(changes, `==${key}`)) {
      throw new Refusal(`${key} cannot be deleted or replaced as a whole`);
    }
    if (!Object.hasOwn(changes, key)) continue;
    const given: unknown = changes[key];
    delete changes[key];
    changed[key] = child.single
      ? changeDelta(context, child, before, given)
      : changeList(context, kind, child, before[key], given);
  }
  return changed;
}

function changeDelta(context: Context, child: Child, token: Data, given: unknown): Data {
  const current: unknown = token.delta;
  const blank = given === null || context.operation.recursive === false || !isRecord(current);
  if (given !== null && !isRecord(given)) throw new Refusal("delta must be an object");
  if (blank) return prepareNew(context, child.kind, { ...given, _id: token._id }, true);
  return applyChanges(context, child.kind, current, given).after;
}

function changeList(context: Context, parent: Kind, child: Child, current: unknown, given: unknown): unknown[] {
  if (parent.name === "ActorDelta" && context.operation.recursive === false) {
    return prepareList(context, parent, child, given);
  }
  if (!isKeeper(context) && !["Actor", "Item", "ActorDelta"].includes(parent.name)) {
    throw new Refusal(`Change the ${child.kind.collection} of a ${parent.name} one by one`);
  }
  if (!Array.isArray(given) || !given.every(isRecord)) throw new Refusal(`${child.kind.collection} must hold objects`);
  const list: unknown[] = Array.isArray(current) ? [...current] : [];
  for (const entry of given) {
    const index = list.findIndex((known) => isRecord(known) && known._id === entry._id && !known._tombstone);
    const known = list[index];
    if (isRecord(known)) list[index] = applyChanges(context, child.kind, known, entry).after;
    else list.push(prepareNew(context, child.kind, entry, true));
  }
  return list;
}
