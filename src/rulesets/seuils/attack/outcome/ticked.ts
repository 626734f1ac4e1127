import { seuilsOptions } from "../../data/options.js";
import { figuresOf } from "../../data/reading.js";
import type { Placed, Rows } from "../../rules/circles.js";
import { tickCircles } from "../../rules/tick-circles.js";
import { stateOf } from "../../rules/state.js";
import type { Nature, Row, State } from "../../rules/vocabulary.js";

/** SE-52…SE-55 — where the wounds of a blow come to lie. */
export interface Ticked {
  readonly placed: readonly Placed[];
  readonly surplus: number;
  readonly before: Rows;
  readonly after: Rows;
  readonly stateBefore: State;
  readonly stateAfter: State;
}

/** SE-52…SE-55 — wounds on the circles of a target as they are. */
export function tickedOn(target: Actor, wounds: readonly Row[], nature: Nature): Ticked {
  const { rows, wounds: circles, state } = figuresOf(target);
  const options = seuilsOptions();
  const ticked = tickCircles(rows, wounds, nature, options);
  const surplus = circles.surplus + ticked.surplus;
  return {
    placed: ticked.placed,
    surplus,
    before: rows,
    after: ticked.rows,
    stateBefore: state,
    stateAfter: state === "mort" ? "mort" : stateOf(ticked.rows, surplus, options),
  };
}
