/** DD-160 — what the much larger side adds, and whoever holds a weapon in both hands (D-45). */
const BIGGER = 4;
const TWO_HANDS = 4;

/** DD-160 — what either side adds to its attack roll. */
export function disarmBonuses(
  bigger: "attacker" | "holder" | null,
  twoHanded: boolean,
): { readonly attacker: number; readonly holder: number } {
  return {
    attacker: bigger === "attacker" ? BIGGER : 0,
    holder: (bigger === "holder" ? BIGGER : 0) + (twoHanded ? TWO_HANDS : 0),
  };
}
