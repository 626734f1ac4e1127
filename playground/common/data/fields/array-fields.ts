import type { Data, Value } from "../../types.js";
import { isPlainObject } from "../../utils/types.js";
import { DataFieldValidationError, DataModelValidationFailure } from "../validation.js";
import {
  DataField,
  resolveFailure,
  type CleanOptions,
  type DataFieldOptions,
  type ValidateOptions,
} from "./data-field.js";

/** A list of values of one type; updates replace it whole. */
export class ArrayField extends DataField {
  declare element: DataField;
  declare min: number;
  declare max: number;

  static override recursive = true;

  constructor(element: DataField, options: DataFieldOptions = {}, context = {}) {
    super(options, context);
    this.element = this._validateElementType(element);
    if (this.element instanceof DataField) this.element.parent ??= this;
  }

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, nullable: false, empty: true, min: 0, max: Infinity };
  }

  _validateElementType(element: DataField): DataField {
    if (!(element instanceof DataField)) throw new Error(`${this.constructor.name} must contain a DataField`);
    return element;
  }

  override _getDefaultInitial(_data: Data): Value {
    return [];
  }

  override _cast(value: Value): Value {
    if (Array.isArray(value) || isPlainObject(value)) return value;
    if (value instanceof Set) return [...value];
    return typeof value === "object" && Symbol.iterator in value ? [...(value as Iterable<unknown>)] : [value];
  }

  override _cleanType(value: Value, options: CleanOptions): Value {
    if (!Array.isArray(value)) return value as unknown;
    return value.map((entry) => this.element.clean(entry, { ...options, partial: false }) ?? null) as Value;
  }

  override _validateType(value: Value, options: ValidateOptions): DataModelValidationFailure | undefined {
    if (!Array.isArray(value)) throw new DataFieldValidationError("must be an Array");
    if (value.length < this.min) throw new DataFieldValidationError(`must contain at least ${this.min} elements`);
    if (value.length > this.max) throw new DataFieldValidationError(`may not contain more than ${this.max} elements`);
    return this._validateElements(value, options);
  }

  _validateElements(value: Value[], options: ValidateOptions): DataModelValidationFailure | undefined {
    const tree = new DataModelValidationFailure({ invalidValue: value, unresolved: false });
    const dropped: number[] = [];
    for (const [index, entry] of value.entries()) {
      const failure = this.element.validate(entry, options);
      if (!failure) continue;
      tree.elements.push({ id: index, failure });
      if (failure.unresolved && options.fallback) {
        value[index] = resolveFailure(this.element, failure, options.source ?? {});
        // An element without a usable initial value goes.
        if (failure.unresolved) dropped.push(index);
        failure.unresolved = false;
      }
      tree.unresolved ||= failure.unresolved;
    }
    for (const index of dropped.reverse()) value.splice(index, 1);
    return tree.isEmpty() ? undefined : tree;
  }

  override initialize(value: Value, model?: Value, options: Data = {}): Value {
    if (!Array.isArray(value)) return value as unknown;
    return value.map((entry) => this.element.initialize(entry, model, options) as unknown);
  }

  override toObject(value: Value): Value {
    if (value === null || value === undefined) return value as unknown;
    return Array.from(value as Iterable<unknown>, (entry) => this.element.toObject(entry) as unknown);
  }

  override migrateSource(sourceData: Data, fieldData: Value): void {
    if (Array.isArray(fieldData)) for (const entry of fieldData) this.element.migrateSource(sourceData, entry);
  }

  override _getField(path: string[]): DataField | undefined {
    if (!path.length) return this;
    // "list.element.x" and "list.0.x" both lead into the element.
    return this.element._getField(path.slice(1));
  }

  override _castChangeDelta(delta: Value): Value {
    let values: Value = delta;
    if (typeof delta === "string" && delta.trim().startsWith("[")) values = JSON.parse(delta) as unknown;
    const list = values instanceof Set ? [...values] : Array.isArray(values) ? values : [values];
    return list.map((entry: Value) => this.element._castChangeDelta(entry) as unknown);
  }

  override _applyChangeAdd(value: Value, delta: Value): Value {
    return [...(value ?? []), ...delta];
  }

  override _applyChangeSubtract(value: Value, delta: Value): Value {
    return [...(value ?? [])].filter((entry: unknown) => !delta.includes(entry));
  }

  override _applyChangeMultiply(value: Value): Value {
    return value as unknown;
  }

  override _applyChangeUpgrade(value: Value): Value {
    return value as unknown;
  }

  override _applyChangeDowngrade(value: Value): Value {
    return value as unknown;
  }
}

/** A Set, stored as an array without duplicates. */
export class SetField extends ArrayField {
  override _cleanType(value: Value, options: CleanOptions): Value {
    const list: Value = super._cleanType(value, options);
    return Array.isArray(list) ? [...new Set(list)] : list;
  }

  override initialize(value: Value, model?: Value, options: Data = {}): Value {
    const list: Value = super.initialize(value, model, options);
    return Array.isArray(list) ? new Set(list) : list;
  }

  override _applyChangeAdd(value: Value, delta: Value): Value {
    return new Set([...(value ?? []), ...delta]);
  }

  override _applyChangeSubtract(value: Value, delta: Value): Value {
    return new Set(super._applyChangeSubtract(value, delta) as unknown[]);
  }

  override _applyChangeOverride(_value: Value, delta: Value): Value {
    return new Set(delta as unknown[]);
  }
}
