import type { Data, Value } from "../types.js";

/** True for objects made by `{}` or by JSON, false for arrays and instances of classes. */
export function isPlainObject(value: unknown): value is Data {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

const INSTANCES: [string, () => Value][] = [
  ["Array", () => Array],
  ["Set", () => Set],
  ["Map", () => Map],
  ["Promise", () => Promise],
  ["Error", () => Error],
  ["HTMLElement", () => (globalThis as Data).HTMLElement],
];

/** Names the type of a value more precisely than `typeof`. */
export function getType(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "object") {
    if (isPlainObject(value)) return "Object";
    const known = INSTANCES.find(([, get]) => {
      const cls: unknown = get();
      return typeof cls === "function" && value instanceof cls;
    });
    if (known) return known[0];
    return value.constructor?.name === "Color" ? "Color" : "Unknown";
  }
  return typeof value === "bigint" || typeof value === "symbol" ? "Unknown" : typeof value;
}

/** True for `undefined`, `null` and containers without content; a string or a number is never empty. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Set || value instanceof Map) return value.size === 0;
  if (isPlainObject(value)) return Object.keys(value).length === 0;
  return false;
}

function equalObjects(a: Data, b: Data): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equals(a[key], b[key]));
}

/** Deep equality of JSON-like values; Sets by content, instances by their own `equals`, else by identity. */
export function equals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((v, i) => equals(v, b[i]));
  if (a instanceof Set) return b instanceof Set && a.size === b.size && [...a].every((v) => b.has(v));
  if (isPlainObject(a)) return isPlainObject(b) && equalObjects(a, b);
  if (typeof a === "object" && a !== null && typeof (a as Data).equals === "function") return !!(a as Data).equals(b);
  return false;
}
