import type { RollClass } from "../../../core/ruleset.js";
import { WarpChainRoll } from "./chain-roll.js";
import { WarpDiceRoll } from "./dice-roll.js";
import { WarpPoolRoll } from "./pool-roll.js";

/** Registered by name, so that a stored roll finds its class again. */
export const WARP_ROLLS: readonly RollClass[] = [WarpPoolRoll, WarpChainRoll, WarpDiceRoll] as readonly RollClass[];
