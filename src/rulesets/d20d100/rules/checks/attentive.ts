/** DD-114 — minutes before anybody can be on guard once more. */
export const ATTENTIVE_PAUSE = 60;

/** DD-114 — what being on guard depends on. */
export interface Watchfulness {
  readonly hp: number;
  readonly hpMax: number;
  /** `null`: it was never lost. */
  readonly minutesSinceLost?: number | null;
  readonly moving?: boolean;
}

/** DD-114 — why somebody cannot be on guard; `null` when they can. */
export type InattentiveReason = "moving" | "hurt" | "tooSoon";

/** DD-114 — what keeps somebody from being on guard. */
export function inattentive({
  hp,
  hpMax,
  minutesSinceLost = null,
  moving = false,
}: Watchfulness): InattentiveReason | null {
  if (moving) return "moving";
  if ((hpMax - hp) * 2 >= hpMax) return "hurt";
  return minutesSinceLost !== null && minutesSinceLost < ATTENTIVE_PAUSE ? "tooSoon" : null;
}
