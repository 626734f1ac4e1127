import type { Condition, State } from "../body/conditions.js";
import { clockOf, tickOf, type Moment } from "../body/spans.js";
import { busyUntil } from "../time.js";

/** RP-03 — at an action that lasts so many rounds. */
export function busy(moment: Moment, rounds: number): Condition {
  return lasting("busy", moment, rounds);
}

/** RP-72 — loading, for the whole of a round. */
export function reloading(moment: Moment): Condition {
  return lasting("reloading", moment, 1);
}

function lasting(
  type: (State & { readonly type: "busy" | "reloading" })["type"],
  moment: Moment,
  rounds: number,
): Condition {
  const first = tickOf(moment);
  const span = { clock: clockOf(moment), first, last: busyUntil(first, rounds) };
  return { state: { type }, span, ends: "rounds", wound: "" };
}
