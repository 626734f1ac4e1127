import type { Data, Value } from "../types.js";
import { isSafeKey } from "./paths.js";
import { isPlainObject } from "./types.js";

export interface CloneOptions {
  /** Throw for values that cannot be cloned instead of returning them as they are. */
  strict?: boolean;
  /** Drop `undefined` entries of objects. */
  prune?: boolean;
}

/** Copies plain objects and arrays to any depth; instances are returned as they are. */
export function deepClone<T>(original: T, options: CloneOptions = {}): T {
  if (typeof original !== "object" || original === null) return original;
  if (Array.isArray(original)) return original.map((value: unknown) => deepClone(value, options)) as T;
  const source: Value = original;
  if (source instanceof Date) return new Date(source) as T;
  if (!isPlainObject(source)) {
    if (options.strict) throw new Error("deepClone cannot clone advanced objects");
    return original;
  }
  const clone: Data = {};
  for (const key of Object.keys(source)) {
    if (!isSafeKey(key) || (options.prune && source[key] === undefined)) continue;
    clone[key] = deepClone(source[key], options);
  }
  return clone as T;
}

/** Dotted keys become nested objects; instances are kept. */
export function expandObject(object: Data): Data {
  return expand(object) as Data;
}

function expand(value: Value): Value {
  if (Array.isArray(value)) return value.map(expand);
  if (!isPlainObject(value)) return value;
  const expanded: Data = {};
  for (const [key, inner] of Object.entries(value)) place(expanded, key.split("."), expand(inner));
  return expanded;
}

function place(target: Data, keys: string[], value: Value): void {
  const last = keys.pop() as string;
  let step = target;
  for (const key of keys) {
    if (!isSafeKey(key)) return;
    if (!Object.hasOwn(step, key) || !holds(step[key])) step[key] = {};
    step = step[key];
  }
  if (isSafeKey(last)) step[last] = value;
}

/** A way leads through objects, and into lists too: what it names there becomes a property that no field keeps. */
const holds = (value: Value): boolean => isPlainObject(value) || Array.isArray(value);

/** Nested objects become dotted keys; arrays and empty objects are leaves. */
export function flattenObject(object: Data): Data {
  const flat: Data = {};
  for (const [key, value] of Object.entries(object)) {
    if (isPlainObject(value) && Object.keys(value).length) {
      for (const [inner, leaf] of Object.entries(flattenObject(value))) flat[`${key}.${inner}`] = leaf;
    } else flat[key] = value;
  }
  return flat;
}
