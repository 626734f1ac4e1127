import {
  DocumentFlagsField,
  DocumentIdField,
  DocumentOwnershipField,
  EmbeddedCollectionDeltaField,
  FilePathField,
  ObjectField,
  StringField,
  type DataSchema,
  type FieldMergeOptions,
  type Merged,
} from "../data/fields/index.js";
import type { Data, Value } from "../types.js";
import { deepClone } from "../utils/clone.js";
import { mergeObject } from "../utils/merge.js";
import { isPlainObject } from "../utils/types.js";
import { Document } from "./document.js";
import type { EmbeddedCollection } from "./embedded-collection.js";
import { EmbeddedCollectionDelta } from "./embedded-collection-delta.js";
import type { UserLike } from "./permissions.js";
import { idField, named } from "./shared-schema.js";

/** The differences from the base actor's data. A deletion of an inherited key is itself a difference: it is kept. */
class DifferenceField extends ObjectField {
  override merge(current: Value, change: Value, options: FieldMergeOptions): Merged {
    if (!isPlainObject(change) || !isPlainObject(current) || !options.recursive) {
      return super.merge(current, change, options);
    }
    return { value: overlay(deepClone(current), change) };
  }
}

/** Lays changes over differences, each key at most once: written, deleted or replaced. */
function overlay(target: Data, change: Data): Data {
  for (const [key, value] of Object.entries(change)) {
    const name = key.replace(/^[-=]=/, "");
    const special = name !== key;
    const merges = !special && isPlainObject(value) && isPlainObject(target[key]);
    if (merges) {
      overlay(target[key], value);
      continue;
    }
    for (const other of [name, `-=${name}`, `==${name}`]) delete target[other];
    target[key] = deepClone(value as unknown);
  }
  return target;
}

/** How an unlinked token's actor differs from the base actor: 19.5. */
export class BaseActorDelta extends Document {
  declare name: string | null;
  declare type: string | null;
  declare img: string | null;
  declare system: Data;
  declare items: Value;
  declare effects: Value;

  static override metadata = Document.defineMetadata({
    name: "ActorDelta",
    collection: "delta",
    label: "DOCUMENT.ActorDelta",
    labelPlural: "DOCUMENT.ActorDeltas",
    coreTypes: [],
    embedded: { ActiveEffect: "effects", Item: "items" },
    permissions: { view: "LIMITED", create: "OWNER", update: "OWNER", delete: "OWNER" },
  });

  static override defineSchema(): DataSchema {
    const optional = { required: false, nullable: true, initial: null };
    return {
      ...idField(),
      _id: new DocumentIdField({ initial: () => DocumentIdField.random() }),
      name: new StringField({ ...optional, blank: false }),
      type: new StringField({ ...optional, blank: false }),
      img: new FilePathField({ ...optional, categories: ["IMAGE"] }),
      system: new DifferenceField({ required: false, initial: () => ({}) }),
      items: new EmbeddedCollectionDeltaField(named("Item")),
      effects: new EmbeddedCollectionDeltaField(named("ActiveEffect")),
      ownership: new DocumentOwnershipField(optional),
      flags: new DocumentFlagsField(),
    };
  }

  override _createCollection(name: string, documentName: string): EmbeddedCollection {
    return new EmbeddedCollectionDelta(name, this, documentName);
  }

  override getUserLevel(user: UserLike | null): number {
    return (this.parent as Document).getUserLevel(user);
  }

  /** The source of the synthetic actor: the base actor's with a delta laid over it. */
  static applyTo(base: Data, delta: Data): Data {
    const source = deepClone(base);
    for (const key of ["name", "type", "img"]) if (delta[key]) source[key] = delta[key] as unknown;
    if (delta.ownership) source.ownership = deepClone(delta.ownership as Data);
    source.system = mergeObject((source.system ?? {}) as Data, deepClone((delta.system ?? {}) as Data), {
      performDeletions: true,
    });
    source.flags = mergeObject((source.flags ?? {}) as Data, deepClone((delta.flags ?? {}) as Data));
    for (const name of ["items", "effects"]) source[name] = mergeDeltaChildren(base[name], delta[name]);
    return source;
  }
}

/** Inherited children, except those a delta changed or deleted, and those it added. */
export function mergeDeltaChildren(base: Data[] = [], delta: Data[] = []): Data[] {
  const changed = new Map(delta.map((entry) => [entry._id as string, entry]));
  const inherited = base.map((child) => changed.get(child._id as string) ?? child);
  const known = new Set(base.map((child) => child._id as string));
  const added = delta.filter((entry) => !known.has(entry._id as string));
  return [...inherited, ...added].filter((child) => !child._tombstone).map((child) => deepClone(child));
}
