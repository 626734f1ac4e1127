import { FOLDER_DOCUMENT_TYPES } from "../const.js";
import { ColorField, ForeignDocumentField, HTMLField, StringField, type DataSchema } from "../data/fields/index.js";
import { generation } from "../generation.js";
import type { Value } from "../types.js";
import { Document } from "./document.js";
import { commonFields, idField, named, nameField } from "./shared-schema.js";

export class BaseFolder extends Document {
  declare name: string;
  declare type: string;
  declare folder: Value;
  declare sorting: string;
  declare sort: number;
  declare color: Value;

  static override metadata = Document.defineMetadata({
    name: "Folder",
    collection: "folders",
    label: "DOCUMENT.Folder",
    labelPlural: "DOCUMENT.Folders",
    permissions: { view: "PLAYER", create: "ASSISTANT", update: "ASSISTANT", delete: "ASSISTANT" },
  });

  static override defineSchema(): DataSchema {
    const types = [...FOLDER_DOCUMENT_TYPES, ...(generation() >= 14 ? ["ActiveEffect"] : [])];
    return {
      ...idField(),
      name: nameField(),
      type: new StringField({ required: true, choices: types }),
      description: new HTMLField(),
      folder: new ForeignDocumentField(named("Folder")),
      sorting: new StringField({ required: true, initial: "a", choices: ["a", "m"] }),
      color: new ColorField(),
      ...commonFields(),
    };
  }
}
