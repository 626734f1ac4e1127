import type { Shock } from "../vocabulary.js";

/** GB-34, GB-35 — what a shock does besides the wound. */
export interface ShockEffect {
  /** PF on top of every other loss of the blow (D-20). */
  readonly pf: 0 | 1;
  /** Metres the victim is thrown back. */
  readonly pushed: number;
  readonly prone: boolean;
  /** What is left of the victim's next turn. */
  readonly nextTurn: "normal" | "partialAction" | "lost";
}

const EFFECTS: Readonly<Record<Shock, ShockEffect>> = {
  none: { pf: 0, pushed: 0, prone: false, nextTurn: "normal" },
  simple: { pf: 0, pushed: 0, prone: false, nextTurn: "partialAction" },
  violent: { pf: 1, pushed: 1.5, prone: true, nextTurn: "lost" },
};

/** GB-34, GB-35 — the effect of a shock. */
export function shockEffect(shock: Shock): ShockEffect {
  return EFFECTS[shock];
}

/** GB-35 — PF a blow costs with its shock; a mortal one (`null`) costs none. */
export function withShock(pfLoss: number | null, shock: Shock): number | null {
  return pfLoss === null ? null : pfLoss + EFFECTS[shock].pf;
}
