/** WP-25 — what a flaw does: a malus die, trouble when a die says so, or something to play out. */
export const FLAW_MODES = ["malus", "chance", "roleplay"] as const;
export type FlawMode = (typeof FLAW_MODES)[number];

/** WP-25 — whether the die brings a flaw's trouble; `faces` are those that do. */
export function flawStrikes(faces: readonly number[], die: number): boolean {
  return faces.includes(die);
}
