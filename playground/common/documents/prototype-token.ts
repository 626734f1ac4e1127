import { DEFAULT_TOKEN, TOKEN_DISPLAY_MODES, TOKEN_DISPOSITIONS } from "../const.js";
import { host } from "../host.js";
import { DataModel } from "../data/data-model.js";
import {
  AlphaField,
  AngleField,
  ArrayField,
  BooleanField,
  ColorField,
  DocumentFlagsField,
  FilePathField,
  NumberField,
  ObjectField,
  SchemaField,
  StringField,
  type DataSchema,
} from "../data/fields/index.js";

function number(initial: number, options = {}): NumberField {
  return new NumberField({ required: true, nullable: false, initial, ...options });
}

/** A bar; what the manifest says is known once the schema is asked for a first value. */
function bar(place: 0 | 1): SchemaField {
  const initial = (): string | null => host.tokenAttributes[place];
  return new SchemaField({
    attribute: new StringField({ required: true, nullable: true, blank: false, initial }),
  });
}

/** The picture of a token on its square. */
export function textureField(src: string | null = DEFAULT_TOKEN): SchemaField {
  return new SchemaField({
    src: new FilePathField({ categories: ["IMAGE", "VIDEO"], initial: src, wildcard: true }),
    anchorX: number(0.5),
    anchorY: number(0.5),
    offsetX: number(0),
    offsetY: number(0),
    fit: new StringField({ required: true, initial: "contain" }),
    scaleX: number(1),
    scaleY: number(1),
    rotation: new AngleField(),
    tint: new ColorField({ nullable: false, required: true, initial: "#ffffff" }),
    alphaThreshold: new AlphaField({ initial: 0.75 }),
  });
}

/** What a token sees: nothing, unless it is said to see; then what is lit, and in the dark as far as `range`. */
function sightField(): SchemaField {
  return new SchemaField({
    enabled: new BooleanField(),
    range: new NumberField({ required: true, nullable: true, min: 0, initial: 0 }),
    angle: number(360, { min: 0, max: 360 }),
    visionMode: new StringField({ required: true, blank: false, initial: "basic" }),
    color: new ColorField(),
    attenuation: new AlphaField({ initial: 0.1 }),
    brightness: number(0, { min: -1, max: 1 }),
    saturation: number(0, { min: -1, max: 1 }),
    contrast: number(0, { min: -1, max: 1 }),
  });
}

/** What a placed token and the prototype of an actor have in common. Lights and rings are kept as they are. */
export function tokenAppearance(): DataSchema {
  return {
    name: new StringField({ required: true, blank: true, textSearch: true }),
    displayName: number(TOKEN_DISPLAY_MODES.NONE, { choices: Object.values(TOKEN_DISPLAY_MODES) }),
    displayBars: number(TOKEN_DISPLAY_MODES.NONE, { choices: Object.values(TOKEN_DISPLAY_MODES) }),
    actorLink: new BooleanField(),
    width: number(1, { positive: true }),
    height: number(1, { positive: true }),
    texture: textureField(),
    lockRotation: new BooleanField(),
    rotation: new AngleField(),
    alpha: new AlphaField(),
    disposition: number(TOKEN_DISPOSITIONS.HOSTILE, { choices: Object.values(TOKEN_DISPOSITIONS) }),
    bar1: bar(0),
    bar2: bar(1),
    light: new ObjectField(),
    sight: sightField(),
    detectionModes: new ArrayField(new ObjectField()),
    occludable: new ObjectField(),
    ring: new ObjectField({ initial: { enabled: false } }),
    turnMarker: new ObjectField(),
    movementAction: new StringField({ required: true, nullable: true, blank: false, initial: null }),
    flags: new DocumentFlagsField(),
  };
}

/** The token that an actor places on a scene. */
export class PrototypeToken extends DataModel {
  declare name: string;
  declare actorLink: boolean;
  declare disposition: number;
  declare appendNumber: boolean;
  declare prependAdjective: boolean;
  declare randomImg: boolean;

  static override defineSchema(): DataSchema {
    return {
      ...tokenAppearance(),
      randomImg: new BooleanField(),
      appendNumber: new BooleanField(),
      prependAdjective: new BooleanField(),
    };
  }

  get actor(): unknown {
    return this.parent as unknown;
  }
}
