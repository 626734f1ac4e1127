import type { Explosion } from "./faces.js";
import { DEFAULTS, type Options } from "../options.js";

/** SE-02…SE-04, SE-10 — how a table reads its dice. */
export type DiceOptions = Pick<
  Options,
  "successThreshold" | "specialtyThreshold" | "explodeOn" | "equipmentSuccessValue" | "equipmentExplodes"
>;

/** SE-03 — the faces of a pool, each list in the order in which they fell. */
export interface Thrown {
  readonly faces: readonly number[];
  readonly equipmentFaces?: readonly number[];
}

/** SE-02, SE-10 — face from which a die is a success. Several Spécialités count once. */
export function thresholdFor(
  specialty: boolean,
  { successThreshold, specialtyThreshold }: DiceOptions = DEFAULTS,
): number {
  return specialty ? specialtyThreshold : successThreshold;
}

/** SE-03 — face from which an ordinary die grants another: a success in any case. */
export function explosionFrom(threshold: number, { explodeOn }: Pick<Options, "explodeOn"> = DEFAULTS): Explosion {
  return explodeOn === 0 ? null : Math.max(explodeOn, threshold);
}

/** SE-02, SE-04 — successes that the dice show. */
export function rawSuccesses(
  { faces, equipmentFaces = [] }: Thrown,
  threshold: number,
  { equipmentSuccessValue }: Pick<Options, "equipmentSuccessValue"> = DEFAULTS,
): number {
  const count = (shown: readonly number[]) => shown.filter((face) => face >= threshold).length;
  return count(faces) + equipmentSuccessValue * count(equipmentFaces);
}

/** SE-06 — the result: successes after what is added and taken, never below 0. */
export function resultOf(successes: number, modifier = 0): number {
  return Math.max(0, successes + modifier);
}
