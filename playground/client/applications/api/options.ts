import type { Data } from "../../../common/types.js";
import type { ApplicationDefaults, ApplicationOptions } from "../types.js";

const isPlain = (value: unknown): value is Data =>
  typeof value === "object" &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy);
  return isPlain(value) ? mergeOptions({}, value) : value;
};

/** Lists that grow along the inheritance chain instead of being replaced. */
const JOINED = new Set(["classes", "window.controls"]);

/** Merges option objects: plain objects deeply, the lists above by joining, everything else by replacement. */
export function mergeOptions(target: Data, source: Data, path = ""): Data {
  for (const [key, value] of Object.entries(source)) {
    const here = path ? `${path}.${key}` : key;
    const current = target[key];
    if (JOINED.has(here) && Array.isArray(current) && Array.isArray(value)) {
      target[key] = [...new Set([...current, ...value])];
    } else if (isPlain(current) && isPlain(value)) mergeOptions(current, value, here);
    else if (value !== undefined || !(key in target)) target[key] = copy(value);
  }
  return target;
}

/** The classes of an application, most derived first, down to its base application. */
export function* inheritanceChain<T extends { BASE_APPLICATION: unknown }>(start: T): Generator<T> {
  let current: T | null = start;
  while (current && typeof current === "function") {
    yield current;
    if (current === start.BASE_APPLICATION) return;
    current = Object.getPrototypeOf(current) as T | null;
  }
}

/** The options of an instance: every class' defaults from base to derived, then the caller's. */
export function resolveOptions(
  start: { BASE_APPLICATION: unknown; DEFAULT_OPTIONS: ApplicationDefaults },
  given: ApplicationDefaults,
): ApplicationOptions {
  const chain = [...inheritanceChain(start)].reverse();
  const options: Data = {};
  for (const cls of chain) if (Object.hasOwn(cls, "DEFAULT_OPTIONS")) mergeOptions(options, cls.DEFAULT_OPTIONS);
  return mergeOptions(options, given) as ApplicationOptions;
}
