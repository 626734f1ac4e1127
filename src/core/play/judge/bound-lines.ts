import type { Line, Modifier } from "../contract/modifiers.js";

/** Lines that claim to be the rules', matched with the modifiers that the rules derive. */
export interface Bound {
  /** Lines with their modifier; each modifier has one line at most. */
  readonly pairs: readonly { readonly line: Line; readonly modifier: Modifier }[];
  /** Lines without a modifier, or that repeat one. */
  readonly surplus: readonly Line[];
  /** Modifiers without a line. */
  readonly untold: readonly Modifier[];
}

/** Matches lines with modifiers, one to one: by id, and by value where a ruleset derives an id twice. */
export function bind(lines: readonly Line[], derived: readonly Modifier[]): Bound {
  const untold = [...derived];
  const pairs: { line: Line; modifier: Modifier }[] = [];
  const surplus: Line[] = [];
  const take = (line: Line, fits: (one: Modifier) => boolean): boolean => {
    const at = untold.findIndex((one) => one.id === line.id && fits(one));
    const [modifier] = at < 0 ? [] : untold.splice(at, 1);
    if (modifier) pairs.push({ line, modifier });
    return modifier !== undefined;
  };
  const claimed = lines.filter(({ by }) => by === "rules");
  const otherwise = claimed.filter((line) => !take(line, ({ value }) => value === line.value));
  for (const line of otherwise) if (!take(line, () => true)) surplus.push(line);
  return { pairs, surplus, untold };
}

/** Returns lines as the rules derive them: a message's word counts only for lines switched off or added. */
export function inTheRulesWords(lines: readonly Line[], derived: readonly Modifier[]): readonly Line[] {
  const known = new Map(bind(lines, derived).pairs.map(({ line, modifier }) => [line, modifier]));
  return lines.map((line) => {
    const modifier = known.get(line);
    return modifier?.value === line.value ? { ...line, ...modifier } : line;
  });
}
