import { list, object, text, whole } from "../../shape/heal.js";
import type { RollRecord } from "./read-faces.js";

/** A roll as it came: every die and what it shows, its total unbelieved. Anything may stand in a stored roll. */
export function recordOf(roll: foundry.dice.Roll): RollRecord {
  return {
    roll: roll.constructor.name,
    formula: text(roll.formula),
    dice: list(roll.dice).map(dieOf),
    total: typeof roll.total === "number" ? roll.total : Number.NaN,
  };
}

function dieOf(die: unknown): RollRecord["dice"][number] {
  const { faces, modifiers, results, number } = object(die);
  const shown = list(results).map(object);
  return {
    faces: whole(faces),
    modifiers: list(modifiers).map(text).join(""),
    plain: list(modifiers).length === 0 && number === shown.length && shown.every(({ active }) => active !== false),
    results: shown.map(({ result }) => (typeof result === "number" ? result : Number.NaN)),
  };
}
