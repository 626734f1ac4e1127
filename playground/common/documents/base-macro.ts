import { MACRO_SCOPES, MACRO_TYPES } from "../const.js";
import { FilePathField, ForeignDocumentField, StringField, type DataSchema } from "../data/fields/index.js";
import type { Value } from "../types.js";
import { Document } from "./document.js";
import type { UserLike } from "./permissions.js";
import { directoryFields, idField, named, nameField } from "./shared-schema.js";

export class BaseMacro extends Document {
  declare name: string;
  declare type: string;
  declare img: string;
  declare author: Value;
  declare scope: string;
  declare command: string;
  declare folder: Value;
  declare sort: number;

  static DEFAULT_ICON = "icons/svg/dice-target.svg";

  static override metadata = Document.defineMetadata({
    name: "Macro",
    collection: "macros",
    label: "DOCUMENT.Macro",
    labelPlural: "DOCUMENT.Macros",
    compendiumIndexFields: ["_id", "name", "img", "sort", "folder"],
    permissions: { view: "LIMITED", create: "PLAYER", update: "OWNER", delete: "OWNER" },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      name: nameField(),
      type: new StringField({ required: true, choices: Object.values(MACRO_TYPES), initial: MACRO_TYPES.CHAT }),
      author: new ForeignDocumentField(named("User")),
      img: new FilePathField({ categories: ["IMAGE"], initial: this.DEFAULT_ICON }),
      scope: new StringField({ required: true, choices: MACRO_SCOPES, initial: MACRO_SCOPES[0] }),
      command: new StringField({ required: true, blank: true, trim: false }),
      ...directoryFields(),
    };
  }

  override getUserLevel(user: UserLike | null): number {
    return user && this._source.author === user.id ? 3 : super.getUserLevel(user);
  }
}
