import {
  ArrayField,
  BooleanField,
  DocumentIdField,
  EmbeddedDocumentField,
  NumberField,
  ObjectField,
  StringField,
  type DataSchema,
} from "../data/fields/index.js";
import { host } from "../host.js";
import type { Data, Value } from "../types.js";
import { BaseActorDelta } from "./base-actor-delta.js";
import { Document } from "./document.js";
import { hasPermission, isGM, touchesOnly, type UserLike } from "./permissions.js";
import { tokenAppearance } from "./prototype-token.js";
import { commonFields, idField } from "./shared-schema.js";

/** What an owner may change without the permission to configure tokens. */
const POSITION = [
  "x",
  "y",
  "elevation",
  "rotation",
  "sort",
  "hidden",
  "locked",
  "shape",
  "delta",
  "flags",
  "effects",
  "_movementHistory",
];

function owns(user: UserLike, token: BaseToken): boolean {
  return token.getUserLevel(user) >= 3;
}

function mayUpdate(user: UserLike, token: BaseToken, data: Data): boolean {
  if (isGM(user)) return true;
  return owns(user, token) && (touchesOnly(data, POSITION) || hasPermission(user, "TOKEN_CONFIGURE"));
}

export class BaseToken extends Document {
  declare name: string;
  declare actorId: string | null;
  declare actorLink: boolean;
  declare delta: Value;
  declare x: number;
  declare y: number;
  declare width: number;
  declare height: number;
  declare hidden: boolean;
  declare disposition: number;
  declare displayName: number;
  declare displayBars: number;
  declare bar1: { attribute: string | null };
  declare bar2: { attribute: string | null };
  declare texture: Value;
  declare elevation: number;
  declare rotation: number;

  static override metadata = Document.defineMetadata({
    name: "Token",
    collection: "tokens",
    label: "DOCUMENT.Token",
    labelPlural: "DOCUMENT.Tokens",
    permissions: {
      view: "LIMITED",
      create: (user, token: BaseToken) => isGM(user) || (hasPermission(user, "TOKEN_CREATE") && owns(user, token)),
      update: mayUpdate,
      delete: (user, token: BaseToken) => isGM(user) || (hasPermission(user, "TOKEN_DELETE") && owns(user, token)),
    },
  });

  static override defineSchema(): DataSchema {
    const position = (): NumberField => new NumberField({ required: true, nullable: false, integer: true, initial: 0 });
    return {
      ...idField(),
      ...tokenAppearance(),
      actorId: new DocumentIdField({ readonly: false }),
      delta: new EmbeddedDocumentField(BaseActorDelta),
      x: position(),
      y: position(),
      elevation: new NumberField({ required: true, nullable: false, initial: 0 }),
      shape: new NumberField({ required: true, nullable: false, integer: true, initial: 4 }),
      level: new StringField({ required: true, nullable: true, blank: false, initial: null }),
      hidden: new BooleanField(),
      locked: new BooleanField(),
      effects: new ArrayField(new StringField({ required: true })),
      _movementHistory: new ArrayField(new ObjectField()),
      ...commonFields(),
    };
  }

  /** The actor of the world that this token stands for. */
  get baseActor(): Value {
    return (this.actorId ? (host.collection("Actor")?.get(this.actorId) ?? null) : null) as unknown;
  }

  /** A token belongs to whom its actor belongs to; the delta of an unlinked one may say otherwise. */
  override getUserLevel(user: UserLike | null): number {
    if (user && isGM(user)) return 3;
    const own: Value = this._source.actorLink ? null : this._source.delta?.ownership;
    if (own) return Number((user?.id ? own[user.id] : undefined) ?? own.default ?? 0);
    const actor = this.baseActor;
    return actor ? (actor.getUserLevel(user) as number) : 0;
  }
}
