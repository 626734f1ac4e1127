import { figuresOf } from "../../deeds/reading.js";
import { sevenShields } from "../../rules/powers/casting.js";
import { turnOf } from "../reading.js";

/** WP-132 — whether a spell turns the next attack with a weapon aside: the first ones of each turn. */
export function isTurnedAside(target: Actor): boolean {
  if (!figuresOf(target).stateStatuses.includes("warpShields")) return false;
  return sevenShields(turnOf(target).attacksReceived + 1).pass === 0;
}
