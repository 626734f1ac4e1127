import { maximumDamage } from "../../rules/attack/lethality.js";

const maxima = new Map<string, number | undefined>();
const MOST_FORMULAS = 1000;

/** GB-16 — formulas are few and read at every preparation: each is parsed once. `undefined`: it cannot be read. */
export function knownMaximum(formula: string): number | undefined {
  if (!maxima.has(formula)) {
    if (maxima.size >= MOST_FORMULAS) maxima.clear();
    maxima.set(formula, maximumDamage(formula));
  }
  return maxima.get(formula);
}
