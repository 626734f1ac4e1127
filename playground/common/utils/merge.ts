import type { Data, Value } from "../types.js";
import { deepClone, expandObject } from "./clone.js";
import { applySpecialKeys, ForcedDeletion, ForcedReplacement, reconstructOperator } from "./operators.js";
import { isSafeKey } from "./paths.js";
import { equals, getType, isEmpty, isPlainObject } from "./types.js";

export interface MergeOptions {
  /** Add top-level keys that the original lacks. */
  insertKeys?: boolean;
  /** Add nested keys that the original lacks. */
  insertValues?: boolean;
  /** Replace existing values. */
  overwrite?: boolean;
  /** Merge inner plain objects instead of replacing them. */
  recursive?: boolean;
  /** Change and return the original instead of a copy. */
  inplace?: boolean;
  /** Throw when the type of a value would change. */
  enforceTypes?: boolean;
  /** Obey `-=` and `==` keys (generation 13). */
  performDeletions?: boolean;
  /** Obey operator values (generation 14); special keys too. */
  applyOperators?: boolean;
}

/** Merges `other`, if there is any, into `original`. Inner arrays, Sets and instances are values: replaced whole. */
export function mergeObject<A extends object, B extends object>(
  original: A,
  given?: B | null,
  options: MergeOptions = {},
): A & B {
  const other: object = given ?? {};
  if (!isMergeable(original) || !isMergeable(other)) {
    throw new Error("One of original or other are not Objects!");
  }
  const dotted = Object.keys(other).some((key) => key.includes("."));
  const incoming = dotted ? expandObject(other) : (other as Data);
  const target = expandDotted(options.inplace === false ? deepClone(original as Data) : (original as Data));
  const obeys = (options.performDeletions ?? false) || (options.applyOperators ?? false);
  return merge(target, incoming, { ...options, performDeletions: obeys }, 0) as A & B;
}

function isMergeable(value: unknown): value is Data {
  return typeof value === "object" && value !== null;
}

function expandDotted(original: Data): Data {
  const dotted = Object.keys(original).filter((key) => key.includes("."));
  if (!dotted.length) return original;
  const expanded = expandObject(original);
  for (const key of dotted) delete original[key];
  return Object.assign(original, expanded);
}

function merge(target: Data, other: Data, options: MergeOptions, depth: number): Data {
  for (const [key, raw] of Object.entries(other)) {
    if (!isSafeKey(key)) continue;
    const value: Value = options.performDeletions ? reconstructOperator(raw) : raw;
    if (options.performDeletions && obey(target, key, value)) continue;
    if (Object.hasOwn(target, key)) update(target, key, value, options, depth);
    else insert(target, key, value, options, depth);
  }
  return target;
}

function obey(target: Data, key: string, value: Value): boolean {
  if (key.startsWith("-=") && value === null) delete target[key.slice(2)];
  else if (key.startsWith("==")) target[key.slice(2)] = applySpecialKeys(value);
  else if (value instanceof ForcedDeletion) delete target[key];
  else if (value instanceof ForcedReplacement) target[key] = applySpecialKeys(value.value);
  else return false;
  return true;
}

function insert(target: Data, key: string, value: Value, options: MergeOptions, depth: number): void {
  if (depth === 0 ? options.insertKeys === false : options.insertValues === false) return;
  const nested = isPlainObject(value) && options.recursive !== false;
  target[key] = nested ? merge({}, value, { performDeletions: options.performDeletions }, depth + 1) : value;
}

function update(target: Data, key: string, value: Value, options: MergeOptions, depth: number): void {
  const current: Value = target[key];
  if (isPlainObject(value) && isPlainObject(current) && options.recursive !== false) {
    merge(current, value, options, depth + 1);
    return;
  }
  if (options.overwrite === false) return;
  if (options.enforceTypes && current !== undefined && getType(current) !== getType(value)) {
    throw new Error("Mismatched data types encountered during object merge.");
  }
  target[key] = value;
}

export interface DiffOptions {
  /** Only keys that exist in the original. */
  inner?: boolean;
  /** Keep a deletion key only where there is something to delete. */
  deletionKeys?: boolean;
  /** Also add deletions of what `other` lacks (generation 14). */
  bidirectional?: boolean;
}

/** What of `other` differs from `original`; arrays differ as a whole. */
export function diffObject(original: Data, other: Data, options: DiffOptions = {}): Data {
  const difference: Data = {};
  for (const [key, raw] of Object.entries(other)) {
    const value: Value = reconstructOperator(raw);
    const special = options.deletionKeys && (key.startsWith("-=") || key.startsWith("=="));
    if (special) diffSpecial(original, key, value, difference);
    else if (value instanceof ForcedDeletion) {
      if (Object.hasOwn(original, key)) difference[key] = value;
    } else if (value instanceof ForcedReplacement) {
      if (!equals(original[key], value.value)) difference[key] = value;
    } else diffKey(original, key, value, difference, options);
  }
  if (options.bidirectional) {
    for (const key of Object.keys(original)) if (!Object.hasOwn(other, key)) difference[key] = new ForcedDeletion();
  }
  return difference;
}

function diffSpecial(original: Data, key: string, value: Value, difference: Data): void {
  const name = key.slice(2);
  if (key.startsWith("==")) {
    if (!equals(original[name], value)) difference[key] = value;
  } else if (Object.hasOwn(original, name)) difference[key] = value;
}

function diffKey(original: Data, key: string, value: Value, difference: Data, options: DiffOptions): void {
  if (!Object.hasOwn(original, key)) {
    if (options.inner) return;
    // Nothing to delete under a parent that does not exist either.
    const rest: Value = options.deletionKeys && isPlainObject(value) ? diffObject({}, value, options) : value;
    if (!(options.deletionKeys && isPlainObject(value) && isEmpty(rest) && !isEmpty(value))) difference[key] = rest;
    return;
  }
  const current: Value = original[key];
  if (isPlainObject(current) && isPlainObject(value)) {
    const inner = diffObject(current, value, options);
    if (!isEmpty(inner)) difference[key] = inner;
  } else if (!equals(current, value)) difference[key] = value;
}
