import { WALL_DIRECTIONS, WALL_DOOR_STATES, WALL_DOOR_TYPES, WALL_MOVEMENT_TYPES, WALL_SENSE_TYPES } from "../const.js";
import { ArrayField, NumberField, ObjectField, StringField, type DataSchema } from "../data/fields/index.js";
import type { Data, Value } from "../types.js";
import { Document } from "./document.js";
import { hasPermission, isGM, touchesOnly, type UserLike } from "./permissions.js";
import { commonFields, idField } from "./shared-schema.js";

function choice(choices: Readonly<Record<string, number>>, initial: number): NumberField {
  return new NumberField({ required: true, nullable: false, choices: Object.values(choices), initial });
}

/** Doors are opened by whoever may, unless they are locked; all else is the keeper's. */
function mayUpdate(user: UserLike, wall: BaseWall, data: Data): boolean {
  if (isGM(user)) return true;
  const { LOCKED } = WALL_DOOR_STATES;
  const open = wall._source.ds !== LOCKED && data.ds !== LOCKED && wall._source.door !== WALL_DOOR_TYPES.NONE;
  return open && touchesOnly(data, ["ds"]) && hasPermission(user, "WALL_DOORS");
}

/** A line that stops light, looks, steps or sounds. */
export class BaseWall extends Document {
  /** From where to where: x and y, x and y. */
  declare c: [number, number, number, number];
  declare light: number;
  declare move: number;
  declare sight: number;
  declare sound: number;
  declare dir: number;
  declare door: number;
  declare ds: number;

  static override metadata = Document.defineMetadata({
    name: "Wall",
    collection: "walls",
    label: "DOCUMENT.Wall",
    labelPlural: "DOCUMENT.Walls",
    permissions: { view: "LIMITED", create: "ASSISTANT", update: mayUpdate, delete: "ASSISTANT" },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      c: new ArrayField(new NumberField({ required: true, nullable: false }), { min: 4, max: 4 }),
      light: choice(WALL_SENSE_TYPES, WALL_SENSE_TYPES.NORMAL),
      move: choice(WALL_MOVEMENT_TYPES, WALL_MOVEMENT_TYPES.NORMAL),
      sight: choice(WALL_SENSE_TYPES, WALL_SENSE_TYPES.NORMAL),
      sound: choice(WALL_SENSE_TYPES, WALL_SENSE_TYPES.NORMAL),
      dir: choice(WALL_DIRECTIONS, WALL_DIRECTIONS.BOTH),
      door: choice(WALL_DOOR_TYPES, WALL_DOOR_TYPES.NONE),
      ds: choice(WALL_DOOR_STATES, WALL_DOOR_STATES.CLOSED),
      doorSound: new StringField({ required: true, nullable: true, blank: false, initial: null }),
      threshold: new ObjectField(),
      flags: commonFields().flags as Value,
    };
  }
}
