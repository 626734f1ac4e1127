import { ArrayField, EmbeddedCollectionField, ObjectField, type DataSchema } from "../data/fields/index.js";
import type { Value } from "../types.js";
import { Document } from "./document.js";
import { directoryFields, idField, named, nameField } from "./shared-schema.js";

export class BaseJournalEntry extends Document {
  declare name: string;
  declare pages: Value;
  declare folder: Value;
  declare sort: number;

  static override metadata = Document.defineMetadata({
    name: "JournalEntry",
    collection: "journal",
    label: "DOCUMENT.JournalEntry",
    labelPlural: "DOCUMENT.JournalEntries",
    embedded: { JournalEntryPage: "pages" },
    compendiumIndexFields: ["_id", "name", "sort", "folder"],
    permissions: { view: "LIMITED", create: "JOURNAL_CREATE", update: "OWNER", delete: "OWNER" },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      name: nameField(),
      pages: new EmbeddedCollectionField(named("JournalEntryPage")),
      categories: new ArrayField(new ObjectField()),
      ...directoryFields(),
    };
  }
}
