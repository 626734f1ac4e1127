import { generation } from "../generation.js";
import { host } from "../host.js";
import type { Constructor, Data, Value } from "../types.js";
import { deepClone, expandObject } from "../utils/clone.js";
import { mergeObject } from "../utils/merge.js";
import { keysToOperators, operatorsToKeys } from "../utils/operators.js";
import { equals, isPlainObject } from "../utils/types.js";
import type { CleanOptions, DataField } from "./fields/data-field.js";
import { jointFailure } from "./fields/model-fields.js";
import { SchemaField, type DataSchema } from "./fields/schema-field.js";
import { DataModelValidationFailure } from "./validation.js";

export interface ModelContext {
  parent?: Value;
  /** Throw when the data are invalid. */
  strict?: boolean;
  /** Replace bad values by initial ones where possible. */
  fallback?: boolean;
  /** The data are a source that its owner has already cleaned and checked: it is used as it is. */
  adopt?: boolean;
  [extra: string]: Value;
}

export interface UpdateOptions {
  /** Compute the difference only. */
  dryRun?: boolean;
  fallback?: boolean;
  /** Merge inner objects; `false` replaces them. */
  recursive?: boolean;
}

const schemas = new WeakMap<object, { generation: number; schema: SchemaField }>();

/** A schema plus a workflow: migrate, clean, validate, initialise. */
export abstract class DataModel {
  declare readonly parent: Value;
  /** The stored form of this model's data. */
  declare readonly _source: Data;
  declare validationFailures: {
    fields: DataModelValidationFailure | null;
    joint: DataModelValidationFailure | null;
  };

  static LOCALIZATION_PREFIXES: string[] = [];

  static defineSchema(): DataSchema {
    throw new Error(`The ${this.name} subclass of DataModel must define its Document schema`);
  }

  static get schema(): SchemaField {
    const cached = schemas.get(this);
    if (cached?.generation === generation()) return cached.schema;
    const schema = this._buildSchema();
    schemas.set(this, { generation: generation(), schema });
    return schema;
  }

  static _buildSchema(): SchemaField {
    return new SchemaField(this.defineSchema());
  }

  /** Builds a model from trusted data: by default it does not throw. */
  static fromSource<T extends DataModel>(this: Constructor<T>, source: Data, context: ModelContext = {}): T {
    return new this(source, { strict: false, ...context });
  }

  static fromJSON<T extends DataModel>(this: Constructor<T>, json: string): T {
    return new this(JSON.parse(json) as Data, { strict: false });
  }

  static migrateData(source: Data): Data {
    this.schema.migrateSource(source, source);
    return source;
  }

  /** Migrates; a migration that fails is reported, and the data stay as they are. */
  static migrateDataSafe(source: Data): Data {
    try {
      this.migrateData(source);
    } catch (error) {
      host.report({ kind: "error", message: `Failed data migration for ${this.name}`, error });
    }
    return source;
  }

  static shimData(data: Data, _options: Data = {}): Data {
    return data;
  }

  static cleanData(source: Data = {}, options: CleanOptions = {}): Data {
    return this.schema.clean(source, options) as Data;
  }

  /** Rules across fields: throws when one is broken. */
  static validateJoint(_data: Data): void {}

  constructor(data: Value = {}, context: ModelContext = {}) {
    const { parent = null, strict = true, fallback = false, adopt = false, ...options } = context;
    Object.defineProperty(this, "parent", { value: parent, writable: false, configurable: true });
    const source = this._initializeSource(data, { ...options, adopt });
    Object.defineProperty(this, "_source", { value: Object.seal(source), writable: false, configurable: true });
    Object.defineProperty(this, "validationFailures", { value: { fields: null, joint: null }, writable: false });
    this._configure(options);
    if (!adopt) this.validate({ strict, fallback });
    this._initialize({ strict, fallback, ...options });
  }

  get schema(): SchemaField {
    return this.#class.schema;
  }

  get #class(): typeof DataModel {
    return this.constructor as typeof DataModel;
  }

  /** True when something in the source does not fit the schema. */
  get invalid(): boolean {
    const { fields, joint } = this.validationFailures;
    return !!(fields?.unresolved || joint?.unresolved);
  }

  _configure(_options: Data): void {}

  _initializeSource(data: Value, options: Data): Data {
    if (options.adopt) return data as Data;
    const copy: Data =
      typeof data?.toObject === "function" ? (data.toObject() as Data) : deepClone((data ?? {}) as Data);
    const source = Object.keys(copy).some((key) => key.includes(".")) ? expandObject(copy) : copy;
    return this._cleanSource(source, options);
  }

  _cleanSource(source: Data, _options: Data): Data {
    this.#class.migrateDataSafe(source);
    this.#class.cleanData(source);
    return this.#class.shimData(source);
  }

  _initialize(options: Data = {}): void {
    const self = this as Data;
    const { fields } = this.schema;
    for (const name in fields) {
      const value: Value = (fields[name] as DataField).initialize(this._source[name], this, options);
      if (typeof value === "function") {
        Object.defineProperty(self, name, { get: value, set: undefined, configurable: true, enumerable: true });
      } else self[name] = value;
    }
  }

  /** Back to the source: prepared values are computed anew. */
  reset(): void {
    this._initialize();
  }

  validate(options: Data = {}): boolean {
    const { changes, strict = true, fallback = false, fields = true, joint = true, clean = false } = options;
    if (changes) {
      this._merge(operatorsToKeys(expandObject(deepClone(changes as Data))), { recursive: true, fallback });
      return true;
    }
    const failures = this.validationFailures;
    if (clean) this.#class.cleanData(this._source);
    if (fields) failures.fields = this.schema.validate(this._source, { fallback, source: this._source }) ?? null;
    if (joint && !failures.fields?.unresolved) failures.joint = jointFailure(this.#class, this._source) ?? null;
    const broken = [failures.fields, failures.joint].find((failure) => failure?.unresolved);
    if (broken && strict) throw broken.asError(this._validationPrefix());
    return !broken;
  }

  /** The first line of a validation error: what it is about. */
  _validationPrefix(): string {
    return `${this.#class.name} validation errors:`;
  }

  /** Changes the source locally; returns the difference that was applied. */
  updateSource(changes: Data = {}, options: UpdateOptions = {}): Data {
    const change = this._prepareChange(changes);
    const { merged, difference } = this._merge(change, {
      recursive: options.recursive ?? true,
      fallback: options.fallback ?? false,
    });
    if (!options.dryRun && Object.keys(difference).length) {
      Object.assign(this._source, merged);
      this._initialize();
    }
    return this._presentDifference(difference);
  }

  /** A change with nested keys, its operators written as special keys. */
  _prepareChange(changes: Data): Data {
    const change = operatorsToKeys(expandObject(deepClone(changes))) as Data;
    return this.#class.migrateDataSafe(change);
  }

  _presentDifference(difference: Data): Data {
    return generation() >= 14 ? (keysToOperators(difference) as Data) : difference;
  }

  /** Merges a change into copies of the values it names; throws when it is invalid. */
  _merge(change: Data, options: { recursive: boolean; fallback: boolean }): { merged: Data; difference: Data } {
    const source = { ...this._source, ...this._changedType(change) };
    const merged: Data = { ...this._source };
    const touched = new Set<string>();
    const tree = new DataModelValidationFailure({ invalidValue: change, unresolved: false });
    for (const [key, value] of Object.entries(change)) {
      const name = key.replace(/^[-=]=/, "");
      const result = this._mergeKey(merged, key, value, { ...options, source });
      touched.add(name);
      if (!result?.failure) continue;
      tree.fields[name] = result.failure;
      tree.unresolved ||= result.failure.unresolved;
    }
    if (tree.unresolved) throw tree.asError(this._validationPrefix());
    const joint = touched.size ? jointFailure(this.#class, merged) : undefined;
    if (joint) throw joint.asError(this._validationPrefix());
    return { merged, difference: this._difference(merged, touched, options.recursive) };
  }

  _mergeKey(merged: Data, key: string, value: Value, options: Value): ReturnType<SchemaField["_mergeKey"]> {
    return this.schema._mergeKey(merged, key, value, options);
  }

  _changedType(change: Data): Data {
    return isPlainObject(change) && typeof change.type === "string" ? { type: change.type } : {};
  }

  _difference(merged: Data, touched: Set<string>, recursive: boolean): Data {
    const difference: Data = {};
    for (const name of touched) {
      const field = this.schema.get(name);
      const [before, after]: Value[] = [this._source[name], merged[name]];
      if (!field || equals(before, after)) continue;
      if (after === undefined) difference[`-=${name}`] = null;
      else difference[name] = recursive ? (field.difference(before, after) as unknown) : deepClone(after as unknown);
    }
    return difference;
  }

  toObject(source = true): Data {
    if (source) return deepClone({ ...this._source });
    return this.schema.toObject(this) as Data;
  }

  toJSON(): Data {
    return this.toObject(true);
  }

  clone(data: Data = {}, context: ModelContext = {}): this {
    const source = mergeObject(this.toObject(), expandObject(operatorsToKeys(data) as Data), {
      insertKeys: false,
      performDeletions: true,
    });
    return new (this.constructor as Constructor<this>)(source, { parent: this.parent as unknown, ...context });
  }

  /** The field that defines the value at a path of this model. */
  getFieldForProperty(key: string | string[]): Value {
    const [first, ...rest] = typeof key === "string" ? key.split(".") : key;
    const value: Value = (this as Data)[first as string];
    if (rest.length && value instanceof DataModel) return value.getFieldForProperty(rest);
    return this.schema.get(first as string)?._getField(rest);
  }
}
