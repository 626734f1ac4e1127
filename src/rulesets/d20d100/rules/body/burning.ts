/** DD-67 — the difficulty of Réflexes by which burning clothes go out. */
export const BURNING_DIFFICULTY = 15;
/** DD-67 — what they cost where they do not. */
const BURNING_DAMAGE = "1d6";

/** DD-67 — a round of burning clothes: out, or so much damage. */
export function burningRound(success: boolean): {
  readonly extinguished: boolean;
  readonly damageFormula: string | null;
} {
  return { extinguished: success, damageFormula: success ? null : BURNING_DAMAGE };
}
