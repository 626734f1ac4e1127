import { RPG_ROLLS } from "../../../../../src/rulesets/rpg/dice/index.js";
import { table } from "../../../../support/dice/dice.js";
import type { Fallen } from "../../../../support/dice/laid-dice.js";

/** Dice that fall as told, then show nothing but ones. */
export const diceFall = (...faces: readonly Fallen[]): void => table(RPG_ROLLS, faces, [100, 1]);
