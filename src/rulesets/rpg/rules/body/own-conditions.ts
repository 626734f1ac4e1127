import type { Condition, State } from "./conditions.js";
import { clockOf, tickOf, type Moment } from "./spans.js";

/** RP-31 — the round after which nobody is surprised any more (D-18). */
const SURPRISE_ROUND = 1;

/** RP-31 — taken unawares, until the end of the first round. */
export function surprised(): Condition {
  return {
    state: { type: "surprised" },
    span: { clock: "round", first: 0, last: SURPRISE_ROUND },
    ends: "rounds",
    wound: "",
  };
}

/** RP-31 — whether a round finds nobody surprised any more; one may have been taken unawares before the fight began. */
export function endsSurprise({ state }: Condition, round: number): boolean {
  return state.type === "surprised" && round > SURPRISE_ROUND;
}

/** RP-86 — clothes that caught fire burn until somebody puts them out. */
export function burning(moment: Moment): Condition {
  return untilRescue({ type: "burning" }, moment);
}

/** RP-90 — without air, until rescued. */
export function choking(moment: Moment): Condition {
  return untilRescue({ type: "choking", failed: false }, moment);
}

/** Told apart by its name: who puts out the flames brings no air. */
function untilRescue(state: State, moment: Moment): Condition {
  const span = { clock: clockOf(moment), first: tickOf(moment), last: null };
  return { state, span, ends: "freed", wound: state.type };
}
