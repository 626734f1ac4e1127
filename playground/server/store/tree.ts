import type { Data } from "../../common/types.js";
import { isRecord, type Kind } from "./hierarchy.js";

/** The database key of a document: `!scenes.tokens!scene.token`. */
const keyOf = (collections: string[], ids: string[]): string => `!${collections.join(".")}!${ids.join(".")}`;

/** Something that can live under a key of its own; anything else stays inside its parent, so that nothing is lost. */
const hasOwnKey = (value: unknown): value is Data =>
  isRecord(value) && typeof value._id === "string" && /^[^.!]+$/.test(value._id);

/** Spreads a document over its keys; each parent keeps the ids of its children. Values are JSON. */
export function flatten(
  kind: Kind,
  source: Data,
  sink = new Map<string, string>(),
  collections = [kind.collection],
  ids = [String(source._id)],
): Map<string, string> {
  const stored = { ...source };
  const detach = (child: Kind, key: string, value: unknown): unknown => {
    if (!hasOwnKey(value)) return value;
    flatten(child, value, sink, [...collections, key], [...ids, value._id]);
    return value._id;
  };
  for (const [key, { kind: child }] of Object.entries(kind.children)) {
    const value: unknown = stored[key];
    if (Array.isArray(value)) stored[key] = value.map((entry) => detach(child, key, entry));
    else stored[key] = detach(child, key, value);
  }
  sink.set(keyOf(collections, ids), JSON.stringify(stored));
  return sink;
}

/**
 * Puts a document and its children back together. The key decides the id: a value without one is still that document.
 * Ids whose child is missing or unreadable stay in place as strings.
 */
export function assemble(
  kind: Kind,
  entries: ReadonlyMap<string, unknown>,
  collections: string[],
  ids: string[],
): Data | undefined {
  const value = entries.get(keyOf(collections, ids));
  if (!isRecord(value)) return undefined;
  const source: Data = { ...value, _id: ids.at(-1) };
  const attach = (child: Kind, key: string, entry: unknown): unknown =>
    (typeof entry === "string" && assemble(child, entries, [...collections, key], [...ids, entry])) || entry;
  for (const [key, { kind: child }] of Object.entries(kind.children)) {
    const held: unknown = source[key];
    if (Array.isArray(held)) source[key] = held.map((entry) => attach(child, key, entry));
    else if (held !== undefined) source[key] = attach(child, key, held);
  }
  return source;
}

/** The ids of the primary documents among the keys of a database. */
export const primaryIds = (kind: Kind, entries: ReadonlyMap<string, unknown>): string[] => {
  const prefix = `!${kind.collection}!`;
  return [...entries.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
};
