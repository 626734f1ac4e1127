import type { AmmoType } from "./ammunition.js";

/** WP-89, WP-94, WP-95 — a firearm as it is loaded, in rounds. */
export interface Loaded {
  readonly type: AmmoType;
  readonly loaded: number;
  readonly magazine: number;
}

/** What a reload moves, in rounds: out of the stock, and back where the weapon held another kind. */
export interface Refill {
  readonly loaded: number;
  readonly taken: number;
  readonly returned: number;
}

/**
 * WP-89 — fills a magazine from rounds of one kind; what it held of another kind comes out first.
 * @param stock rounds at hand
 */
export function refill({ type, loaded, magazine }: Loaded, kind: AmmoType, stock: number): Refill {
  const kept = kind === type ? Math.min(loaded, magazine) : 0;
  const taken = Math.max(0, Math.min(stock, magazine - kept));
  return { loaded: kept + taken, taken, returned: kind === type ? 0 : loaded };
}
