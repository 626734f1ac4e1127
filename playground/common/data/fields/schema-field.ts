import type { Data, Value } from "../../types.js";
import { isPlainObject } from "../../utils/types.js";
import { DataFieldValidationError, DataModelValidationFailure } from "../validation.js";
import {
  DataField,
  resolveFailure,
  type CleanOptions,
  type DataFieldContext,
  type DataFieldOptions,
  type Merged,
  type MergeOptions,
  type ValidateOptions,
} from "./data-field.js";

export type DataSchema = Record<string, DataField>;

/** A nested object of named fields. Unknown keys disappear. */
export class SchemaField extends DataField {
  declare fields: DataSchema;

  static override recursive = true;

  constructor(fields: DataSchema, options: DataFieldOptions = {}, context: DataFieldContext = {}) {
    super(options, context);
    this.fields = this._initializeFields(fields);
  }

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  _initializeFields(fields: DataSchema): DataSchema {
    for (const [name, field] of Object.entries(fields)) {
      if (field.parent && field.parent !== this) throw new Error(`The "${name}" field already belongs to a schema`);
      field.name = name;
      field.parent = this;
    }
    return { ...fields };
  }

  override _getDefaultInitial(data: Data): Value {
    return this.clean({}, { source: data });
  }

  *[Symbol.iterator](): Generator<DataField> {
    yield* Object.values(this.fields);
  }

  keys(): string[] {
    return Object.keys(this.fields);
  }

  values(): DataField[] {
    return Object.values(this.fields);
  }

  entries(): [string, DataField][] {
    return Object.entries(this.fields);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.fields, name);
  }

  get(name: string): DataField | undefined {
    return this.has(name) ? this.fields[name] : undefined;
  }

  /** The field at a dotted path below this schema. */
  getField(path: string | string[]): DataField | undefined {
    return this._getField(typeof path === "string" ? path.split(".") : [...path]);
  }

  override _getField(path: string[]): DataField | undefined {
    if (!path.length) return this;
    const [first, ...rest] = path;
    return this.get(first as string)?._getField(rest);
  }

  override _cast(value: Value): Value {
    return typeof value?.toObject === "function" ? (value.toObject() as unknown) : (value as unknown);
  }

  override _cleanType(data: Value, options: CleanOptions): Value {
    if (!isPlainObject(data)) return data;
    const inner = options.source ? options : { ...options, source: data };
    for (const name in this.fields) {
      if (options.partial && !Object.hasOwn(data, name)) continue;
      data[name] = (this.fields[name] as DataField).clean(data[name], inner);
    }
    for (const key in data) if (!Object.hasOwn(this.fields, key)) delete data[key];
    return data;
  }

  override _validateType(data: Value, options: ValidateOptions): DataModelValidationFailure | undefined {
    if (!isPlainObject(data)) throw new DataFieldValidationError("must be an object");
    const inner = options.source ? options : { ...options, source: data };
    let tree: DataModelValidationFailure | undefined;
    for (const name in this.fields) {
      if (options.partial && !Object.hasOwn(data, name)) continue;
      const field = this.fields[name] as DataField;
      const failure = field.validate(data[name], inner);
      if (!failure) continue;
      tree ??= new DataModelValidationFailure({ invalidValue: data, unresolved: false });
      tree.fields[name] = failure;
      if (failure.unresolved && options.fallback) data[name] = resolveFailure(field, failure, inner.source as Data);
      tree.unresolved ||= failure.unresolved;
    }
    return tree;
  }

  override initialize(value: Value, model?: Value, options: Data = {}): Value {
    if (!isPlainObject(value)) return value;
    const data: Data = {};
    for (const [name, field] of Object.entries(this.fields)) {
      const initialized: Value = field.initialize(value[name], model, options);
      if (typeof initialized === "function") {
        Object.defineProperty(data, name, { get: initialized, configurable: true, enumerable: true });
      } else data[name] = initialized;
    }
    return data;
  }

  override toObject(value: Value): Value {
    if (value === null || value === undefined) return value as unknown;
    const data: Data = {};
    for (const [name, field] of Object.entries(this.fields)) data[name] = field.toObject(value[name]);
    return data;
  }

  override migrateSource(sourceData: Data, fieldData: Value): void {
    if (!isPlainObject(fieldData)) return;
    for (const [name, field] of Object.entries(this.fields)) field.migrateSource(sourceData, fieldData[name]);
  }

  override merge(current: Value, change: Value, options: MergeOptions): Merged {
    const data: Value = this._cast(change);
    if (!options.recursive || !isPlainObject(current) || !isPlainObject(data)) {
      return super.merge(current, data, options);
    }
    const value: Data = { ...current };
    const tree = new DataModelValidationFailure({ invalidValue: change as unknown, unresolved: false });
    for (const [key, inner] of Object.entries(data)) {
      const merged = this._mergeKey(value, key, inner, options);
      if (!merged?.failure) continue;
      tree.fields[key.replace(/^[-=]=/, "")] = merged.failure;
      tree.unresolved ||= merged.failure.unresolved;
    }
    return { value, failure: tree.isEmpty() ? undefined : tree };
  }

  /** Merges one key of a change into an object of this schema; unknown keys disappear. */
  _mergeKey(target: Data, key: string, change: Value, options: MergeOptions): Merged | undefined {
    const deletes = key.startsWith("-=") && change === null;
    const replaces = key.startsWith("==");
    const name = deletes || replaces ? key.slice(2) : key;
    const field = this.get(name);
    if (!field) return undefined;
    let merged: Merged;
    if (deletes) merged = { value: field.getInitialValue(options.source) };
    else if (change === undefined) return undefined;
    else merged = field.merge(target[name], change, replaces ? { ...options, recursive: false } : options);
    target[name] = merged.value;
    return merged;
  }

  override difference(before: Value, after: Value): Value {
    if (!isPlainObject(before) || !isPlainObject(after)) return super.difference(before, after);
    const difference: Data = {};
    for (const [name, field] of Object.entries(this.fields)) {
      diffKey(difference, name, before[name], after[name], (a, b) => field.difference(a, b));
    }
    return Object.keys(difference).length ? difference : undefined;
  }

  override apply(
    fn: string | ((this: DataField, value: Value, options: Data) => Value),
    data?: Value,
    options: Data = {},
  ): Value {
    const own: Value = super.apply(fn, data, options);
    if (this.constructor !== SchemaField && own !== undefined && !isPlainObject(own)) return own;
    const results: Data = {};
    for (const [name, field] of Object.entries(this.fields)) results[name] = field.apply(fn, data?.[name], options);
    return results;
  }
}

/** Writes the difference of one key, a value that went away as its deletion. */
export function diffKey(
  difference: Data,
  key: string,
  before: Value,
  after: Value,
  compare: (before: Value, after: Value) => Value,
): void {
  if (after === undefined) {
    if (before !== undefined) difference[`-=${key}`] = null;
    return;
  }
  const inner: Value = compare(before, after);
  if (inner !== undefined) difference[key] = inner;
}
