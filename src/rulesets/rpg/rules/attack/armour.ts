import { valueOf, type DiceFormula } from "../dice-formula.js";
import type { ArmourStacking } from "../vocabulary.js";

/** RP-64, RP-65 — a piece of armour: its die, and the numbers of the d10 it covers. */
export interface ArmourPiece {
  readonly formula: DiceFormula;
  readonly coverage: readonly number[];
}

/** RP-64 — points that a piece takes from a blow, from the face that its die shows. */
export function protection(formula: DiceFormula, faces: readonly number[]): number {
  return Math.max(0, valueOf(formula, faces));
}

/** RP-65, RP-66 — the pieces that cover a number, those that are rolled first. */
export function layersAt<Piece extends ArmourPiece>(pieces: readonly Piece[], number: number): readonly Piece[] {
  return pieces.filter(({ coverage }) => coverage.includes(number));
}

/** RP-66 — the pieces that are rolled where a number is struck: the best, or all of them (D-42). */
export function rolledAt<Piece extends ArmourPiece>(
  pieces: readonly Piece[],
  number: number,
  stacking: ArmourStacking = "best",
): readonly Piece[] {
  const layers = layersAt(pieces, number);
  if (stacking === "sum") return layers;
  return layers
    .toSorted((a, b) => mean(b.formula) - mean(a.formula) || mostProtection(b.formula) - mostProtection(a.formula))
    .slice(0, 1);
}

/** Expected points, as a piece counts them. */
function mean(formula: DiceFormula): number {
  const { count, faces } = formula;
  if (count > 1) return (count * (faces + 1)) / 2 + formula.flat;
  const values = Array.from({ length: faces }, (_, i) => protection(formula, [i + 1]));
  return values.reduce((sum, value) => sum + value, 0) / faces;
}

/** RP-29, RP-64, RP-66 — the most points that a formula takes. */
export function mostProtection(formula: DiceFormula): number {
  return protection(
    formula,
    Array.from({ length: formula.count }, () => formula.faces),
  );
}
