import { DEFAULTS, type Options } from "../options.js";

/** SE-13 — somebody in a round: scores before any malus, in dice, and the results of their rolls, a second one after a tie. */
export interface Contender {
  readonly id: string;
  readonly rapidite: number;
  readonly reflexes: number;
  readonly successes: readonly number[];
}

/** SE-13 — the number that a tracker shows and orders by: scores stand behind the comma. */
export function initiativeValue(
  successes: number,
  { rapidite, reflexes }: Pick<Contender, "rapidite" | "reflexes">,
): number {
  return (successes * 10_000 + rapidite * 100 + reflexes) / 10_000;
}

/**
 * SE-13 — who acts when: each group acts together. Groups of several stand where a tie is left: they act at the same
 * moment, or roll again (D-03). Scores leave none, for equals keep the order in which they are given.
 */
export function initiativeOrder(
  contenders: readonly Contender[],
  { initiativeTies }: Pick<Options, "initiativeTies"> = DEFAULTS,
): readonly (readonly Contender[])[] {
  const sorted = contenders.toSorted(
    (a, b) => compareRolls(a, b) || (initiativeTies === "rapidite" ? byScore(a, b) : 0),
  );
  if (initiativeTies === "rapidite") return sorted.map((one) => [one]);
  const groups: Contender[][] = [];
  for (const one of sorted) {
    const last = groups.at(-1);
    if (last?.[0] && compareRolls(last[0], one) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The higher result first; who has rolled again is told apart by that roll. */
function compareRolls(a: Contender, b: Contender): number {
  const rolls = Math.max(a.successes.length, b.successes.length);
  for (let i = 0; i < rolls; i += 1) {
    const difference = (b.successes[i] ?? 0) - (a.successes[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function byScore(a: Contender, b: Contender): number {
  return b.rapidite - a.rapidite || b.reflexes - a.reflexes;
}

/** SE-13 — the number that a tracker orders by: what decides between equals stands behind the comma, scores or further rolls (D-03). */
export function trackerPlace(
  contender: Omit<Contender, "id">,
  { initiativeTies }: Pick<Options, "initiativeTies"> = DEFAULTS,
): number {
  const [first = 0, ...again] = contender.successes;
  if (initiativeTies === "rapidite") return initiativeValue(first, contender);
  return again.reduce((sum, successes, i) => sum + Math.min(successes, 99) / 100 ** (i + 1), first);
}

/**
 * SE-13 — ids of those whose roll is due: whoever has none; then, where equals roll again, those of a tie who have rolled
 * least often.
 */
export function rollsDue(
  contenders: readonly Contender[],
  options: Pick<Options, "initiativeTies"> = DEFAULTS,
): readonly string[] {
  const without = contenders.filter(({ successes }) => successes.length === 0);
  if (without.length > 0) return without.map(({ id }) => id);
  if (options.initiativeTies !== "reroll") return [];
  const ties = initiativeOrder(contenders, options).filter((group) => group.length > 1);
  return ties.flatMap((group) => {
    const least = Math.min(...group.map(({ successes }) => successes.length));
    return group.filter(({ successes }) => successes.length === least).map(({ id }) => id);
  });
}
