/** A formula of dice taken apart: one entry for each die, and what is added to them. */
export interface DiceSum {
  /** DD-28 — a die of less than 0 faces is taken off: `-4` for `- 1d4`. */
  readonly faces: readonly number[];
  readonly plus: number;
}

/** One term: `2d6`, `d4` or `3`, with its sign. */
const TERM = /(?:^|([+-]))(?:(\d{0,2})d([1-9]\d{0,2})|(\d{1,3}))/gy;
/** As many dice as anybody throws at once. */
const MOST_DICE = 40;

/**
 * DD-28, DD-45, DD-90 — reads `1d10+2`, `3d6`, `1d3 - 1`, `1d6-1d4`; an empty text has no dice.
 * @returns `null` for what is no sum of dice and numbers, or has more dice than anybody throws
 */
export function diceSum(formula: string): DiceSum | null {
  const text = formula
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([+−-]) ?/g, "$1")
    .replaceAll("−", "-")
    .toLowerCase();
  const faces: number[] = [];
  let plus = 0;
  let end = 0;
  for (const { 0: term, 1: sign = "+", 2: count, 3: die, 4: flat, index } of text.matchAll(TERM)) {
    end = index + term.length;
    if (flat !== undefined) plus += Number(`${sign}${flat}`);
    else faces.push(...Array<number>(Number(count || 1)).fill(Number(`${sign}${die}`)));
  }
  return end === text.length && faces.length <= MOST_DICE ? { faces, plus } : null;
}

/** What dice come to with what is added to them. */
export function sumOf({ faces, plus }: DiceSum, shown: readonly number[]): number {
  return shown.reduce((total, face, place) => total + (takenOff(faces[place]) ? -face : face), plus);
}

/** DD-28 — whether what a die shows is taken off. */
function takenOff(faces: number | undefined): boolean {
  return faces !== undefined && faces < 0;
}

/** How many faces each die has, whether it is added or taken off. */
export function sidesOf({ faces }: Pick<DiceSum, "faces">): readonly number[] {
  return faces.map(Math.abs);
}

/** The least that a sum comes to. */
export function leastOf({ faces, plus }: DiceSum): number {
  return faces.reduce((sum, of) => sum + (takenOff(of) ? of : 1), plus);
}

/** The sum in the notation of Roll: alike dice together, in their order; `"0"` for nothing. */
export function diceText({ faces, plus }: DiceSum): string {
  const groups: { count: number; faces: number }[] = [];
  for (const of of faces) {
    const last = groups.at(-1);
    if (last?.faces === of) last.count += 1;
    else groups.push({ count: 1, faces: of });
  }
  const dice = groups.reduce((text, group) => {
    const written = `${group.count}d${Math.abs(group.faces)}`;
    if (text === "") return takenOff(group.faces) ? `-${written}` : written;
    return `${text} ${takenOff(group.faces) ? "-" : "+"} ${written}`;
  }, "");
  if (dice === "") return `${plus}`;
  return plus === 0 ? dice : `${dice} ${plus < 0 ? "-" : "+"} ${Math.abs(plus)}`;
}
