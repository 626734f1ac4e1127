import type { Data } from "../../common/types.js";
import { Refusal } from "../errors.js";
import { childOf, isRecord, primaryKind, type Kind } from "../store/hierarchy.js";
import type { World } from "../world/world.js";

/** One step from a primary document down to the parent of an operation. */
export interface Link {
  kind: Kind;
  source: Data;
  /** For a token's delta: the actor whose children it inherits. */
  inherited?: Data;
}

/** The parent an embedded operation names: a copy of its primary document to work on, and the way down to it. */
export interface Target {
  root: Kind;
  rootId: string;
  draft: Data;
  links: Link[];
}

/** Finds the document that a UUID names, in a copy of the primary document that holds it. */
export function findTarget(world: World, uuid: string): Target {
  const parts = uuid.split(".");
  const [name = "", rootId = ""] = parts;
  const root = primaryKind(name);
  const current = root?.name === name ? world.store.get(name, rootId) : undefined;
  if (!root || !current || parts.length % 2) throw new Refusal(`${uuid} does not exist`);
  const draft = structuredClone(current);
  const links: Link[] = [{ kind: root, source: draft }];
  for (let at = 2; at < parts.length; at += 2) {
    const link = step(world, links, parts[at] ?? "", parts[at + 1] ?? "");
    if (!link) throw new Refusal(`${uuid} does not exist`);
    links.push(link);
  }
  return { root, rootId, draft, links };
}

function step(world: World, links: Link[], name: string, id: string): Link | undefined {
  const parent = lastOf(links);
  if (parent.kind.name === "Token" && (name === "Actor" || name === "ActorDelta")) {
    const delta = deltaOf(world, parent);
    return [delta.source._id, parent.source._id, parent.source.actorId].includes(id) ? delta : undefined;
  }
  const child = childOf(parent.kind, name);
  if (!child || child.single) return undefined;
  const source = materialise(parent, child.key, id);
  return source && { kind: child.kind, source };
}

export function lastOf(links: Link[]): Link {
  const link = links.at(-1);
  if (!link) throw new Error("a target has at least one link");
  return link;
}

/** The delta of an unlinked token, made empty where there is none yet. */
export function deltaOf(world: World, token: Link): Link {
  const child = childOf(token.kind, "ActorDelta");
  if (!child) throw new Error("a token has a delta");
  if (token.source.actorLink) throw new Refusal("A linked token has no data of its own: change its actor");
  if (!isRecord(token.source.delta)) token.source.delta = { _id: token.source._id };
  const delta: Data = token.source.delta;
  delta._id ??= token.source._id;
  const base = world.store.get("Actor", token.source.actorId);
  return base ? { kind: child.kind, source: delta, inherited: base } : { kind: child.kind, source: delta };
}

/** The children a parent holds itself; the list is created when it is missing. */
function listOf(link: Link, key: string): unknown[] {
  if (!Array.isArray(link.source[key])) link.source[key] = [];
  return link.source[key];
}

const hasId =
  (id: string) =>
  (entry: unknown): entry is Data =>
    isRecord(entry) && entry._id === id;

const inheritedChild = (link: Link, key: string, id: string): Data | undefined => {
  const list: unknown = link.inherited?.[key];
  return Array.isArray(list) ? list.find(hasId(id)) : undefined;
};

/** A child as it stands, inherited ones included; undefined when there is none or a tombstone. */
export function findChild(link: Link, key: string, id: string): Data | undefined {
  const own = listOf(link, key).find(hasId(id));
  if (own) return own._tombstone ? undefined : own;
  return inheritedChild(link, key, id);
}

/** A child to write in: an inherited one is first copied whole into the delta. */
export function materialise(link: Link, key: string, id: string): Data | undefined {
  const found = findChild(link, key, id);
  if (!found || found !== inheritedChild(link, key, id)) return found;
  const copy = structuredClone(found);
  listOf(link, key).push(copy);
  return copy;
}

/** Adds a child; a tombstone of the same id gives way to it. */
export function addChild(link: Link, key: string, source: Data): void {
  const list = listOf(link, key);
  const tombstone = list.findIndex(hasId(source._id));
  if (tombstone >= 0) list.splice(tombstone, 1);
  list.push(source);
}

/** Removes a child; an inherited one leaves a tombstone. */
export function removeChild(link: Link, key: string, id: string): void {
  const list = listOf(link, key);
  const index = list.findIndex(hasId(id));
  const tombstone = inheritedChild(link, key, id) ? [{ _id: id, _tombstone: true }] : [];
  if (index >= 0) list.splice(index, 1, ...tombstone);
  else list.push(...tombstone);
}
