import { DataModel } from "../../common/data/data-model.js";
import { changeType, type EffectChange } from "../../common/data/fields/index.js";
import type { Data, Value } from "../../common/types.js";
import { getProperty, setProperty } from "../../common/utils/paths.js";
import { getType } from "../../common/utils/types.js";
import { callAllHooks } from "../database/hooks.js";

/** The model that holds the value of a change, the path in it, and the field that defines it. */
function locate(document: Value, key: string): { model: Value; path: string; field: Value } {
  const system: Value = document.system;
  if (key.startsWith("system.") && system instanceof DataModel) {
    const path = key.slice("system.".length);
    return { model: system, path, field: system.getFieldForProperty(path) };
  }
  return { model: document, path: key, field: document.getFieldForProperty?.(key) };
}

/** Applies one change to a document; the map of what it changed. */
export function applyChangeTo(document: Value, change: EffectChange): Data {
  const { model, path, field } = locate(document, change.key);
  if (changeType(change) === "custom") return applyCustom(document, change);
  const current: Value = getProperty(model, path);
  const update: Value = field ? field.applyChange(current, model, change) : applyUntyped(current, change);
  if (update === undefined) return {};
  setProperty(model as Data, path, update);
  return { [change.key]: update as unknown };
}

/** Applies one change through a field that the caller names. */
export function applyChangeToField(model: Value, change: EffectChange, field?: Value): Value {
  const path = model.documentName ? change.key : change.key.replace(/^system\./, "");
  const own: Value = field ?? model.getFieldForProperty(path);
  const update: Value = own.applyChange(getProperty(model, path), model, change);
  setProperty(model as Data, path, update);
  return update as unknown;
}

function applyCustom(document: Value, change: EffectChange): Data {
  const current: Value = getProperty(document, change.key);
  const changes: Data = {};
  callAllHooks("applyActiveEffect", document, change, current, change.value, changes);
  return changes;
}

/** A value without a field: the change takes the type of what is there. */
function applyUntyped(current: Value, change: EffectChange): Value {
  const delta: Value = castLike(current, change.value);
  switch (changeType(change)) {
    case "add":
      return Array.isArray(current) ? [...current, delta] : current === undefined ? delta : current + delta;
    case "subtract":
      return typeof current === "number" ? current - delta : current;
    case "multiply":
      return typeof current === "number" ? current * delta : current;
    case "upgrade":
      return current === undefined || delta > current ? delta : current;
    case "downgrade":
      return current === undefined || delta < current ? delta : current;
    default:
      return delta as unknown;
  }
}

function castLike(current: Value, raw: Value): Value {
  const type = getType(current);
  if (type === "number") return Number(raw) || 0;
  if (type === "boolean") return raw === true || ["true", "1"].includes(String(raw));
  if (type === "string") return String(raw);
  return Number.isNumeric(raw) ? Number(raw) : (raw as unknown);
}
