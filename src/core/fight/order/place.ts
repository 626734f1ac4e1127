import { flagOf } from "../../foundry/flags.js";
import { nullable } from "../../shape/shape.js";
import { PLACE, type Place } from "./order.js";

/** The flag of a combatant that holds where it acts this round, when not at its own moment. */
export const PLACE_FLAG = "place";

/** Where a combatant acts, as its flag has it; a flag is written by whoever plays it. */
export function placeOf(combatant: Combatant): Place | null {
  return flagOf(combatant, PLACE_FLAG, nullable(PLACE));
}
