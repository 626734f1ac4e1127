/** GB-43 — the dice of a damage formula, one entry for each die, and what is added to them. */
export interface DamageDice {
  readonly faces: readonly number[];
  readonly plus: number;
}

const TERM = /([+-]?)(?:(\d{0,2})d(\d{1,3})|(\d{1,3}))/gy;
const MOST_DICE = 40;

/** GB-43 — reads a damage formula such as `2d6 + 1`; `undefined` when it is no sum of dice and numbers. */
export function damageDice(formula: string): DamageDice | undefined {
  const text = formula.replaceAll(" ", "").toLowerCase();
  const faces: number[] = [];
  let plus = 0;
  let end = 0;
  for (const { 0: term, 1: sign, 2: count, 3: sides, 4: flat, index } of text.matchAll(TERM)) {
    if ((end > 0 && sign === "") || (sign === "-" && flat === undefined)) return undefined;
    end = index + term.length;
    if (flat !== undefined) plus += sign === "-" ? -Number(flat) : Number(flat);
    else faces.push(...Array<number>(Number(count === "" ? 1 : count)).fill(Number(sides)));
  }
  const readable = end === text.length && faces.length <= MOST_DICE && faces.every((sides) => sides > 0);
  return readable ? { faces, plus } : undefined;
}
