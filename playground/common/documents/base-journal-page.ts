import { DOCUMENT_OWNERSHIP_LEVELS, JOURNAL_ENTRY_PAGE_FORMATS } from "../const.js";
import {
  BooleanField,
  DocumentOwnershipField,
  HTMLField,
  NumberField,
  ObjectField,
  SchemaField,
  StringField,
  type DataSchema,
} from "../data/fields/index.js";
import type { Data, Value } from "../types.js";
import { Document } from "./document.js";
import { isOwner } from "./permissions.js";
import { commonFields, idField, nameField, typeFields } from "./shared-schema.js";

export class BaseJournalEntryPage extends Document {
  declare name: string;
  declare type: string;
  declare system: Data;
  declare text: { content: string | null; markdown: string | null; format: number };
  declare title: { show: boolean; level: number };
  declare src: string | null;
  declare sort: number;

  static override metadata = Document.defineMetadata({
    name: "JournalEntryPage",
    collection: "pages",
    label: "DOCUMENT.JournalEntryPage",
    labelPlural: "DOCUMENT.JournalEntryPages",
    coreTypes: ["text", "image", "pdf", "video"],
    hasTypeData: true,
    permissions: {
      view: "OBSERVER",
      create: (user, page: Value) => page?.parent && isOwner(user, page.parent),
      update: "OWNER",
      delete: "OWNER",
    },
  });

  static override defineSchema(): DataSchema {
    const optional = { required: false, nullable: true, initial: null };
    const fields = typeFields(this);
    (fields.type as StringField).initial = "text";
    return {
      ...idField(),
      name: nameField(),
      ...fields,
      title: new SchemaField({
        show: new BooleanField({ initial: true }),
        level: new NumberField({ required: true, nullable: false, integer: true, min: 1, max: 6, initial: 1 }),
      }),
      text: new SchemaField({
        content: new HTMLField({ ...optional, textSearch: true }),
        markdown: new StringField(optional),
        format: new NumberField({
          required: true,
          nullable: false,
          initial: JOURNAL_ENTRY_PAGE_FORMATS.HTML,
          choices: Object.values(JOURNAL_ENTRY_PAGE_FORMATS),
        }),
      }),
      image: new ObjectField(),
      video: new ObjectField(),
      src: new StringField({ ...optional, blank: false }),
      category: new StringField({ ...optional, blank: false }),
      ownership: new DocumentOwnershipField({ initial: { default: DOCUMENT_OWNERSHIP_LEVELS.INHERIT } }),
      ...commonFields(),
    };
  }
}
