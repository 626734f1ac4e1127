/** SE-60, SE-61, SE-68, SE-70 — successes more for a healer without any medical Spécialité. */
export const LAYMAN = 1;

/** SE-60, SE-61 — the Difficulté of care for this healer: any medical Spécialité spares them the surcharge. */
export function forHealer(difficulty: number, medicalSpecialty: boolean): number {
  return difficulty + (medicalSpecialty ? 0 : LAYMAN);
}
