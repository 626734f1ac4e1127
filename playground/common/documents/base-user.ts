import {
  ColorField,
  FilePathField,
  ForeignDocumentField,
  NumberField,
  ObjectField,
  StringField,
  type DataSchema,
} from "../data/fields/index.js";
import type { Data, Value } from "../types.js";
import { Document } from "./document.js";
import type { UserLike } from "./permissions.js";
import { commonFields, idField, named, nameField } from "./shared-schema.js";

export class BaseUser extends Document {
  declare name: string;
  declare role: number;
  declare color: Value;
  declare character: Value;
  declare hotbar: Record<string, string>;
  declare permissions: Record<string, boolean>;
  declare avatar: string | null;

  /** What a user may change of himself. */
  static HARMLESS = ["color", "character", "avatar", "pronouns", "hotbar", "flags"];

  static override metadata = Document.defineMetadata({
    name: "User",
    collection: "users",
    label: "DOCUMENT.User",
    labelPlural: "DOCUMENT.Users",
    permissions: { view: "PLAYER", create: "GAMEMASTER", update: mayUpdateUser, delete: "GAMEMASTER" },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      name: nameField(),
      role: new NumberField({ required: true, nullable: false, integer: true, min: 0, max: 4, initial: 1 }),
      password: new StringField({ required: true }),
      passwordSalt: new StringField({ required: true }),
      avatar: new FilePathField({ categories: ["IMAGE"] }),
      character: new ForeignDocumentField(named("Actor")),
      color: new ColorField({ required: true, nullable: false, initial: "#cc2829" }),
      pronouns: new StringField({ required: true }),
      hotbar: new ObjectField({ validate: isHotbar, validationError: "must map slots to macro ids" }),
      permissions: new ObjectField(),
      flags: commonFields().flags as Value,
      _stats: commonFields()._stats as Value,
    };
  }

  override getUserLevel(user: UserLike | null): number {
    return user && (user.role >= 4 || user.id === this.id) ? 3 : 0;
  }
}

function mayUpdateUser(user: UserLike, target: BaseUser, data: Data): boolean {
  if (user.role >= 4) return true;
  const keys = Object.keys(data).map((key) => key.replace(/^[-=]=/, "").split(".")[0] as string);
  return target.id === user.id && keys.every((key) => ["_id", "_stats", ...BaseUser.HARMLESS].includes(key));
}

function isHotbar(value: Value): boolean {
  return Object.entries(value as Data).every(([slot, id]) => /^\d+$/.test(slot) && typeof id === "string");
}
