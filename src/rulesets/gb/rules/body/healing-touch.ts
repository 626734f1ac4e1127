import { cappedPf, pfCeiling } from "./pools.js";
import type { CapMode, Pools } from "./pools.js";

/** GB-63 — dice of the healing touch of a caster, as formulas. */
export function healingTouchFormulas(casterLevel: number): { readonly pv: string; readonly pf: string } {
  return { pv: "1d8", pf: `1d8 + ${casterLevel}` };
}

/**
 * GB-63 — pools after healing: PV first, then PF under the cap the new PV allow (D-40). The dead are past it,
 * and it never takes points away.
 * @param healed points of each kind the dice gave
 */
export function heal(before: Pools, max: Pools, healed: Pools, capMode: CapMode = "always"): Pools {
  if (before.pv <= 0) return before;
  const pv = Math.max(before.pv, Math.min(max.pv, before.pv + Math.max(0, healed.pv)));
  const pf = Math.min(pfCeiling(pv, max.pf), before.pf + Math.max(0, healed.pf));
  return { pv, pf: cappedPf({ pv, pf: Math.max(before.pf, pf) }, capMode) };
}

/** GB-64 — maximum damage of the harming touch, in points of the classic rules. */
export function harmingTouchDamage(casterLevel: number): number {
  return 8 + casterLevel;
}
