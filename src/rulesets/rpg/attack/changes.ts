import type { Changes, Outcome } from "../../../core/attack/procedure.js";
import { parryMade } from "../rules/round-actions.js";
import { figuresOf } from "./reading.js";
import { readOutcome } from "./read-outcome.js";
import { roundChanges } from "./round-written.js";

/** RP-27 — the farthest that anybody falls below 0. */
const LEAST_HP = -99;

/** RP-38, RP-53, RP-80 — points lost, and the action that a parry cost. */
export function changesOf(stored: Outcome, target: Actor): Changes {
  const outcome = readOutcome(stored);
  const { hp, firstAidReceived } = figuresOf(target);
  const after = Math.max(LEAST_HP, hp.value - outcome.loss);
  return {
    numbers: after === hp.value ? [] : [{ path: "system.hp.value", after }],
    values: [
      ...(outcome.loss > 0 && firstAidReceived ? [{ path: "system.firstAidReceived", after: false }] : []),
      ...(outcome.means === "" ? [] : roundChanges(target, parryMade)),
    ],
    created: [],
  };
}
