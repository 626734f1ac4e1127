import { DEFAULTS, type Options } from "../options.js";
import { failsByItself, totalOf, type Rolled } from "./tests.js";

export type Side = "active" | "passive";

/** DD-83, DD-85 — a roll that was made once and is met by all that follow, or a fixed score. */
export interface Kept {
  readonly value: number;
  /** DD-85 — it was a natural 1 itself. */
  readonly automaticFailure?: boolean;
}

/** DD-05 — how two totals compare; the active side is the one whose attempt is resolved. */
export interface OpposedResult {
  readonly activeTotal: number;
  readonly passiveTotal: number;
  readonly winner: Side;
}

/** DD-02, DD-05 — both sides roll: natural 1s are looked at first, the active side's before the other's. */
export function opposed(
  active: Rolled,
  passive: Rolled,
  { opposedTie }: Pick<Options, "opposedTie"> = DEFAULTS,
): OpposedResult {
  const [activeTotal, passiveTotal] = [totalOf(active), totalOf(passive)];
  const winner = (): Side => {
    if (failsByItself(active.die)) return "passive";
    if (failsByItself(passive.die)) return "active";
    if (activeTotal !== passiveTotal) return activeTotal > passiveTotal ? "active" : "passive";
    if (opposedTie !== "higherModifier") return opposedTie;
    return passive.die < active.die ? "passive" : "active"; // of equal totals, the lower die has more added to it
  };
  return { activeTotal, passiveTotal, winner: winner() };
}

/** DD-85 — somebody rolls against a kept roll or a fixed score: it stands for a difficulty. */
export function againstKept(active: Rolled, { value, automaticFailure = false }: Kept): OpposedResult {
  const activeTotal = totalOf(active);
  const wins = !failsByItself(active.die) && (automaticFailure || activeTotal >= value);
  return { activeTotal, passiveTotal: value, winner: wins ? "active" : "passive" };
}

const FACES: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1);

/** What comes of a die on average. */
export const meanOver = (chance: (face: number) => number): number =>
  FACES.reduce((sum, face) => sum + chance(face), 0) / FACES.length;

/** DD-02 — the chance of whoever nobody resists: all but a natural 1. */
export const UNRESISTED = 0.95;

/** DD-05 — the exact chance, from 0 to 1, that the active side wins with these modifiers. */
export function opposedChance(
  active: number,
  passive: number,
  options: Pick<Options, "opposedTie"> = DEFAULTS,
): number {
  const wins = (die: number, other: number) =>
    opposed({ die, modifier: active }, { die: other, modifier: passive }, options).winner === "active";
  return meanOver((die) => meanOver((other) => (wins(die, other) ? 1 : 0)));
}
