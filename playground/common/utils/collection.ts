import type { Data, Value } from "../types.js";

interface MapMethods<V> {
  readonly size: number;
  clear(): void;
  delete(key: string): boolean;
  // oxlint-disable-next-line typescript/no-explicit-any -- subclasses add options of their own
  get(key: string, options?: any): V | undefined;
  has(key: string): boolean;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  set(key: string, value: V, options?: any): this;
  entries(): MapIterator<[string, V]>;
  keys(): MapIterator<string>;
  values(): MapIterator<V>;
}
/** A Map whose declared iteration is left open: a collection iterates its values. */
const OpenMap = Map as unknown as new <V>(entries?: Iterable<readonly [string, V]> | null) => MapMethods<V>;

/** A Map by id with the conveniences of an array; iterating it yields values. */
export class Collection<V = Value> extends OpenMap<V> {
  [Symbol.iterator](): MapIterator<V> {
    return this.values();
  }

  get contents(): V[] {
    return Array.from(this.values());
  }

  find(condition: (value: V, index: number, collection: this) => unknown): V | undefined {
    let index = 0;
    for (const value of this.values()) if (condition(value, index++, this)) return value;
    return undefined;
  }

  filter(condition: (value: V, index: number, collection: this) => unknown): V[] {
    return this.contents.filter((value, index) => condition(value, index, this));
  }

  map<M>(transformer: (value: V, index: number, collection: this) => M): M[] {
    return this.contents.map((value, index) => transformer(value, index, this));
  }

  some(condition: (value: V, index: number, collection: this) => unknown): boolean {
    return this.find(condition) !== undefined;
  }

  every(condition: (value: V, index: number, collection: this) => unknown): boolean {
    return this.find((value, index) => !condition(value, index, this)) === undefined;
  }

  reduce<A>(reducer: (accumulator: A, value: V, index: number, collection: this) => A, initial: A): A {
    return this.contents.reduce((accumulator, value, index) => reducer(accumulator, value, index, this), initial);
  }

  forEach(fn: (value: V, key: string, collection: this) => void): void {
    for (const [key, value] of this.entries()) fn(value, key, this);
  }

  override get(key: string, options: { strict?: boolean } = {}): V | undefined {
    const value = super.get(key);
    if (value === undefined && options.strict) throw new Error(`The key ${key} does not exist in this collection`);
    return value;
  }

  getName(name: string, options: { strict?: boolean } = {}): V | undefined {
    const value = this.find((entry) => (entry as Data).name === name);
    if (value === undefined && options.strict) throw new Error(`The name ${name} does not exist in this collection`);
    return value;
  }

  toJSON(): Value[] {
    return this.map((entry) => {
      const json: Value = entry;
      return typeof json?.toJSON === "function" ? (json.toJSON() as unknown) : json;
    });
  }
}
