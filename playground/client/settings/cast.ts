import type { Data } from "../../common/types.js";
import type { SettingConfig } from "./types.js";

const PRIMITIVES: unknown[] = [String, Number, Boolean];

function isField(type: unknown): type is Data {
  return typeof type === "object" && type !== null && typeof (type as Data).clean === "function";
}

function isModel(type: unknown): type is Data {
  return typeof type === "function" && typeof (type as unknown as Data).fromSource === "function";
}

function isConstructor(type: unknown): type is new (value: unknown) => unknown {
  return typeof type === "function" && type.prototype !== undefined;
}

/** The value a setting has before anybody sets it, as plain data. */
export function initialValue({ type, default: initial }: SettingConfig): unknown {
  if (initial !== undefined) return initial;
  if (isField(type)) return type.getInitialValue({});
  if (isModel(type)) return {};
  return null;
}

/** Turns a stored value into what `game.settings.get` gives: a typed value, or an instance of the model. */
export function castValue(config: SettingConfig, value: unknown): unknown {
  const { type } = config;
  if (isField(type)) {
    const clean = type.clean(value);
    const failure = type.validate(clean, { fallback: true });
    return type.initialize(failure ? initialValue(config) : clean);
  }
  if (isModel(type)) return value instanceof (type as never) ? value : type.fromSource(value ?? {});
  if (value === null || value === undefined) return value;
  if (PRIMITIVES.includes(type)) return (type as (raw: unknown) => unknown)(value);
  if (type === Object || type === Array || typeof type !== "function") return value;
  if (!isConstructor(type)) return (type as (raw: unknown) => unknown)(value);
  return value instanceof type ? value : new type(value);
}

/** Checks a value about to be stored and gives it as plain data; throws when the setting cannot hold it. */
export function storableValue(config: SettingConfig, value: unknown): unknown {
  const { type } = config;
  if (value === undefined) return initialValue(config);
  if (isField(type)) {
    const plain = type.clean(
      typeof (value as Data | null)?.toObject === "function" ? (value as Data).toObject() : value,
    );
    const failure = type.validate(plain);
    if (failure) throw failure.asError?.() ?? new Error(String(failure));
    return plain;
  }
  if (isModel(type)) {
    const source = typeof (value as Data).toObject === "function" ? (value as Data).toObject() : value;
    return new (type as unknown as new (data: unknown) => Data)(source).toObject();
  }
  if (PRIMITIVES.includes(type)) return (type as (raw: unknown) => unknown)(value);
  return value;
}
