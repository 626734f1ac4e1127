import { TABLE_RESULT_TYPES } from "../const.js";
import {
  ArrayField,
  BooleanField,
  DocumentUUIDField,
  EmbeddedCollectionField,
  FilePathField,
  HTMLField,
  NumberField,
  StringField,
  type DataSchema,
} from "../data/fields/index.js";
import type { Value } from "../types.js";
import { Document } from "./document.js";
import { isGM, isOwner } from "./permissions.js";
import { commonFields, directoryFields, idField, named, nameField } from "./shared-schema.js";

const integer = (initial: number): NumberField =>
  new NumberField({ required: true, nullable: false, integer: true, initial });

export class BaseRollTable extends Document {
  declare name: string;
  declare img: string;
  declare results: Value;
  declare formula: string;
  declare replacement: boolean;
  declare displayRoll: boolean;
  declare folder: Value;
  declare sort: number;

  static DEFAULT_ICON = "icons/svg/d20-grey.svg";

  static override metadata = Document.defineMetadata({
    name: "RollTable",
    collection: "tables",
    label: "DOCUMENT.RollTable",
    labelPlural: "DOCUMENT.RollTables",
    embedded: { TableResult: "results" },
    compendiumIndexFields: ["_id", "name", "img", "sort", "folder"],
    permissions: {
      view: "LIMITED",
      create: "ASSISTANT",
      update: (user, table: BaseRollTable) => isGM(user) || isOwner(user, table),
      delete: "ASSISTANT",
    },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      name: nameField(),
      img: new FilePathField({ categories: ["IMAGE"], initial: this.DEFAULT_ICON }),
      description: new HTMLField({ textSearch: true }),
      results: new EmbeddedCollectionField(named("TableResult")),
      formula: new StringField({ required: true }),
      replacement: new BooleanField({ initial: true }),
      displayRoll: new BooleanField({ initial: true }),
      ...directoryFields(),
    };
  }
}

export class BaseTableResult extends Document {
  declare name: string;
  declare type: string;
  declare img: string | null;
  declare description: string;
  declare documentUuid: string | null;
  declare weight: number;
  declare range: [number, number];
  declare drawn: boolean;

  static DEFAULT_ICON = "icons/svg/d20-black.svg";

  static override metadata = Document.defineMetadata({
    name: "TableResult",
    collection: "results",
    label: "DOCUMENT.TableResult",
    labelPlural: "DOCUMENT.TableResults",
    permissions: { view: "OWNER", create: "OWNER", update: "OWNER", delete: "OWNER" },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      type: new StringField({
        required: true,
        choices: Object.values(TABLE_RESULT_TYPES),
        initial: TABLE_RESULT_TYPES.TEXT,
      }),
      name: new StringField({ required: true, textSearch: true }),
      img: new FilePathField({ categories: ["IMAGE"] }),
      description: new HTMLField({ textSearch: true }),
      documentUuid: new DocumentUUIDField(),
      weight: new NumberField({ required: true, nullable: false, integer: true, positive: true, initial: 1 }),
      range: new ArrayField(integer(1), { min: 2, max: 2, initial: () => [1, 1] }),
      drawn: new BooleanField(),
      ...commonFields(),
    };
  }
}
