import { GRID_TYPES } from "../const.js";
import {
  BooleanField,
  ColorField,
  EmbeddedCollectionField,
  ForeignDocumentField,
  NumberField,
  ObjectField,
  SchemaField,
  StringField,
  type DataSchema,
} from "../data/fields/index.js";
import type { Value } from "../types.js";
import { Document } from "./document.js";
import { isGM, isOwner } from "./permissions.js";
import { textureField } from "./prototype-token.js";
import { directoryFields, idField, named, nameField } from "./shared-schema.js";

const size = (initial: number): NumberField =>
  new NumberField({ required: true, nullable: false, integer: true, positive: true, initial });

/** A part of a whole. */
const part = (initial: number): NumberField =>
  new NumberField({ required: true, nullable: false, min: 0, max: 1, initial });

export class BaseScene extends Document {
  declare name: string;
  declare active: boolean;
  declare tokens: Value;
  declare walls: Value;
  declare lights: Value;
  declare tokenVision: boolean;
  declare environment: Value;
  declare grid: { type: number; size: number; distance: number; units: string; [extra: string]: Value };
  declare width: number;
  declare height: number;
  declare background: Value;
  declare folder: Value;
  declare navigation: boolean;

  static override metadata = Document.defineMetadata({
    name: "Scene",
    collection: "scenes",
    label: "DOCUMENT.Scene",
    labelPlural: "DOCUMENT.Scenes",
    embedded: { Token: "tokens", Wall: "walls", AmbientLight: "lights" },
    compendiumIndexFields: ["_id", "name", "thumb", "sort", "folder"],
    permissions: {
      view: "LIMITED",
      create: "ASSISTANT",
      update: (user, scene: BaseScene) => isGM(user) || isOwner(user, scene),
      delete: "ASSISTANT",
    },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      name: nameField(),
      active: new BooleanField(),
      navigation: new BooleanField({ initial: true }),
      navOrder: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
      navName: new StringField({ required: true, textSearch: true }),
      background: textureField(null),
      backgroundColor: new ColorField({ nullable: false, required: true, initial: "#999999" }),
      foreground: new StringField({ required: true, nullable: true, blank: false, initial: null }),
      thumb: new StringField({ required: true, nullable: true, blank: false, initial: null }),
      width: size(4000),
      height: size(3000),
      padding: new NumberField({ required: true, nullable: false, min: 0, max: 0.5, initial: 0.25 }),
      initial: new ObjectField({ nullable: true, initial: null }),
      grid: new SchemaField({
        type: new NumberField({
          required: true,
          nullable: false,
          choices: Object.values(GRID_TYPES),
          initial: GRID_TYPES.SQUARE,
        }),
        size: size(100),
        style: new StringField({ required: true, initial: "solidLines" }),
        thickness: new NumberField({ required: true, nullable: false, initial: 1 }),
        color: new ColorField({ nullable: false, required: true, initial: "#000000" }),
        alpha: new NumberField({ required: true, nullable: false, min: 0, max: 1, initial: 0.2 }),
        distance: new NumberField({ required: true, nullable: false, positive: true, initial: 1 }),
        units: new StringField({ required: true, initial: "m" }),
      }),
      environment: new SchemaField({
        darknessLevel: part(0),
        globalLight: new SchemaField({
          enabled: new BooleanField(),
          darkness: new SchemaField({ min: part(0), max: part(1) }),
        }),
      }),
      tokenVision: new BooleanField({ initial: true }),
      tokens: new EmbeddedCollectionField(named("Token")),
      walls: new EmbeddedCollectionField(named("Wall")),
      lights: new EmbeddedCollectionField(named("AmbientLight")),
      journal: new ForeignDocumentField(named("JournalEntry")),
      ...directoryFields(),
    };
  }
}
