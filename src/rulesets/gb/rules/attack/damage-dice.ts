/** A damage formula taken apart: one entry for each die, and what is added to them. */
export interface DamageDice {
  readonly faces: readonly number[];
  readonly plus: number;
}

/** The same with dice that are taken off, as a printed formula may have them. */
export interface DiceSum extends DamageDice {
  readonly minus: readonly number[];
}

/** One term of a formula: `2d6`, `d4` or `3`, with its sign. */
const TERM = /([+-]?)(?:(\d{0,3})d([1-9]\d{0,2})|(\d{1,3}))/gy;
/** As many dice as anybody throws at once. */
const MOST_DICE = 40;

/** GB-16 — reads a formula such as `2d6 - 1`; an empty one has no dice. `undefined`: no sum of dice and numbers. */
export function diceSum(formula: string): DiceSum | undefined {
  const text = formula.replaceAll(/\s/g, "").toLowerCase();
  const faces: number[] = [];
  const minus: number[] = [];
  let plus = 0;
  let end = 0;
  for (const { 0: term, 1: sign, 2: count, 3: die, 4: flat, index } of text.matchAll(TERM)) {
    if (end > 0 && sign === "") return undefined;
    end = index + term.length;
    if (flat !== undefined) plus += Number(`${sign ?? ""}${flat}`);
    else (sign === "-" ? minus : faces).push(...Array<number>(Number(count || 1)).fill(Number(die)));
  }
  return end === text.length ? { faces, minus, plus } : undefined;
}

/** GB-43, GB-63 — the dice to throw for a formula; `undefined` when it takes dice off or has more than anybody throws. */
export function damageDice(formula: string): DamageDice | undefined {
  const read = diceSum(formula);
  if (!read || read.minus.length > 0 || read.faces.length > MOST_DICE) return undefined;
  return { faces: read.faces, plus: read.plus };
}
