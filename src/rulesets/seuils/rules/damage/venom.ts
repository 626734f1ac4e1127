import { against } from "../checks/outcome.js";

/** SE-77 — what venom does to somebody who was wounded. */
export interface VenomEffect {
  /** Until the scene ends. */
  readonly poisoned: boolean;
  /** A cross of Touché too. */
  readonly wound: boolean;
}

/** SE-77 — a Santé roll against venom: a failure poisons, no success at all wounds too. */
export function venomEffect(result: number, difficulty: number): VenomEffect {
  const poisoned = !against(result, difficulty).success;
  return { poisoned, wound: poisoned && result === 0 };
}
