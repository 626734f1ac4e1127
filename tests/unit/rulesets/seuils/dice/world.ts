import { SEUILS_ROLLS } from "../../../../../src/rulesets/seuils/dice/index.js";
import { table } from "../../../../support/dice/dice.js";

/** Ten-sided dice that fall as told, then show nothing but ones. */
export const diceFall = (...faces: readonly number[]): void =>
  table(
    SEUILS_ROLLS,
    faces.map((face) => [10, face] as const),
    [10, 1],
  );
