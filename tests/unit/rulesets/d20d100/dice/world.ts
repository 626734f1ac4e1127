import { D20D100_ROLLS } from "../../../../../src/rulesets/d20d100/dice/index.js";
import { table } from "../../../../support/dice/dice.js";
import type { Fallen } from "../../../../support/dice/laid-dice.js";

/** Dice that fall as told, then show nothing but ones. */
export const diceFall = (...faces: readonly Fallen[]): void => table(D20D100_ROLLS, faces, [100, 1]);
