import {
  DocumentFlagsField,
  DocumentIdField,
  DocumentOwnershipField,
  DocumentStatsField,
  DocumentTypeField,
  ForeignDocumentField,
  IntegerSortField,
  StringField,
  TypeDataField,
  type DataSchema,
} from "../data/fields/index.js";
import { documentClasses } from "../host.js";
import type { Value } from "../types.js";

/** A class that may not be loaded yet, by name. */
export function named(documentName: string): Value {
  return documentClasses[documentName] ?? { documentName, metadata: {} };
}

/** A name that may not be empty. */
export function nameField(): StringField {
  return new StringField({ required: true, blank: false, textSearch: true });
}

export function idField(): DataSchema {
  return { _id: new DocumentIdField() };
}

/** `type` and `system`. */
export function typeFields(documentClass: Value): DataSchema {
  return { type: new DocumentTypeField(documentClass), system: new TypeDataField(documentClass) };
}

/** `sort`, `flags` and `_stats`. */
export function commonFields(): DataSchema {
  return { sort: new IntegerSortField(), flags: new DocumentFlagsField(), _stats: new DocumentStatsField() };
}

/** `folder`, `ownership` and the common fields of a document in a directory. */
export function directoryFields(): DataSchema {
  return {
    folder: new ForeignDocumentField(named("Folder")),
    ownership: new DocumentOwnershipField(),
    ...commonFields(),
  };
}
