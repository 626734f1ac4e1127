import { DocumentIdField, StringField, type DataSchema } from "../data/fields/index.js";
import type { Data, Value } from "../types.js";
import { Document } from "./document.js";
import { hasPermission, isGM, touches, type UserLike } from "./permissions.js";
import { commonFields, idField } from "./shared-schema.js";

/** Settings of the world that assistants may change whatever the table lets them: see foundryvtt #10912. */
const ASSISTANTS = [
  ...["time", "combatTrackerConfig", "sheetClasses", "scrollingStatusText", "tokenDragPreview", "adventureImports"],
  ...["gridDiagonals", "gridTemplates", "coneTemplateType"],
].map((name) => `core.${name}`);

/** A world setting needs a permission; a user's own setting is that user's. */
function mayHold(user: UserLike, owner: string | null, key: unknown): boolean {
  if (owner) return owner === user.id;
  return hasPermission(user, "SETTINGS_MODIFY") || (isGM(user) && ASSISTANTS.includes(String(key)));
}

function mayCreateSetting(user: UserLike, setting: BaseSetting | null, data: Data): boolean {
  const key: unknown = setting?._source.key ?? data.key;
  return mayHold(user, (setting?._source.user ?? data.user ?? null) as string | null, key);
}

/** Nobody makes a setting that of another. */
function mayChangeSetting(user: UserLike, setting: BaseSetting, data: Data): boolean {
  const owner = (setting._source.user ?? null) as string | null;
  const moved = touches(data, ["user"]) && (data.user ?? null) !== owner;
  return !moved && mayHold(user, owner, setting._source.key);
}

export class BaseSetting extends Document {
  declare key: string;
  declare value: Value;
  declare user: string | null;

  static override metadata = Document.defineMetadata({
    name: "Setting",
    collection: "settings",
    label: "DOCUMENT.Setting",
    labelPlural: "DOCUMENT.Settings",
    permissions: { view: "PLAYER", create: mayCreateSetting, update: mayChangeSetting, delete: mayChangeSetting },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      key: new StringField({ required: true, blank: false, validate: (key: Value) => String(key).includes(".") }),
      value: new StringField({ required: true, trim: false, validate: isJSON, validationError: "must be JSON text" }),
      user: new DocumentIdField({ readonly: false }),
      flags: commonFields().flags as Value,
      _stats: commonFields()._stats as Value,
    };
  }
}

function isJSON(value: Value): boolean {
  JSON.parse(String(value));
  return true;
}
