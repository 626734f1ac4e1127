import { BASE_DOCUMENT_TYPE, DOCUMENT_OWNERSHIP_LEVELS } from "../../const.js";
import { getDocumentClass, host } from "../../host.js";
import type { Data, Value } from "../../types.js";
import { isValidId } from "../../utils/strings.js";
import { isPlainObject } from "../../utils/types.js";
import { DataFieldValidationError } from "../validation.js";
import { ArrayField } from "./array-fields.js";
import {
  DataField,
  type CleanOptions,
  type DataFieldOptions,
  type Merged,
  type MergeOptions as FieldMergeOptions,
} from "./data-field.js";
import { ObjectField, TypedObjectField } from "./object-fields.js";
import { AnyField, NumberField, StringField } from "./scalars.js";
import { SchemaField } from "./schema-field.js";
import { DocumentIdField, DocumentUUIDField } from "./strings.js";

/** The id of a document of another collection; the model shows the document itself, looked up when it is read. */
export class ForeignDocumentField extends DocumentIdField {
  declare model: Value;
  declare idOnly: boolean;

  constructor(model: Value, options: DataFieldOptions = {}, context = {}) {
    super(options, context);
    this.model = model;
  }

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, nullable: true, readonly: false, idOnly: false };
  }

  override initialize(value: Value, model?: Value, _options: Data = {}): Value {
    if (this.idOnly) return value as unknown;
    if (model?.pack && !this.model.metadata?.embeddedInPack) return () => null;
    return () => (value ? (host.collection(this.model.documentName)?.get(value) ?? null) : null) as unknown;
  }

  override toObject(value: Value): Value {
    return (value?._id ?? value) as unknown;
  }
}

/** The sub-type of a document: one that the manifest declares, or `base` where the class allows it. */
export class DocumentTypeField extends StringField {
  declare documentClass: Value;

  constructor(documentClass: Value, options: DataFieldOptions = {}, context = {}) {
    super(options, context);
    this.documentClass = documentClass;
  }

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, nullable: false, blank: false };
  }

  override getInitialValue(data: Data = {}): Value {
    return this.documentClass.metadata.coreTypes.includes(BASE_DOCUMENT_TYPE)
      ? BASE_DOCUMENT_TYPE
      : super.getInitialValue(data);
  }

  override _validateType(value: Value): void {
    super._validateType(value);
    const { documentName } = this.documentClass;
    // Without a manifest nothing is known to be wrong.
    if (!Object.keys(host.documentTypes).length) return;
    if ((getDocumentClass(documentName) ?? this.documentClass).TYPES.includes(value)) return;
    throw new DataFieldValidationError(`"${value}" is not a valid type for the ${documentName} Document class`);
  }
}

const LEVELS: number[] = Object.values(DOCUMENT_OWNERSHIP_LEVELS);

/** Levels by user id, and the `default` of everybody else. */
export class DocumentOwnershipField extends ObjectField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, initial: { default: DOCUMENT_OWNERSHIP_LEVELS.NONE }, gmOnly: true };
  }

  override _validateType(value: Value): undefined {
    if (!isPlainObject(value)) throw new DataFieldValidationError("must be an object");
    for (const [user, level] of Object.entries(value)) {
      if (user !== "default" && !isValidId(user)) throw new DataFieldValidationError(`${user} is not a user id`);
      if (!LEVELS.includes(level)) throw new DataFieldValidationError(`${String(level)} is not an ownership level`);
    }
  }
}

/** Free data by package: `Record<scope, Record<key, any>>`. */
export class DocumentFlagsField extends TypedObjectField {
  constructor(options: DataFieldOptions = {}, context = {}) {
    super(new ObjectField(), options, context);
  }
}

/** What the server writes about the document itself. */
export class DocumentStatsField extends SchemaField {
  constructor(options: DataFieldOptions = {}, context = {}) {
    super(
      {
        coreVersion: new StringField({ required: true, blank: false, nullable: true, initial: null }),
        systemId: new StringField({ required: true, blank: false, nullable: true, initial: null }),
        systemVersion: new StringField({ required: true, blank: false, nullable: true, initial: null }),
        createdTime: new NumberField(),
        modifiedTime: new NumberField(),
        lastModifiedBy: new StringField({ required: true, blank: false, nullable: true, initial: null }),
        compendiumSource: new DocumentUUIDField(),
        duplicateSource: new DocumentUUIDField(),
        exportSource: new ObjectField({ required: false, nullable: true, initial: null }),
      },
      options,
      context,
    );
  }

  /** The keys that only the server writes. */
  static managedFields = ["coreVersion", "systemId", "systemVersion", "createdTime", "modifiedTime", "lastModifiedBy"];
}

/**
 * The children of a document. Each child cleans and checks itself when its collection builds it, so that a bad one is
 * set aside without harm to its parent or to its siblings.
 */
export class EmbeddedCollectionField extends ArrayField {
  /** The base class of the children. */
  declare model: Value;

  static hierarchical = true;

  constructor(model: Value, options: DataFieldOptions = {}, context = {}) {
    super(new AnyField(), options, context);
    this.model = model;
  }

  override _cast(value: Value): Value {
    const list: Value = value instanceof Map ? [...value.values()] : super._cast(value);
    if (!Array.isArray(list)) return list;
    return list.map((entry: Value) => (typeof entry?.toObject === "function" ? entry.toObject() : entry) as unknown);
  }

  override _cleanType(value: Value, _options: CleanOptions): Value {
    return value as unknown;
  }

  override _validateElements(): undefined {
    return undefined;
  }

  override initialize(_value: Value, model?: Value, options: Data = {}): Value {
    const collection: Value = model.collections[this.name as string];
    collection.initialize(options);
    return collection as unknown;
  }

  override toObject(value: Value): Value {
    return Array.from(value as Iterable<Value>, (child) => child.toObject(false) as unknown);
  }

  override migrateSource(): void {}

  override merge(current: Value, _change?: Value, _options?: FieldMergeOptions): Merged {
    return { value: current as unknown };
  }
}

/** The children that an unlinked token adds to its actor's, changes or deletes (`_tombstone`). */
export class EmbeddedCollectionDeltaField extends EmbeddedCollectionField {
  override merge(current: Value, change?: Value, options?: FieldMergeOptions): Merged {
    const list: Value = this._cast(change);
    if (!Array.isArray(list) || !options?.recursive || !Array.isArray(current)) return { value: list ?? current };
    const ids = new Set(list.map((entry: Data) => entry._id as string));
    return { value: [...current.filter((entry: Data) => !ids.has(entry._id as string)), ...list] };
  }
}

/** True for fields that hold other documents. */
export function isHierarchical(field: DataField): boolean {
  return (field.constructor as { hierarchical?: boolean }).hierarchical === true;
}
