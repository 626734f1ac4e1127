import type { Data, Value } from "../../types.js";
import { deepClone } from "../../utils/clone.js";
import { isPlainObject } from "../../utils/types.js";
import { DataFieldValidationError, type DataModelValidationFailure } from "../validation.js";
import {
  DataField,
  type CleanOptions,
  type DataFieldOptions,
  type Merged,
  type MergeOptions,
  type ValidateOptions,
} from "./data-field.js";
import { EmbeddedDataField } from "./model-fields.js";
import { SchemaField, type DataSchema } from "./schema-field.js";

/** A schema chosen by the value's own `type`. */
export class TypedSchemaField extends DataField {
  declare types: Record<string, SchemaField>;

  static override recursive = true;

  constructor(types: Record<string, DataSchema | SchemaField | Value>, options: DataFieldOptions = {}, context = {}) {
    super(options, context);
    this.types = {};
    for (const [type, schema] of Object.entries(types)) this.types[type] = this.#schemaOf(type, schema);
  }

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true };
  }

  #schemaOf(type: string, schema: Value): SchemaField {
    const field =
      schema instanceof SchemaField
        ? schema
        : typeof schema?.defineSchema === "function"
          ? new EmbeddedDataField(schema) // with fields of its own: several may share the model
          : new SchemaField(schema);
    field.name ??= type;
    field.parent ??= this;
    return field;
  }

  #of(value: Value): SchemaField | undefined {
    return isPlainObject(value) ? this.types[String(value.type)] : undefined;
  }

  override _cleanType(value: Value, options: CleanOptions): Value {
    return this.#of(value)?.clean(value, options) ?? (value as unknown);
  }

  override _validateType(value: Value, options: ValidateOptions): DataModelValidationFailure | undefined {
    const schema = this.#of(value);
    if (!schema) throw new DataFieldValidationError("must have a valid type");
    return schema.validate(value, options);
  }

  override initialize(value: Value, model?: Value, options: Data = {}): Value {
    return this.#of(value)?.initialize(value, model, options) ?? (value as unknown);
  }

  override toObject(value: Value): Value {
    return this.#of(value)?.toObject(value) ?? deepClone(value as unknown);
  }

  override merge(current: Value, change: Value, options: MergeOptions): Merged {
    const changes = isPlainObject(change) ? change : undefined;
    const sameType = changes && isPlainObject(current) && (changes.type === undefined || changes.type === current.type);
    if (!sameType || !options.recursive) return super.merge(current, change, options);
    return this.#of(current)?.merge(current, change, options) ?? super.merge(current, change, options);
  }

  override difference(before: Value, after: Value): Value {
    if (before?.type !== after?.type) return super.difference(before, after);
    return this.#of(after)?.difference(before, after) ?? undefined;
  }
}
