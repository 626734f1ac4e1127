import { flagged, healed, json, list, record, text, whole } from "../../shape/shape.js";
import type { RollRecord } from "./read-faces.js";

/** A number that fell; what is none equals no face and no total. */
const fallen = healed(json, (source) => (typeof source === "number" ? source : Number.NaN));

const DIE = healed(
  record({
    faces: whole,
    modifiers: list(text),
    number: json,
    results: list(record({ result: fallen, active: flagged(true) })),
  }),
  ({ faces, modifiers, number, results }) => ({
    faces,
    modifiers: modifiers.join(""),
    plain: modifiers.length === 0 && number === results.length && results.every(({ active }) => active),
    results: results.map(({ result }) => result),
  }),
);
const ROLL = record({ formula: text, dice: list(DIE), total: fallen });

/** A roll as it came: every die and what it shows, its total unbelieved. Anything may stand in a stored roll. */
export function recordOf(roll: object): RollRecord {
  return { roll: roll.constructor.name, ...ROLL.read(roll) };
}
