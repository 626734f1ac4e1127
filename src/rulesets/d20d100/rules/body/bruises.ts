/** DD-102 — how somebody fares by the blows they took. */
export type BruiseState = "none" | "staggered" | "unconscious";

/** DD-102 — the blows taken against the points that are left; of no account without either. */
export function bruiseState(hp: number, temporary: number): BruiseState {
  if (hp <= 0 || temporary <= 0 || temporary < hp) return "none";
  return temporary === hp ? "staggered" : "unconscious";
}
