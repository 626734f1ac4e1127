import type { Data, Value } from "../types.js";
import { isPlainObject } from "./types.js";

/** Keys that reach a prototype: never read from or written to by path. */
const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]);

export function isSafeKey(key: string): boolean {
  return key !== "__proto__";
}

function holds(target: Value, key: string): boolean {
  if (target === null || typeof target !== "object") return false;
  if (isPlainObject(target)) return Object.hasOwn(target, key);
  return !FORBIDDEN.has(key) && key in target;
}

/** Reads `a.b.c`; `undefined` on a missing step. */
export function getProperty(object: unknown, path: string): Value {
  if (!path) return undefined;
  if (holds(object, path)) return (object as Data)[path];
  let target: Value = object;
  for (const key of path.split(".")) {
    if (!holds(target, key)) return undefined;
    target = target[key];
  }
  return target;
}

/** True when every step of `a.b.c` exists. */
export function hasProperty(object: unknown, path: string): boolean {
  if (!path) return false;
  let target: Value = object;
  for (const key of path.split(".")) {
    if (!holds(target, key)) return false;
    target = target[key];
  }
  return true;
}

/** Writes `a.b.c`, creating the steps; returns whether the value changed. */
export function setProperty(object: Data, path: string, value: unknown): boolean {
  if (!path) return false;
  const keys = path.split(".");
  const last = keys.pop() as string;
  if ([...keys, last].some((key) => !isSafeKey(key))) return false;
  let target: Value = object;
  for (const key of keys) {
    if (!holds(target, key) || target[key] === null || typeof target[key] !== "object") {
      if (!isPlainObject(target) && FORBIDDEN.has(key)) return false;
      target[key] = {};
    }
    target = target[key];
  }
  if (holds(target, last) && target[last] === value) return false;
  if (!isPlainObject(target) && FORBIDDEN.has(last)) return false;
  target[last] = value;
  return true;
}

/** Deletes `a.b.c`; returns whether there was something to delete. */
export function deleteProperty(object: Data, path: string): boolean {
  if (!path) return false;
  const keys = path.split(".");
  const last = keys.pop() as string;
  const target: Value = keys.length ? getProperty(object, keys.join(".")) : object;
  if (!holds(target, last)) return false;
  return delete target[last];
}
