import type { Data, Value } from "../types.js";
import { isPlainObject } from "./types.js";

/**
 * How an operator looks as JSON. Inside the playground every change is written with the special keys of
 * generation 13 (`-=key`, `==key`); the operators of generation 14 are translated on the way in and out.
 */
const MARK = "_foundryOperator";

/** Base of the values of generation 14 that say what to do with a key instead of what to write there. */
export abstract class DataFieldOperator {
  abstract toJSON(): Data;
}

/** Deletes the key it stands at. */
export class ForcedDeletion extends DataFieldOperator {
  toJSON(): Data {
    return { [MARK]: "ForcedDeletion" };
  }
}

/** Replaces the value of the key it stands at, without merging. */
export class ForcedReplacement extends DataFieldOperator {
  readonly value: Value;
  constructor(value: Value) {
    super();
    this.value = value;
  }
  /** Builds a replacement. */
  static create(value: Value): ForcedReplacement {
    return new ForcedReplacement(value);
  }
  toJSON(): Data {
    return { [MARK]: "ForcedReplacement", value: this.value as unknown };
  }
}

/** The ready-made deletion. */
export const DELETE = new ForcedDeletion();

/** Rebuilds an operator from its JSON form; any other value is returned as it is. */
export function reconstructOperator(value: Value): Value {
  if (!isPlainObject(value)) return value;
  if (value[MARK] === "ForcedDeletion") return DELETE;
  if (value[MARK] === "ForcedReplacement") return new ForcedReplacement(value.value);
  return value;
}

/** Operators, also in JSON form, become special keys; the rest is copied. */
export function operatorsToKeys(value: Value): Value {
  if (Array.isArray(value)) return value.map(operatorsToKeys);
  if (!isPlainObject(value)) return value;
  const result: Data = {};
  for (const [key, raw] of Object.entries(value)) {
    const inner: Value = reconstructOperator(raw);
    if (inner instanceof ForcedDeletion) result[`-=${key}`] = null;
    else if (inner instanceof ForcedReplacement) result[`==${key}`] = operatorsToKeys(inner.value);
    else result[key] = operatorsToKeys(inner);
  }
  return result;
}

/** Special keys become operators: how generation 14 shows a difference. */
export function keysToOperators(value: Value): Value {
  if (!isPlainObject(value)) return value;
  const result: Data = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key.startsWith("-=") && inner === null) result[key.slice(2)] = DELETE;
    else if (key.startsWith("==")) result[key.slice(2)] = new ForcedReplacement(inner);
    else result[key] = keysToOperators(inner);
  }
  return result;
}

/** Resolves special keys and operators within an object: what they delete goes, what they replace stands. */
export function applySpecialKeys(value: Value): Value {
  if (Array.isArray(value)) return value.map(applySpecialKeys);
  if (!isPlainObject(value)) return value instanceof ForcedReplacement ? applySpecialKeys(value.value) : value;
  const result: Data = {};
  const deleted: string[] = [];
  for (const [key, raw] of Object.entries(value)) {
    const inner: Value = reconstructOperator(raw);
    if (inner instanceof ForcedDeletion) deleted.push(key);
    else if (key.startsWith("-=") && inner === null) deleted.push(key.slice(2));
    else result[key.startsWith("==") ? key.slice(2) : key] = applySpecialKeys(inner);
  }
  for (const key of deleted) delete result[key];
  return result;
}
