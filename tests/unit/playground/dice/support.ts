import { createDiceConfig, type DiceConfig } from "../../../../playground/client/dice/index.js";

/** Gives the page a `CONFIG.Dice` of its own. */
export function installDice(): DiceConfig {
  const dice = createDiceConfig();
  Object.assign(globalThis, { CONFIG: { Dice: dice } });
  return dice;
}

/**
 * Makes the next dice fall as chosen, in the order they are rolled. `faces` is one number for all dice, or one for
 * each; running out of chosen dice is an error.
 */
export function choose(dice: DiceConfig, faces: number | number[], ...values: number[]): void {
  const rest = values.map((value, index) => {
    const sides = typeof faces === "number" ? faces : (faces[index] ?? 6);
    return (value - 0.5) / sides;
  });
  dice.randomUniform = () => {
    const next = rest.shift();
    if (next === undefined) throw new Error("no chosen die left");
    return next;
  };
}
