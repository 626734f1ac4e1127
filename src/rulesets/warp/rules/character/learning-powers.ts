/** WP-99 — whether dice of experience teach a power: one 6 is enough. */
export function learnsPower(faces: readonly number[]): boolean {
  return faces.includes(6);
}

/** WP-99 — score of a power learned in play, narrow and technical (WD-29). */
export const LEARNED_POWER_SCORE = 1;

/** WP-100 — whether the secret die of a first attempt makes somebody who never learns a power. */
export function isPsyMutant(face: number): boolean {
  return face === 1;
}
