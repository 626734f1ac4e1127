import type { Data, Value } from "../../common/types.js";
import { reportError } from "../database/hooks.js";

/** What makes up a token's place: a change of it is a movement. */
const PLACE = ["x", "y", "elevation", "width", "height"] as const;

/** A stop on a token's way, as it is recorded. */
function waypoint(token: Value, change: Data): Data {
  const place = Object.fromEntries(PLACE.map((key) => [key, (change[key] ?? token[key]) as number]));
  const { shape, movementAction } = token as { shape: number; movementAction: string | null };
  const action = movementAction ?? "walk";
  return { ...place, shape, action, teleport: false, forced: false, snapped: false, explicit: true, checkpoint: true };
}

/** The record of a token's way after a change; nothing when it does not move. */
export function historyAfter(token: Value, change: Data): Data[] | null {
  if (!PLACE.some((key) => key in change && change[key] !== token[key])) return null;
  const known = token._source._movementHistory as Data[];
  return [...(known.length > 0 ? known : [waypoint(token, {})]), waypoint(token, change)];
}

/** Forgets the way of whoever a combatant stands for: as its turn starts, or as it leaves the fight. */
export async function forgetWay(combatant: Value): Promise<void> {
  await combatant?.token?.clearMovementHistory();
}

/** Forgets the ways of several; what fails is told, and stops nobody else's. */
export function forgetWays(combatants: Iterable<Value>): void {
  for (const combatant of combatants) {
    void forgetWay(combatant).catch((error: unknown) => reportError("Token movement history", error));
  }
}
