import { parseDice, valueOf, type DiceFormula } from "../rules/dice-formula.js";

/** Points as an actor wrote them: dice, or a plain number. */
export type Points = { readonly dice: DiceFormula } | { readonly fixed: number };

/** RP-50, RP-83, RP-92 — reads points; `null` where the text is neither dice that are thrown together nor a number. */
export function readPoints(written: string): Points | null {
  if (/^\d{1,3}$/.test(written)) return { fixed: Number(written) };
  const dice = parseDice(written);
  return dice && !dice.halved ? { dice } : null;
}

/** What points come to: never less than none. */
export function pointsThrown(points: Points, faces: readonly number[] = []): number {
  return "fixed" in points ? points.fixed : Math.max(0, faces.length === 0 ? 0 : valueOf(points.dice, faces));
}

/** What points come to on average, rounded up: for dice that nobody threw, because the keeper decided otherwise. */
export function meanOf(written: string): number {
  const points = readPoints(written);
  if (!points) return 0;
  if ("fixed" in points) return points.fixed;
  const { count, faces, flat } = points.dice;
  return Math.max(0, Math.ceil((count * (faces + 1)) / 2) + flat);
}
