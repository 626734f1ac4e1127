import type { Data, Value } from "../../types.js";
import type { DataField } from "./data-field.js";

/** One change of an active effect: `mode` in generation 13, `type` and `phase` in generation 14. */
export interface EffectChange {
  key: string;
  value: Value;
  mode?: number;
  type?: string;
  phase?: string;
  priority?: number | null;
  effect?: Value;
  [extra: string]: Value;
}

const MODES = ["custom", "multiply", "add", "downgrade", "upgrade", "override"];

/** The type of a change, whichever generation wrote it. */
export function changeType(change: EffectChange): string {
  return change.type ?? MODES[Number(change.mode ?? 2)] ?? "custom";
}

/** The mode of generation 13 for a change type. */
export function changeMode(type: string): number {
  return Math.max(MODES.indexOf(type), 0);
}

/** Applies a change to a value by the method of the field that its type names. */
export function applyChangeDelta(field: DataField, value: Value, model: Value, change: EffectChange): Value {
  const delta: Value = field._castChangeDelta(change.value);
  const type = changeType(change);
  const method: Value = (field as Data)[`_applyChange${type.charAt(0).toUpperCase()}${type.slice(1)}`];
  if (typeof method !== "function") return field._applyChangeCustom(value, delta, model, change);
  return method.call(field, value, delta, model, change) as unknown;
}
