import type { Data, Value } from "../../types.js";
import { deepClone } from "../../utils/clone.js";
import { mergeObject } from "../../utils/merge.js";
import { applySpecialKeys } from "../../utils/operators.js";
import { equals, isPlainObject } from "../../utils/types.js";
import { DataFieldValidationError, DataModelValidationFailure } from "../validation.js";
import {
  DataField,
  resolveFailure,
  type CleanOptions,
  type DataFieldOptions,
  type Merged,
  type MergeOptions,
  type ValidateOptions,
} from "./data-field.js";
import { diffKey } from "./schema-field.js";

/** What differs between two free objects, keys that went away as deletions. */
export function diffPlain(before: Value, after: Value): Value {
  if (!isPlainObject(before) || !isPlainObject(after)) {
    return equals(before, after) ? undefined : deepClone(after as unknown);
  }
  const difference: Data = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    diffKey(difference, key, before[key], after[key], diffPlain);
  }
  return Object.keys(difference).length ? difference : undefined;
}

/** A free object. */
export class ObjectField extends DataField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  override _getDefaultInitial(_data: Data): Value {
    return {};
  }

  override _cast(value: Value): Value {
    return typeof value?.toObject === "function" ? (value.toObject() as unknown) : (value as unknown);
  }

  override _validateType(value: Value, _options: ValidateOptions): DataModelValidationFailure | undefined {
    if (!isPlainObject(value)) throw new DataFieldValidationError("must be an object");
    return undefined;
  }

  override initialize(value: Value, _model?: Value, _options: Data = {}): Value {
    return deepClone(value as unknown);
  }

  override merge(current: Value, change: Value, options: MergeOptions): Merged {
    const data: Value = this._cast(change);
    if (!isPlainObject(data)) return super.merge(current, data, options);
    if (!options.recursive || !isPlainObject(current)) return super.merge(current, applySpecialKeys(data), options);
    return super.merge(current, mergeObject(deepClone(current), data, { performDeletions: true }), options);
  }

  override difference(before: Value, after: Value): Value {
    return diffPlain(before, after);
  }
}

/** Free keys, one type of value. */
export class TypedObjectField extends ObjectField {
  declare element: DataField;
  declare validateKey: ((key: string) => boolean) | undefined;

  static override recursive = true;

  constructor(element: DataField, options: DataFieldOptions = {}, context = {}) {
    super(options, context);
    this.element = element;
    element.parent ??= this;
  }

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, validateKey: undefined };
  }

  override _cleanType(data: Value, options: CleanOptions): Value {
    if (!isPlainObject(data)) return data;
    for (const [key, value] of Object.entries(data)) {
      if (this.validateKey?.(key) === false) delete data[key];
      else data[key] = this.element.clean(value, { ...options, partial: false });
    }
    return data;
  }

  override _validateType(data: Value, options: ValidateOptions): DataModelValidationFailure | undefined {
    if (!isPlainObject(data)) throw new DataFieldValidationError("must be an object");
    const tree = new DataModelValidationFailure({ invalidValue: data, unresolved: false });
    for (const [key, value] of Object.entries(data)) {
      const failure = this.element.validate(value, options);
      if (!failure) continue;
      tree.fields[key] = failure;
      if (failure.unresolved && options.fallback) {
        data[key] = resolveFailure(this.element, failure, options.source ?? {});
        if (failure.unresolved) delete data[key];
        failure.unresolved = false;
      }
      tree.unresolved ||= failure.unresolved;
    }
    return tree.isEmpty() ? undefined : tree;
  }

  override initialize(value: Value, model?: Value, options: Data = {}): Value {
    if (!isPlainObject(value)) return value;
    const entries = Object.entries(value).map(([key, v]) => [
      key,
      this.element.initialize(v, model, options) as unknown,
    ]);
    return Object.fromEntries(entries) as Data;
  }

  override toObject(value: Value): Value {
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, v]) => [key, this.element.toObject(v) as unknown]),
    ) as Data;
  }

  override migrateSource(sourceData: Data, fieldData: Value): void {
    if (isPlainObject(fieldData)) for (const v of Object.values(fieldData)) this.element.migrateSource(sourceData, v);
  }

  override merge(current: Value, change: Value, options: MergeOptions): Merged {
    if (!options.recursive || !isPlainObject(current) || !isPlainObject(change)) {
      return super.merge(current, change, options);
    }
    const value: Data = { ...current };
    const tree = new DataModelValidationFailure({ invalidValue: change, unresolved: false });
    for (const [key, inner] of Object.entries(change)) {
      if (key.startsWith("-=") && inner === null) {
        delete value[key.slice(2)];
        continue;
      }
      const name = key.startsWith("==") ? key.slice(2) : key;
      if (this.validateKey?.(name) === false) continue;
      const merged = this.element.merge(value[name], inner, name === key ? options : { ...options, recursive: false });
      value[name] = merged.value;
      if (!merged.failure) continue;
      tree.fields[name] = merged.failure;
      tree.unresolved ||= merged.failure.unresolved;
    }
    return { value, failure: tree.isEmpty() ? undefined : tree };
  }

  override _getField(path: string[]): DataField | undefined {
    return path.length ? this.element._getField(path.slice(1)) : this;
  }
}
