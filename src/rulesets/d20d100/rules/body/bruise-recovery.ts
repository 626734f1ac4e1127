import { SAVING_FACE } from "../mind/agony.js";
import { type BruiseState, bruiseState } from "./bruises.js";

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
