import { card } from "../../../../core/deed/card.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { flag, whole, type Read } from "../../../../core/shape/shape.js";
import { percentTest } from "../../rules/checks/percentages.js";

/** DD-111, DD-174 — what an outcome keeps of a test against a percentage. */
export const PERCENT = { die: whole, threshold: whole, success: flag };
type Percent = Read<typeof PERCENT>;

/** DD-111, DD-174 — what the die comes to. */
export function percentOutcome(id: string, threshold: number, dice: Dice): Percent {
  const die = dice[id]?.[0] ?? 100;
  return { die, threshold, success: percentTest(die, threshold) };
}

/** Success follows from the percentage unless the keeper has decided it itself. */
export function percentDecided(decided: Percent & { readonly decided?: readonly string[] }): Partial<Percent> {
  const { die, threshold } = decided;
  return isDecided(decided, "success") ? {} : { success: percentTest(die, threshold) };
}

/** The die as a card shows it. */
export function percentShown({ die, success }: Percent): Pick<Parameters<typeof card>[0], "tone" | "die"> {
  return { tone: success ? "good" : "bad", die: { faces: 100, value: die, state: success ? "hit" : "miss" } };
}
