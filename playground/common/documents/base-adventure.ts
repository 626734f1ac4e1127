import {
  ArrayField,
  FilePathField,
  HTMLField,
  IntegerSortField,
  ObjectField,
  StringField,
  type DataSchema,
} from "../data/fields/index.js";
import { getDocumentClass } from "../host.js";
import type { Data, Value } from "../types.js";
import { Document } from "./document.js";
import { commonFields, idField, nameField } from "./shared-schema.js";

/** What an adventure may hold, and the documents in each; the table plays no cards and no music. */
export const ADVENTURE_CONTENTS = {
  folders: "Folder",
  actors: "Actor",
  items: "Item",
  scenes: "Scene",
  journal: "JournalEntry",
  tables: "RollTable",
  macros: "Macro",
  combats: "Combat",
} as const;

/** Whole documents of one type within an adventure: its source has their data, it shows a set of them. */
class ContentsField extends ArrayField {
  constructor(readonly documentName: string) {
    super(new ObjectField());
  }

  override initialize(value: Value, model?: Value): Value {
    if (!Array.isArray(value)) return value as unknown;
    const make = (source: Data): Value => {
      const cls: Value = getDocumentClass(this.documentName);
      return cls.fromSource(structuredClone(source), { pack: model?.pack, strict: false }) as unknown;
    };
    let made: Value = null; // a list of what is in a pack asks for names, not for everybody in it
    return () => (made ??= new Set(value.map(make))) as unknown;
  }

  override toObject(value: Value): Value {
    return Array.from(value as Iterable<Value>, (child) => child.toObject() as unknown);
  }
}

/** Everything of an evening in one document of a compendium, to be brought into a world at once. */
export class BaseAdventure extends Document {
  declare name: string;
  declare img: string;
  declare caption: string;
  declare description: string;

  static override metadata = Document.defineMetadata({
    name: "Adventure",
    collection: "adventures",
    label: "DOCUMENT.Adventure",
    labelPlural: "DOCUMENT.Adventures",
    compendiumIndexFields: ["_id", "name", "img", "sort", "folder"],
    permissions: { view: "LIMITED", create: "ASSISTANT", update: "ASSISTANT", delete: "ASSISTANT" },
  });

  /** Fields of this document that hold others, with their names. */
  static get contentFields(): Record<string, string> {
    return { ...ADVENTURE_CONTENTS };
  }

  static override defineSchema(): DataSchema {
    const contents = Object.entries(ADVENTURE_CONTENTS).map(([key, name]) => [key, new ContentsField(name)] as const);
    return {
      ...idField(),
      name: nameField(),
      img: new FilePathField({ categories: ["IMAGE"] }),
      caption: new HTMLField(),
      description: new HTMLField(),
      ...Object.fromEntries(contents),
      folder: new StringField({ nullable: true, initial: null }),
      sort: new IntegerSortField(),
      ...commonFields(),
    };
  }
}
