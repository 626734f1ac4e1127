import { host } from "../../host.js";
import type { Data, Value } from "../../types.js";
import { isPlainObject } from "../../utils/types.js";
import { DataFieldValidationError, DataModelValidationFailure } from "../validation.js";
import type { CleanOptions, DataField, DataFieldOptions, Merged, MergeOptions, ValidateOptions } from "./data-field.js";
import { ObjectField } from "./object-fields.js";
import { SchemaField } from "./schema-field.js";

/** Runs a model's rules across fields; a broken rule becomes a failure. */
export function jointFailure(model: Value, data: Data): DataModelValidationFailure | undefined {
  try {
    model.validateJoint(data);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return new DataModelValidationFailure({ invalidValue: data, message });
  }
}

/** A nested model. */
export class EmbeddedDataField extends SchemaField {
  declare model: Value;

  constructor(model: Value, options: DataFieldOptions = {}, context = {}) {
    super(model.defineSchema(), options, context);
    this.model = model;
  }

  override _validateType(data: Value, options: ValidateOptions): DataModelValidationFailure | undefined {
    const failure = super._validateType(data, options);
    if (failure?.unresolved || options.partial) return failure;
    return jointFailure(this.model, data) ?? failure;
  }

  override initialize(value: Value, model?: Value, options: Data = {}): Value {
    if (!isPlainObject(value)) return value;
    return new this.model(value, { ...options, parent: model, adopt: true });
  }

  override merge(current: Value, change: Value, options: MergeOptions): Merged {
    const merged = super.merge(current, change, options);
    if (merged.failure?.unresolved || !isPlainObject(merged.value)) return merged;
    const failure = jointFailure(this.model, merged.value);
    return failure ? { value: current as unknown, failure } : merged;
  }

  override toObject(value: Value): Value {
    return typeof value?.toObject === "function" ? (value.toObject(false) as unknown) : (value as unknown);
  }

  override migrateSource(_sourceData: Data, fieldData: Value): void {
    if (isPlainObject(fieldData)) this.model.migrateDataSafe(fieldData);
  }
}

/** A single document inside another one, such as the delta of a token. */
export class EmbeddedDocumentField extends EmbeddedDataField {
  static hierarchical = true;

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, nullable: true };
  }

  override _getDefaultInitial(data: Data): Value {
    return this.clean({}, { source: data });
  }

  override getInitialValue(data: Data = {}): Value {
    return this.initial === undefined ? this._getDefaultInitial(data) : super.getInitialValue(data);
  }

  override initialize(value: Value, model?: Value, options: Data = {}): Value {
    if (!isPlainObject(value)) return value;
    const existing: Value = model[this.name as string];
    if (!existing?._source) {
      const cls: Value = host.documentClass(this.model.documentName) ?? this.model;
      return new cls(value, { ...options, parent: model, adopt: true });
    }
    if (existing._source !== value) {
      Object.assign(existing._source, value);
      model._source[this.name as string] = existing._source;
    }
    existing.reset();
    return existing;
  }
}

/** The `system` of a document: an instance of the model of its sub-type, or a free object where none is known. */
export class TypeDataField extends ObjectField {
  declare documentClass: Value;

  static override recursive = true;

  constructor(documentClass: Value, options: DataFieldOptions = {}, context = {}) {
    super(options, context);
    this.documentClass = documentClass;
  }

  /** The model of a sub-type, or `null`. */
  getModelForType(type: string | undefined): Value {
    return type ? host.typeModel(this.documentClass.documentName, type) : null;
  }

  override getInitialValue(data: Data = {}): Value {
    const model: Value = this.getModelForType(data.type);
    return model ? (model.cleanData({}) as unknown) : {};
  }

  override _cleanType(value: Value, options: CleanOptions): Value {
    const model: Value = this.getModelForType(options.source?.type);
    if (!model || !isPlainObject(value)) return value as unknown;
    return model.cleanData(value, { partial: options.partial }) as unknown;
  }

  override _validateType(value: Value, options: ValidateOptions): DataModelValidationFailure | undefined {
    if (!isPlainObject(value)) throw new DataFieldValidationError("must be an object");
    const model: Value = this.getModelForType(options.source?.type);
    if (!model) return undefined;
    const failure = model.schema.validate(value, { ...options, source: value }) as
      | DataModelValidationFailure
      | undefined;
    return failure?.unresolved ? failure : (jointFailure(model, value) ?? failure);
  }

  override initialize(value: Value, model?: Value, options: Data = {}): Value {
    const cls: Value = this.getModelForType(model?._source?.type);
    if (!cls || !isPlainObject(value)) return super.initialize(value, model, options);
    return new cls(value, { ...options, parent: model, adopt: true });
  }

  override toObject(value: Value): Value {
    return typeof value?.toObject === "function" ? (value.toObject(false) as unknown) : super.toObject(value);
  }

  override migrateSource(sourceData: Data, fieldData: Value): void {
    if (isPlainObject(fieldData)) this.getModelForType(sourceData.type)?.migrateDataSafe(fieldData);
  }

  override merge(current: Value, change: Value, options: MergeOptions): Merged {
    const model: Value = this.getModelForType(options.source.type);
    const data: Value = this._cast(change);
    if (!model || !isPlainObject(data)) return super.merge(current, data, options);
    model.migrateDataSafe(data);
    const merged = model.schema.merge(current, data, { ...options, source: current ?? {} }) as Merged;
    if (merged.failure?.unresolved) return merged;
    const failure = jointFailure(model, merged.value as Data);
    return failure ? { value: current as unknown, failure } : merged;
  }

  override _getField(path: string[]): DataField | undefined {
    return path.length ? undefined : this;
  }
}
