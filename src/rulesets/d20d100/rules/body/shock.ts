import type { BodyState } from "./wounds.js";

/** DD-93 — points lost at one blow that may kill at once: anybody's, and those of an important adversary. */
const MASSIVE_LIMIT = 10;
const IMPORTANT_LIMIT = 50;

/** DD-91 — whether one blow is a shock: half or more of the points that were left (D-25). */
export function isShock(before: number, damage: number): boolean {
  return damage > 0 && before > 0 && damage * 2 >= before;
}

/** DD-91, DD-120 — whether a shock is anything to a body: whoever has no actions anyway has none to lose. */
export function mayBeShaken(state: BodyState): boolean {
  return state === "able" || state === "outOfAction";
}

/** DD-93 — whether so much at one blow asks for a test of CON, and from how much on it does (D-26). */
export function massiveDamage(
  damage: number,
  { enabled, important = false }: { enabled: boolean; important?: boolean },
): { readonly required: boolean; readonly limit: number } {
  const limit = important ? IMPORTANT_LIMIT : MASSIVE_LIMIT;
  return { required: enabled && damage >= limit, limit };
}
