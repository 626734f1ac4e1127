import { seuilsOptions } from "../../data/options.js";
import { figuresOf } from "../../data/reading.js";
import { fitting, oneOf, whole, type Read } from "../../../../core/shape/shape.js";
import { KEPT_ROWS } from "../../data/actors/circles-shown.js";
import type { Placed } from "../../rules/body/circles.js";
import { tickCircles } from "../../rules/body/tick-circles.js";
import { stateOf } from "../../rules/body/state.js";
import { ROWS, STATES, type Nature, type Row } from "../../rules/vocabulary.js";

const PLACES = [...ROWS, "converted", "surplus"] as const satisfies readonly Placed[];

/** SE-52…SE-55 — where the wounds of a blow come to lie. */
export const TICKED = {
  ...{ placed: fitting(oneOf(PLACES)), surplus: whole },
  ...{ before: KEPT_ROWS, after: KEPT_ROWS },
  ...{ stateBefore: oneOf(STATES), stateAfter: oneOf(STATES) },
};

/** SE-52…SE-55 — wounds on the circles of a target as they are. */
export function tickedOn(target: Actor, wounds: readonly Row[], nature: Nature): Read<typeof TICKED> {
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
