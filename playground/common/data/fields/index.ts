export * from "./array-fields.js";
export { DataField } from "./data-field.js";
export type {
  CleanOptions,
  DataFieldContext,
  DataFieldOptions,
  Merged,
  MergeOptions as FieldMergeOptions,
  ValidateOptions,
} from "./data-field.js";
export * from "./document-fields.js";
export { changeMode, changeType, type EffectChange } from "./effect-changes.js";
export { formInputs } from "./form-inputs.js";
export { EmbeddedDataField, EmbeddedDocumentField, TypeDataField } from "./model-fields.js";
export * from "./numbers.js";
export { ObjectField, TypedObjectField } from "./object-fields.js";
export * from "./scalars.js";
export { SchemaField, type DataSchema } from "./schema-field.js";
export * from "./strings.js";
export { TypedSchemaField } from "./typed-schema-field.js";
