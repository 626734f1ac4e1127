import { CHAT_MESSAGE_STYLES } from "../const.js";
import {
  ArrayField,
  BooleanField,
  DocumentFlagsField,
  DocumentIdField,
  DocumentStatsField,
  FilePathField,
  ForeignDocumentField,
  HTMLField,
  JSONField,
  NumberField,
  SchemaField,
  StringField,
  type DataSchema,
} from "../data/fields/index.js";
import type { Data, Value } from "../types.js";
import { Document } from "./document.js";
import { hasPermission, isGM, touches, type UserLike } from "./permissions.js";
import { idField, named, typeFields } from "./shared-schema.js";

/** Any player, as himself; a whisper takes a permission of its own. */
function mayCreate(user: UserLike, message: BaseChatMessage | null, data: Data): boolean {
  if (user.role < 1) return false;
  const author: Value = data.author ?? message?._source.author;
  if (author && author !== user.id && !isGM(user)) return false;
  const whisper: Value = data.whisper ?? message?._source.whisper;
  return !whisper?.length || hasPermission(user, "MESSAGE_WHISPER");
}

/** A GM; or the author, who may change neither the author nor the rolls. */
function mayUpdate(user: UserLike, message: BaseChatMessage, data: Data): boolean {
  if (isGM(user)) return true;
  return message._source.author === user.id && !touches(data, ["author", "rolls"]);
}

function mayDelete(user: UserLike, message: BaseChatMessage): boolean {
  return isGM(user) || message._source.author === user.id;
}

export class BaseChatMessage extends Document {
  declare type: string;
  declare system: Data;
  declare author: Value;
  declare timestamp: number;
  declare flavor: string;
  declare title: string;
  declare content: string;
  declare speaker: Data;
  declare whisper: string[];
  declare blind: boolean;
  declare rolls: Value[];
  declare sound: string | null;
  declare style: number;
  declare emote: boolean;

  static override metadata = Document.defineMetadata({
    name: "ChatMessage",
    collection: "messages",
    label: "DOCUMENT.ChatMessage",
    labelPlural: "DOCUMENT.ChatMessages",
    hasTypeData: true,
    permissions: { view: "LIMITED", create: mayCreate, update: mayUpdate, delete: mayDelete },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      ...typeFields(this),
      author: new ForeignDocumentField(named("User"), { nullable: true, initial: null }),
      timestamp: new NumberField({ required: true, nullable: false, initial: () => Date.now() }),
      flavor: new HTMLField(),
      title: new StringField({ required: true }),
      content: new HTMLField({ textSearch: true }),
      speaker: new SchemaField({
        scene: new DocumentIdField({ readonly: false }),
        actor: new DocumentIdField({ readonly: false }),
        token: new DocumentIdField({ readonly: false }),
        alias: new StringField({ required: true }),
      }),
      whisper: new ArrayField(new DocumentIdField({ nullable: false, readonly: false })),
      blind: new BooleanField(),
      rolls: new ArrayField(new JSONField({ required: true, validate: isRollJSON })),
      sound: new FilePathField({ categories: ["AUDIO"] }),
      style: new NumberField({
        required: true,
        nullable: false,
        choices: Object.values(CHAT_MESSAGE_STYLES),
        initial: CHAT_MESSAGE_STYLES.OTHER,
      }),
      emote: new BooleanField(),
      flags: new DocumentFlagsField(),
      _stats: new DocumentStatsField(),
    };
  }

  override getUserLevel(user: UserLike | null): number {
    if (!user) return 0;
    return isGM(user) || this._source.author === user.id ? 3 : 0;
  }
}

/** A roll is stored as JSON text that names its class. */
function isRollJSON(text: Value): boolean {
  const roll = JSON.parse(String(text)) as Data | null;
  return typeof roll === "object" && typeof roll?.class === "string";
}
