/** One die of experience, or one charge: there, or used; clicking it sets as many used ones. */
export interface TokenView {
  readonly n: number;
  readonly used: boolean;
  readonly sets: number;
}

/** Things that are used up one by one and come back, as tokens. */
export interface TokensView {
  readonly left: number;
  readonly total: number;
  readonly used: number;
  /** Empty for more than fit: they are typed. */
  readonly tokens: readonly TokenView[];
}

const MOST_TOKENS = 20;

/** WP-15, WP-103 — used ones stand last; clicking the first used one gives it back, with those after it. */
export function tokensView(total: number, used: number): TokensView {
  const left = Math.max(0, total - used);
  const numbers = total > MOST_TOKENS ? [] : Array.from({ length: total }, (_, i) => i + 1);
  const tokens = numbers.map((n) => ({ n, used: n > left, sets: n > left ? total - n : total - n + 1 }));
  return { left, total, used: total - left, tokens };
}
