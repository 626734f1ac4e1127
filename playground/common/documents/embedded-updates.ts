import type { UpdateOptions } from "../data/data-model.js";
import type { Data, Value } from "../types.js";
import { deepClone } from "../utils/clone.js";
import type { Document } from "./document.js";
import type { EmbeddedCollection } from "./embedded-collection.js";
import { EmbeddedCollectionDelta } from "./embedded-collection-delta.js";

/** What an update of a parent does to one of its collections. */
export interface ChildChanges {
  name: string;
  /** Differences of known children, whole sources of new ones. */
  difference: Data[];
  commit(): void;
}

/** Takes the arrays of children out of a change; known children are updated, unknown ones created. */
export function mergeChildren(document: Document, change: Data, options: UpdateOptions): ChildChanges[] {
  const changes: ChildChanges[] = [];
  for (const [name, collection] of Object.entries(document.collections)) {
    const list: Value = change[name];
    // A delta keeps whole children: its field merges them.
    if (!Array.isArray(list) || collection instanceof EmbeddedCollectionDelta) continue;
    delete change[name];
    changes.push(mergeCollection(name, collection, list as Data[], options));
  }
  return changes;
}

function mergeCollection(
  name: string,
  collection: EmbeddedCollection,
  list: Data[],
  options: UpdateOptions,
): ChildChanges {
  const difference: Data[] = [];
  const commits: (() => void)[] = [];
  for (const entry of list) {
    const child = entry._id ? collection.get(entry._id as string) : undefined;
    if (child) {
      const changed = child.updateSource(entry, { ...options, dryRun: true });
      if (!Object.keys(changed).length) continue;
      difference.push({ ...changed, _id: child._id });
      commits.push(() => void child.updateSource(entry, { ...options, dryRun: false }));
    } else {
      const created = collection.createDocument(deepClone(entry), { strict: true });
      difference.push(created.toObject());
      commits.push(() => {
        created._source._id ??= entry._id ?? null;
        collection._source.push(created._source);
      });
    }
  }
  if (options.recursive === false) {
    const kept = new Set(list.map((entry) => entry._id as string));
    for (const id of collection.keys()) if (!kept.has(id)) commits.push(() => void collection.delete(id));
  }
  return { name, difference, commit: () => commits.forEach((commit) => commit()) };
}
