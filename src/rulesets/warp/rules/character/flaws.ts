/** WP-25 — whether the die brings a flaw's trouble; `faces` are those that do. */
export function flawStrikes(faces: readonly number[], die: number): boolean {
  return faces.includes(die);
}
