import type { RollClass } from "../../../core/ruleset.js";
import { SeuilsDamageRoll } from "./damage-roll.js";
import { SeuilsInitiativeRoll } from "./initiative-roll.js";
import { SeuilsPoolRoll } from "./pool-roll.js";

/** Registered by name, so that a stored roll finds its class again. */
export const SEUILS_ROLLS: readonly RollClass[] = [
  SeuilsPoolRoll,
  SeuilsInitiativeRoll,
  SeuilsDamageRoll,
] as readonly RollClass[];
