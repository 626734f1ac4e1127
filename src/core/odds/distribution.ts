/**
 * An exact distribution: every outcome with a whole weight out of `total`. Nothing is rounded until a
 * probability is read.
 */
export interface Distribution<T> {
  readonly weights: ReadonlyMap<T, number>;
  readonly total: number;
}

/** A fair die, faces 1 to n. */
export function die(faces: number): Distribution<number> {
  return weighted(Array.from({ length: faces }, (_, i) => [i + 1, 1] as const));
}

/** An outcome that is certain. */
export function certain<T>(outcome: T): Distribution<T> {
  return weighted([[outcome, 1]]);
}

/** A distribution from outcomes and whole weights; the weights of equal outcomes add up. */
export function weighted<T>(entries: Iterable<readonly [T, number]>): Distribution<T> {
  const weights = new Map<T, number>();
  let total = 0;
  for (const [outcome, weight] of entries) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`${weight} is not a whole weight`);
    if (weight > 0) weights.set(outcome, (weights.get(outcome) ?? 0) + weight);
    total += weight;
  }
  if (total === 0) throw new RangeError("a distribution needs an outcome");
  return { weights, total };
}

/** The distribution of a function of the outcome. */
export function map<T, U>({ weights }: Distribution<T>, change: (outcome: T) => U): Distribution<U> {
  return weighted(Array.from(weights, ([outcome, weight]) => [change(outcome), weight] as const));
}

/** The distribution of a function of two independent outcomes. */
export function combine<A, B, C>(a: Distribution<A>, b: Distribution<B>, join: (a: A, b: B) => C): Distribution<C> {
  const entries: (readonly [C, number])[] = [];
  for (const [left, m] of a.weights) for (const [right, n] of b.weights) entries.push([join(left, right), m * n]);
  return weighted(entries);
}

/** The distribution of the sum of two independent numbers. */
export function sum(a: Distribution<number>, b: Distribution<number>): Distribution<number> {
  return combine(a, b, (x, y) => x + y);
}

/** Probability of the outcomes that satisfy a condition, 0 to 1. */
export function probability<T>({ weights, total }: Distribution<T>, holds: (outcome: T) => boolean): number {
  let favourable = 0;
  for (const [outcome, weight] of weights) if (holds(outcome)) favourable += weight;
  return favourable / total;
}
