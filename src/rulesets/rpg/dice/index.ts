import type { RollClass } from "../../../core/ruleset.js";
import { RpgDiceRoll } from "./dice-roll.js";
import { RpgTestRoll } from "./test-roll.js";

/** Registered by name, so that a stored roll finds its class again. */
export const RPG_ROLLS: readonly RollClass[] = [RpgTestRoll, RpgDiceRoll] as readonly RollClass[];
