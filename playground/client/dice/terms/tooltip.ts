import type { DiceTerm } from "./dice-term.js";
import type { DiceTermResult } from "./results.js";

export interface TermTooltip {
  formula: string;
  total: number | undefined;
  faces: number | undefined;
  flavor: string;
  icon: string | null;
  method: string | undefined;
  rolls: { result: string; classes: string }[];
}

/** Dice that the icon font draws. */
const DRAWN = new Set([6, 20]);

export function termTooltip(term: DiceTerm): TermTooltip {
  return {
    formula: term.expression,
    total: term.total,
    faces: term.faces,
    flavor: term.flavor,
    icon: term.faces !== undefined && DRAWN.has(term.faces) ? `fa-solid fa-dice-d${term.faces}` : null,
    method: term.method,
    rolls: term.results.map((result) => ({
      result: term.getResultLabel(result),
      classes: term.getResultCSS(result).filter(Boolean).join(" "),
    })),
  };
}

/** The CSS classes of one result. */
export function resultClasses(result: DiceTermResult, die: string, lowest: number, highest: number): (string | null)[] {
  const when = (test: unknown, name: string): string | null => (test ? name : null);
  return [
    "roll",
    "die",
    die,
    when(result.success, "success"),
    when(result.failure, "failure"),
    when(result.rerolled, "rerolled"),
    when(result.exploded, "exploded"),
    when(result.discarded, "discarded"),
    when(result.result === lowest, "min"),
    when(result.result === highest, "max"),
  ];
}
