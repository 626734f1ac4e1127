import { SAVING_FACE } from "./agony.js";

/** DD-102 — how somebody fares by the blows they took. */
export type BruiseState = "none" | "staggered" | "unconscious";

/** DD-102 — the blows taken against the points that are left; of no account without either. */
export function bruiseState(hp: number, temporary: number): BruiseState {
  if (hp <= 0 || temporary <= 0 || temporary < hp) return "none";
  return temporary === hp ? "staggered" : "unconscious";
}

/** DD-103 — the end of a round for somebody whom blows have put out. */
export function wakeRound(
  hp: number,
  temporary: number,
  d10: number,
): { readonly temporary: number; readonly state: BruiseState } {
  const after = d10 >= SAVING_FACE && bruiseState(hp, temporary) === "unconscious" ? hp : temporary;
  return { temporary: after, state: bruiseState(hp, after) };
}

/** DD-104 — what an hour takes off: the modifier of CON, 1 at least. */
export function hourlyRecovery(conModifier: number): number {
  return Math.max(1, conModifier);
}

/** DD-104 — the blows that are left after whole hours. */
export function afterHours(temporary: number, conModifier: number, hours: number): number {
  return Math.max(0, temporary - hourlyRecovery(conModifier) * Math.max(0, hours));
}

/** DD-105 — what an attack costs that deals the other kind of damage; less with a weapon that lends itself to it. */
export function switchedAttack(modifier: number, penalty = -4): number {
  return modifier + penalty;
}
