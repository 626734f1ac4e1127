import type { RollClass } from "../../../core/ruleset.js";
import { D20d100DiceRoll } from "./dice-roll.js";
import { D20d100PercentileRoll } from "./percentile-roll.js";
import { D20d100TestRoll } from "./test-roll.js";

/** Registered by name, so that a stored roll finds its class again. */
export const D20D100_ROLLS: readonly RollClass[] = [
  D20d100TestRoll,
  D20d100PercentileRoll,
  D20d100DiceRoll,
] as readonly RollClass[];
