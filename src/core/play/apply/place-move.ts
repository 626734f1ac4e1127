import type { Changes } from "../contract/changes.js";
import type { Leftover, PlaceMove } from "../record/plan.js";
import { tokenAt } from "../../world/world.js";

/** Returns the change that moves a token; `null` where it was deleted, or is there already. */
export function placeMove({ token: uuid, x, y }: NonNullable<Changes["place"]>): PlaceMove | null {
  const token = tokenAt(uuid);
  if (!token || (token.x === x && token.y === y)) return null;
  return { token: uuid, before: { x: token.x, y: token.y }, after: { x, y } };
}

/** Moves the token. Idempotent. */
export async function takePlace({ token, after }: PlaceMove): Promise<void> {
  await tokenAt(token)?.update({ ...after });
}

/** Moves the token back; one that has moved since stays, and is returned as a leftover. */
export async function givePlaceBack({ token: uuid, before, after }: PlaceMove): Promise<readonly Leftover[]> {
  const token = tokenAt(uuid);
  if (!token || (token.x === before.x && token.y === before.y)) return [];
  if (token.x !== after.x || token.y !== after.y) return [{ kind: "placeChanged", name: token.name }];
  await token.update({ ...before });
  return [];
}
