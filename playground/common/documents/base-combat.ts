import {
  BooleanField,
  DocumentIdField,
  DocumentOwnershipField,
  EmbeddedCollectionField,
  FilePathField,
  ForeignDocumentField,
  NumberField,
  StringField,
  type DataSchema,
} from "../data/fields/index.js";
import { host } from "../host.js";
import type { Data, Value } from "../types.js";
import { Document } from "./document.js";
import { isGM, isOwner, touchesOnly, type UserLike } from "./permissions.js";
import { commonFields, idField, named, typeFields } from "./shared-schema.js";

/** A GM; a player may move on where the combat lets him, and change the combatants he may change. */
function mayUpdateCombat(user: UserLike, combat: BaseCombat, data: Data): boolean {
  if (isGM(user)) return true;
  if (!touchesOnly(data, ["round", "turn", "combatants"])) return false;
  if ("round" in data && !combat._canChangeRound(user)) return false;
  if ("turn" in data && !combat._canChangeTurn(user)) return false;
  const combatants: Value = data.combatants ?? [];
  if (!Array.isArray(combatants)) return false;
  return combatants.every((change: Data) => {
    const combatant: Value = combat.combatants.get(change._id);
    return combatant?.canUserModify(user, "update", change) === true;
  });
}

export class BaseCombat extends Document {
  declare type: string;
  declare system: Data;
  declare scene: Value;
  declare combatants: Value;
  declare groups: Value;
  declare active: boolean;
  declare round: number;
  declare turn: number | null;
  declare sort: number;

  static override metadata = Document.defineMetadata({
    name: "Combat",
    collection: "combats",
    label: "DOCUMENT.Combat",
    labelPlural: "DOCUMENT.Combats",
    embedded: { Combatant: "combatants", CombatantGroup: "groups" },
    hasTypeData: true,
    permissions: { view: "LIMITED", create: "ASSISTANT", update: mayUpdateCombat, delete: "ASSISTANT" },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      ...typeFields(this),
      scene: new ForeignDocumentField(named("Scene")),
      combatants: new EmbeddedCollectionField(named("Combatant")),
      groups: new EmbeddedCollectionField(named("CombatantGroup")),
      active: new BooleanField(),
      round: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
      turn: new NumberField({ required: true, integer: true, min: 0, initial: null }),
      ...commonFields(),
    };
  }

  _canChangeRound(_user: UserLike): boolean {
    return true;
  }

  _canChangeTurn(_user: UserLike): boolean {
    return true;
  }
}

function actorOf(combatant: BaseCombatant): Value {
  const { sceneId, tokenId, actorId } = combatant._source;
  const token: Value = sceneId && tokenId ? host.collection("Scene")?.get(sceneId)?.tokens.get(tokenId) : null;
  return token ?? host.collection("Actor")?.get(actorId) ?? null;
}

/** The owner of the actor, or of the token that stands for it. */
function ownsCombatant(user: UserLike, combatant: BaseCombatant): boolean {
  if (isGM(user)) return true;
  const actor = actorOf(combatant);
  return actor !== null && isOwnerOf(user, actor);
}

function isOwnerOf(user: UserLike, document: Value): boolean {
  return document.getUserLevel(user) >= 3;
}

export class BaseCombatant extends Document {
  declare type: string;
  declare system: Data;
  declare actorId: string | null;
  declare tokenId: string | null;
  declare sceneId: string | null;
  declare name: string;
  declare img: string | null;
  declare initiative: number | null;
  declare hidden: boolean;
  declare defeated: boolean;
  declare group: Value;

  static override metadata = Document.defineMetadata({
    name: "Combatant",
    collection: "combatants",
    label: "DOCUMENT.Combatant",
    labelPlural: "DOCUMENT.Combatants",
    hasTypeData: true,
    permissions: {
      view: "LIMITED",
      create: ownsCombatant,
      update: (user, combatant: BaseCombatant, data) =>
        isGM(user) || (ownsCombatant(user, combatant) && touchesOnly(data, ["initiative", "flags", "defeated"])),
      delete: ownsCombatant,
    },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      ...typeFields(this),
      actorId: new DocumentIdField({ readonly: false }),
      tokenId: new DocumentIdField({ readonly: false }),
      sceneId: new DocumentIdField({ readonly: false }),
      name: new StringField({ required: true, textSearch: true }),
      img: new FilePathField({ categories: ["IMAGE"] }),
      initiative: new NumberField({ required: true }),
      hidden: new BooleanField(),
      defeated: new BooleanField(),
      group: new DocumentIdField({ readonly: false }),
      ...commonFields(),
    };
  }

  override getUserLevel(user: UserLike | null): number {
    const actor = actorOf(this);
    return actor ? (actor.getUserLevel(user) as number) : super.getUserLevel(user);
  }
}

export class BaseCombatantGroup extends Document {
  declare name: string;
  declare initiative: number | null;

  static override metadata = Document.defineMetadata({
    name: "CombatantGroup",
    collection: "groups",
    label: "DOCUMENT.CombatantGroup",
    labelPlural: "DOCUMENT.CombatantGroups",
    hasTypeData: true,
    permissions: {
      view: "LIMITED",
      create: "ASSISTANT",
      update: (user, group: BaseCombatantGroup) => isOwner(user, group),
      delete: "ASSISTANT",
    },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      ...typeFields(this),
      name: new StringField({ required: true, textSearch: true }),
      img: new FilePathField({ categories: ["IMAGE"] }),
      initiative: new NumberField({ required: true }),
      ownership: new DocumentOwnershipField(),
      ...commonFields(),
    };
  }
}
