import { nextOf } from "../dice/read-faces.js";
import type { RollSpec } from "../contract/dice.js";
import { recordOf } from "../dice/roll-record.js";

type RollConstructor = new (formula: string, data: object, options: object) => foundry.dice.Roll;

/** Tells which of the rolls that others call for are not thrown yet. */
export type Leaves = (spec: RollSpec) => boolean;

/** Leaves rolls that wait for somebody else's decision. */
export const leavesLater: Leaves = ({ when }) => when === "later";

/** Throws the rolls in turn, each followed by those it calls for by its dice. */
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

/** Throws one roll. Blind rolls are thrown here too, at once: no dice tray may ask for them. */
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

/** Returns the dice sound that the table chose. */
export function diceSound(): string {
  return (CONFIG.sounds as { readonly dice: string }).dice;
}
