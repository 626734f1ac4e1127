import { WARP_ROLLS } from "../../../../../src/rulesets/warp/dice/index.js";
import { table } from "../../../../support/dice/dice.js";

/** Six-sided dice that fall as told, then show nothing but threes. */
export const diceFall = (...faces: readonly number[]): void =>
  table(
    WARP_ROLLS,
    faces.map((face) => [6, face]),
    [6, 3],
  );
