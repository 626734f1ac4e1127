import { NumberField, ObjectField, BooleanField, type DataSchema } from "../data/fields/index.js";
import type { Value } from "../types.js";
import { Document } from "./document.js";
import { commonFields, idField } from "./shared-schema.js";

const place = (): NumberField => new NumberField({ required: true, nullable: false, initial: 0 });

/** A lamp of a scene: it is kept, and drawn by nobody. */
export class BaseAmbientLight extends Document {
  declare x: number;
  declare y: number;
  declare config: Value;

  static override metadata = Document.defineMetadata({
    name: "AmbientLight",
    collection: "lights",
    label: "DOCUMENT.AmbientLight",
    labelPlural: "DOCUMENT.AmbientLights",
    permissions: { view: "LIMITED", create: "ASSISTANT", update: "ASSISTANT", delete: "ASSISTANT" },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      x: place(),
      y: place(),
      rotation: place(),
      walls: new BooleanField({ initial: true }),
      vision: new BooleanField(),
      hidden: new BooleanField(),
      config: new ObjectField(),
      flags: commonFields().flags as Value,
    };
  }
}
