/** The name and the argument of each modifier: letters, then what is neither a letter nor a separator. */
const MODIFIER = /([A-Za-z]+)([^A-Za-z\s()+\-*/]*)/y;

/**
 * Separates the modifiers of a term, in the order written: `x6kh3` gives `x6` and `kh3`. Letters that follow each
 * other are cut into known names, the longest first. `undefined` if a part is no known modifier.
 */
export function splitModifiers(text: string, known: ReadonlySet<string>): string[] | undefined {
  const modifiers: string[] = [];
  MODIFIER.lastIndex = 0;
  while (MODIFIER.lastIndex < text.length) {
    const found = MODIFIER.exec(text);
    if (!found) return undefined;
    const names = cutNames(found[1] ?? "", known);
    const last = names?.pop();
    if (!names || last === undefined) return undefined;
    modifiers.push(...names, last + (found[2] ?? ""));
  }
  return modifiers;
}

/** Cuts a run of letters into modifier names; `undefined` if it cannot be done. */
function cutNames(letters: string, known: ReadonlySet<string>): string[] | undefined {
  const cuts: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = cuts[start];
      const name = letters.slice(start, end);
      if (!before || !known.has(name.toLowerCase())) continue;
      if (!cuts[end] || before.length + 1 < (cuts[end]?.length ?? 0)) cuts[end] = [...before, name];
    }
  }
  return cuts[letters.length];
}

/** The name of a modifier, in lower case. */
export function modifierName(modifier: string): string {
  return /^[A-Za-z]+/.exec(modifier)?.[0].toLowerCase() ?? "";
}

/** A modifier's condition, as in `r2<=3`: at most 2 times, on 3 or less. */
export interface Condition {
  limit?: number;
  comparison?: string;
  target?: number;
}

/** The condition written after a modifier's name; `undefined` if it is not one. */
export function readCondition(modifier: string): Condition | undefined {
  const found = /^[A-Za-z]+(\d+)?(?:(<=|>=|<|>|=)(\d+))?$/.exec(modifier);
  if (!found) return undefined;
  const [, first, comparison, second] = found;
  if (comparison === undefined) return first === undefined ? {} : { target: Number(first) };
  const condition: Condition = { comparison, target: Number(second) };
  if (first !== undefined) condition.limit = Number(first);
  return condition;
}
