import { nextOf } from "../dice/read-faces.js";
import type { RollSpec } from "../contract/dice.js";
import { recordOf } from "../dice/roll-record.js";

/** Content with an element in it keeps Foundry from drawing the rolls one by one, which the card shows. */
export const FRAME = "<p></p>";

type RollConstructor = new (formula: string, data: object, options: object) => foundry.dice.Roll;

/** Which of the rolls that others call for are left for later. */
export type Leaves = (spec: RollSpec) => boolean;

export const leavesLater: Leaves = ({ when }) => when === "later";

/** Rolls what the specifications call for, one after another, each with the rolls that it calls for by what it shows. */
export async function rollAll(specs: readonly RollSpec[], leaves: Leaves = leavesLater): Promise<foundry.dice.Roll[]> {
  const rolls: foundry.dice.Roll[] = [];
  for (const spec of specs) {
    for (let next: RollSpec | null = spec; next;) {
      const roll: foundry.dice.Roll = await evaluate(next);
      rolls.push(roll);
      const called: RollSpec | null = nextOf(next, recordOf(roll));
      next = called && !leaves(called) ? called : null;
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

/** The sound of dice that the table chose. */
export function diceSound(): string {
  return (CONFIG.sounds as { readonly dice: string }).dice;
}
