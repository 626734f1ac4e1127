/** What somebody has left of what keeps them up, as one measure; nothing for whoever is dead. */
export interface HealthLeft {
  readonly value: number;
  readonly max: number;
}

/** Makes one measure of points that are counted apart: none is less than nothing. */
export function healthIn(pools: readonly HealthLeft[], dead: boolean): HealthLeft {
  const sum = (of: (pool: HealthLeft) => number) => pools.reduce((all, pool) => all + Math.max(0, of(pool)), 0);
  return { value: dead ? 0 : sum(({ value }) => value), max: sum(({ max }) => max) };
}
