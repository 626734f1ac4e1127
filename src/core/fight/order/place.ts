import { object, text, whole } from "../../shape/heal.js";
import type { Place } from "./order.js";

/** The flag of a combatant that holds where it acts this round, when not at its own moment. */
export const PLACE = "place";

/** Where a combatant acts, as its flag has it; a flag is written by whoever plays it. */
export function placeOf(combatant: Combatant): Place | null {
  const stored = (combatant.flags as Record<string, Record<string, unknown> | undefined>)["gardien"]?.[PLACE];
  if (!stored) return null;
  const { round, after } = object(stored);
  return { round: whole(round), after: text(after) || null };
}
