import { flagged, healed, json, list, record, text, whole } from "../../shape/shape.js";
import type { RollRecord } from "./read-faces.js";

/** Shape of a face or total; what is no number becomes one that equals none. */
const rolledNumber = healed(json, (source) => (typeof source === "number" ? source : Number.NaN));

const DIE = healed(
  record({
    faces: whole,
    modifiers: list(text),
    number: json,
    results: list(record({ result: rolledNumber, active: flagged(true) })),
  }),
  ({ faces, modifiers, number, results }) => ({
    faces,
    modifiers: modifiers.join(""),
    plain: modifiers.length === 0 && number === results.length && results.every(({ active }) => active),
    results: results.map(({ result }) => result),
  }),
);
const ROLL = record({ formula: text, dice: list(DIE), total: rolledNumber });

/** Reads a roll as received: every die and its face, its total untrusted. A stored roll may contain anything. */
export function recordOf(roll: object): RollRecord {
  return { roll: roll.constructor.name, ...ROLL.read(roll) };
}
