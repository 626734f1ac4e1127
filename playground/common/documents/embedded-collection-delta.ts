import type { Data, Value } from "../types.js";
import { EmbeddedCollection } from "./embedded-collection.js";

/** The children that a delta adds, changes or deletes. Its documents are those of the synthetic actor. */
export class EmbeddedCollectionDelta extends EmbeddedCollection {
  /** Nothing is built here: the synthetic actor holds the documents. */
  override initialize(): void {}

  #entry(id: string): Data | undefined {
    return this._source.find((entry) => entry._id === id);
  }

  get #actorCollection(): Value {
    return this.model.parent?.actor?.[this.name];
  }

  /** Is this child added or changed by the delta? */
  manages(id: string): boolean {
    const entry = this.#entry(id);
    return !!entry && !entry._tombstone;
  }

  isTombstone(id: string): boolean {
    return this.#entry(id)?._tombstone === true;
  }

  override get(id: string): Value {
    return (this.manages(id) ? this.#actorCollection?.get(id) : undefined) as unknown;
  }

  override has(id: string): boolean {
    return this.manages(id);
  }

  override get size(): number {
    return this._source.filter((entry) => !entry._tombstone).length;
  }

  override *keys(): MapIterator<string> {
    for (const entry of this._source) if (!entry._tombstone) yield entry._id as string;
  }

  override *values(): MapIterator<Value> {
    for (const id of this.keys()) {
      const child = this.get(id);
      if (child) yield child;
    }
  }

  override *entries(): MapIterator<[string, Value]> {
    for (const child of this.values()) yield [child.id as string, child];
  }

  /** Stores the whole child. */
  store(child: Data): void {
    const index = this._source.findIndex((entry) => entry._id === child._id);
    if (index < 0) this._source.push(child);
    else this._source[index] = child;
  }

  /** Forgets a child of the delta's own, or marks an inherited one as deleted. */
  remove(id: string, inherited: boolean): void {
    this._source.findSplice((entry) => entry._id === id);
    if (inherited) this._source.push({ _id: id, _tombstone: true });
  }
}
