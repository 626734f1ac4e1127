import { ACTIVE_EFFECT_MODES } from "../const.js";
import { TypeDataModel } from "../data/type-data-model.js";
import {
  AnyField,
  ArrayField,
  BooleanField,
  changeMode,
  changeType,
  ColorField,
  DocumentUUIDField,
  FilePathField,
  HTMLField,
  NumberField,
  SchemaField,
  SetField,
  StringField,
  type DataSchema,
  type EffectChange,
} from "../data/fields/index.js";
import { generation } from "../generation.js";
import type { Data, Value } from "../types.js";
import { isPlainObject } from "../utils/types.js";
import { Document } from "./document.js";
import { isOwner, type UserLike } from "./permissions.js";
import { commonFields, idField, nameField, typeFields } from "./shared-schema.js";

function mayChange(user: UserLike, effect: BaseActiveEffect | null): boolean {
  return effect?.parent ? isOwner(user, effect.parent) : user.role >= 3;
}

/** The model of effects in generation 14: changes are sub-type data there. */
export class ActiveEffectTypeDataModel extends TypeDataModel {
  static override defineSchema(): DataSchema {
    return {
      changes: new ArrayField(
        new SchemaField({
          key: new StringField({ required: true }),
          type: new StringField({ required: true, blank: false, initial: "add" }),
          value: new AnyField({ required: true, nullable: true, initial: "" }),
          phase: new StringField({ required: true, blank: false, initial: "initial" }),
          priority: new NumberField({ required: true, nullable: true }),
        }),
      ),
    };
  }
}

export class BaseActiveEffect extends Document {
  declare name: string;
  declare img: string;
  declare type: string;
  declare system: Data;
  declare changes: EffectChange[];
  declare disabled: boolean;
  declare duration: Data;
  declare start: Data | null;
  declare origin: string | null;
  declare transfer: boolean;
  declare statuses: Set<string>;
  declare description: string;
  declare tint: Value;
  declare showIcon: number;

  static DEFAULT_ICON = "icons/svg/aura.svg";

  static override metadata = Document.defineMetadata({
    name: "ActiveEffect",
    collection: "effects",
    label: "DOCUMENT.ActiveEffect",
    labelPlural: "DOCUMENT.ActiveEffects",
    hasTypeData: true,
    permissions: { view: "OBSERVER", create: mayChange, update: mayChange, delete: mayChange },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      name: nameField(),
      img: new FilePathField({ categories: ["IMAGE"], initial: this.DEFAULT_ICON }),
      ...typeFields(this),
      disabled: new BooleanField(),
      description: new HTMLField(),
      origin: new DocumentUUIDField({ relative: true }),
      tint: new ColorField({ nullable: false, required: true, initial: "#ffffff" }),
      transfer: new BooleanField({ initial: true }),
      statuses: new SetField(new StringField({ required: true, blank: false })),
      ...(generation() >= 14 ? fields14() : fields13()),
      ...commonFields(),
    };
  }

  static override migrateData(source: Data): Data {
    if (generation() >= 14) changesToSystem(source);
    return super.migrateData(source);
  }

  override getUserLevel(user: UserLike | null): number {
    return this.parent ? (this.parent as Document).getUserLevel(user) : super.getUserLevel(user);
  }
}

function fields13(): DataSchema {
  const integer = { integer: true, min: 0 };
  return {
    changes: new ArrayField(
      new SchemaField({
        key: new StringField({ required: true }),
        value: new StringField({ required: true }),
        mode: new NumberField({ required: true, nullable: false, integer: true, initial: ACTIVE_EFFECT_MODES.ADD }),
        priority: new NumberField(),
      }),
    ),
    duration: new SchemaField({
      startTime: new NumberField({ initial: null }),
      seconds: new NumberField(integer),
      combat: new StringField({ required: true, nullable: true, blank: false, initial: null }),
      rounds: new NumberField(integer),
      turns: new NumberField(integer),
      startRound: new NumberField(integer),
      startTurn: new NumberField(integer),
    }),
  };
}

function fields14(): DataSchema {
  return {
    duration: new SchemaField({
      value: new NumberField({ integer: true, min: 0 }),
      units: new StringField({ required: true, blank: false, initial: "seconds" }),
      expiry: new StringField({ required: true, nullable: true, blank: false, initial: null }),
    }),
    start: new SchemaField(
      {
        time: new NumberField({ initial: null }),
        combat: new StringField({ required: true, nullable: true, blank: false, initial: null }),
        combatant: new StringField({ required: true, nullable: true, blank: false, initial: null }),
        initiative: new NumberField(),
        round: new NumberField({ integer: true, min: 0 }),
        turn: new NumberField({ integer: true, min: 0 }),
      },
      { nullable: true, initial: null },
    ),
    showIcon: new NumberField({ required: true, nullable: false, integer: true, initial: 1, min: 0, max: 2 }),
  };
}

/** Moves the changes of a generation 13 source to where generation 14 keeps them. */
function changesToSystem(source: Data): void {
  if (!Array.isArray(source.changes)) return;
  const system: Data = isPlainObject(source.system) ? source.system : {};
  system.changes ??= (source.changes as EffectChange[]).map(({ mode, ...change }) => ({
    ...change,
    type: change.type ?? changeType({ ...change, mode }),
    phase: change.phase ?? "initial",
  }));
  source.system = system;
  delete source.changes;
}

/** The changes of an effect as generation 13 writes them. */
export function changesOf(effect: BaseActiveEffect): EffectChange[] {
  const changes: Value = generation() >= 14 ? effect.system?.changes : effect.changes;
  if (!Array.isArray(changes)) return [];
  return changes.map((change: EffectChange) => ({ ...change, mode: change.mode ?? changeMode(changeType(change)) }));
}
