/** WP-01 — the sum of some dice. */
export function sumOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}
