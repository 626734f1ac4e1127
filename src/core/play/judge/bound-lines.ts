import type { Line, Modifier } from "../contract/modifiers.js";

/** Lines that are told as the rules', beside the modifiers that the rules derive. */
export interface Bound {
  /** Each line that stands for a modifier; no modifier has two. */
  readonly pairs: readonly { readonly line: Line; readonly modifier: Modifier }[];
  /** Lines that stand for nothing, a modifier told once more among them. */
  readonly surplus: readonly Line[];
  /** Modifiers that no line tells. */
  readonly untold: readonly Modifier[];
}

/** Binds what is told to what is derived, one to one: by id, and by value where a ruleset derives an id twice. */
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
  const told = lines.filter(({ by }) => by === "rules");
  const otherwise = told.filter((line) => !take(line, ({ value }) => value === line.value));
  for (const line of otherwise) if (!take(line, () => true)) surplus.push(line);
  return { pairs, surplus, untold };
}

/** Lines as the rules tell them: of a message counts what was chosen, that one is off or was added, and no more. */
export function inTheRulesWords(lines: readonly Line[], derived: readonly Modifier[]): readonly Line[] {
  const known = new Map(bind(lines, derived).pairs.map(({ line, modifier }) => [line, modifier]));
  return lines.map((line) => {
    const modifier = known.get(line);
    return modifier?.value === line.value ? { ...line, ...modifier } : line;
  });
}
