import { nextOf } from "./faces-thrown.js";
import type { RollRecord } from "./faces-thrown.js";
import { list, object, text, whole } from "./intent.js";
import type { RollSpec } from "./procedure.js";

/** Content with an element in it keeps Foundry from drawing the rolls one by one, which the card shows. */
export const FRAME = "<p></p>";

type RollConstructor = new (formula: string, data: object, options: object) => foundry.dice.Roll;

/** Rolls what the specifications call for, one after another, each with the rolls that it calls for by what it shows. */
export async function rollAll(specs: readonly RollSpec[]): Promise<foundry.dice.Roll[]> {
  const rolls: foundry.dice.Roll[] = [];
  for (const spec of specs) {
    for (let next: RollSpec | null = spec; next;) {
      const roll: foundry.dice.Roll = await evaluate(next);
      rolls.push(roll);
      const called: RollSpec | null = nextOf(next, recordOf(roll));
      next = called?.when === "later" ? null : called;
    }
  }
  return rolls;
}

/** Rolls what a specification calls for. Blind rolls too are rolled here, at once: no dice tray may ask for them. */
export async function evaluate({
  roll,
  formula,
  options,
}: Pick<RollSpec, "roll" | "formula" | "options">): Promise<foundry.dice.Roll> {
  const registered = CONFIG.Dice.rolls as unknown as readonly RollConstructor[];
  const Class = registered.find(({ name }) => name === roll);
  if (!Class) throw new Error(`${roll} is not a registered roll`);
  return new Class(formula, {}, { ...options }).evaluate({ allowInteractive: false });
}

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

/** The sound of dice that the table chose. */
export function diceSound(): string {
  return (CONFIG.sounds as { readonly dice: string }).dice;
}
