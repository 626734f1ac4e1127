import { turnOf } from "../../../core/fight/order/turn-of.js";
import { shockPassed } from "../rules/body/shock-passed.js";
import type { LimitedStates } from "../rules/fight/turns.js";

/** GB-34 — what time ends of a shock outside of a fight, as a change of `system`; turns end it in one. */
export function shockOver(actor: Actor, shock: LimitedStates["shock"]): object | null {
  return turnOf(actor) === null && shockPassed(shock, game.time.worldTime) ? { shock: { kind: "none" } } : null;
}
