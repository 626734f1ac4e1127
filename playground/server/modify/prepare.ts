import type { Data } from "../../common/types.js";
import { expandObject } from "../../common/utils/clone.js";
import { applySpecialKeys } from "../../common/utils/operators.js";
import { deleteProperty } from "../../common/utils/paths.js";
import { randomID } from "../../common/utils/strings.js";
import { Refusal } from "../errors.js";
import { isRecord, type Child, type Kind } from "../store/hierarchy.js";
import { hashPassword } from "../users/passwords.js";
import { isKeeper, type Context } from "./context.js";
import { cleanHtmlFields, htmlPaths } from "./html.js";
import { buildSource, declaredPaths, gmOnly, gmOnlyPaths, schemaOf } from "./models.js";
import { newId } from "./request.js";
import { creationStats } from "./stamps.js";

/** Builds the source of a new document and of all it holds: cleaned, valid, with ids, owner and stamps of its own. */
export function prepareNew(context: Context, kind: Kind, given: Data, keepId: boolean): Data {
  const expanded = expandObject(given);
  expanded._id = newId(expanded, keepId, randomID);
  const children = takeChildren(context, kind, expanded);
  // In a token's delta, deletions of inherited keys are data.
  const data = kind.name === "ActorDelta" ? expanded : (applySpecialKeys(expanded) as Data);
  if (!isKeeper(context)) {
    refuseKeepersTypes(context, kind, data.type);
    for (const path of gmOnlyPaths(context.world.system, kind.name, data.type)) deleteProperty(data, path);
  }
  const stats: unknown = data._stats;
  delete data._stats;
  const source = buildSource(kind.name, data);
  own(context, kind, source);
  cleanHtmlFields(source, htmlPaths(context.world.system, kind.name, source.type));
  if (schemaOf(kind.name).has("_stats")) {
    source._stats = creationStats(context.world, stats, context.user?._id ?? null);
  }
  return Object.assign(source, children);
}

/** From generation 14 on, players create nothing of a sub-type that keeps a field for keepers (issue 14252). */
function refuseKeepersTypes({ world }: Context, kind: Kind, type: unknown): void {
  if (world.release.generation < 14 || kind.name === "ActorDelta") return;
  const [kept] = declaredPaths(world.system, kind.name, type, "gmOnlyFields");
  if (kept) throw gmOnly(kind, kept);
}

function takeChildren(context: Context, kind: Kind, data: Data): Data {
  const children: Data = {};
  for (const [key, child] of Object.entries(kind.children)) {
    const given: unknown = data[key];
    delete data[key];
    if (child.single) children[key] = prepareDelta(context, child, given, data._id);
    else children[key] = prepareList(context, kind, child, given);
  }
  return children;
}

function prepareDelta(context: Context, child: Child, given: unknown, tokenId: string): Data {
  if (given !== undefined && given !== null && !isRecord(given)) throw new Refusal("delta must be an object");
  return prepareNew(context, child.kind, { ...given, _id: tokenId }, true);
}

/** The children of a new parent, or those that replace all it had. */
export function prepareList(context: Context, parent: Kind, child: Child, given: unknown): Data[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw new Refusal(`${child.kind.collection} must be a list`);
  const keepIds = context.operation.keepEmbeddedIds !== false;
  const seen = new Set<string>();
  return given.map((entry: unknown) => {
    if (!isRecord(entry)) throw new Refusal(`${child.kind.collection} must hold objects`);
    const isTombstone = parent.name === "ActorDelta" && entry._tombstone === true;
    const source = isTombstone
      ? { _id: newId(entry, true, randomID), _tombstone: true }
      : prepareNew(context, child.kind, entry, keepIds);
    if (seen.has(source._id)) throw new Refusal(`${child.kind.name} ${source._id} stands there twice`);
    seen.add(source._id);
    return source;
  });
}

/** What the server decides about a new document whatever the client says. */
function own({ user }: Context, kind: Kind, source: Data): void {
  if (kind.name === "User" && typeof source.password === "string") source.password = hashPassword(source.password);
  if (!user) return;
  if (kind.name === "ChatMessage") {
    source.author = user._id;
    source.timestamp = Date.now();
  }
  if (kind.name === "Macro") source.author = user._id;
  const ownership = kind.name === "ActorDelta" ? undefined : schemaOf(kind.name).get("ownership");
  if (ownership) source.ownership = { ...source.ownership, [user._id]: 3 };
}
