import type { Line } from "../play/contract/modifiers.js";

/** A formula in standard notation: the dice, then every line that counts, its id in brackets. */
export function formulaOf(dice: string, lines: readonly Pick<Line, "id" | "value" | "on">[]): string {
  const counted = lines.filter(({ on, value }) => on && value !== 0);
  return [dice, ...counted.map(({ id, value }) => `${value < 0 ? "-" : "+"} ${Math.abs(value)}[${id}]`)].join(" ");
}
