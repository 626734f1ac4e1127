import { oneOf, record } from "../../../core/shape/shape.js";
import type { Text } from "../../../core/text/text.js";
import { D20d100Roll } from "./d20d100-roll.js";

/** What percentile dice are rolled for. */
export const PERCENTILE_ROLLS = ["sanity", "mythos", "multiplier", "spell"] as const;
export type PercentileRoll = (typeof PERCENTILE_ROLLS)[number];

const ROLLED = record({ what: oneOf(PERCENTILE_ROLLS) });

/** DD-63, DD-106, DD-111, DD-174 — `1d100`, to stay at or below a number: nothing is ever added to it. */
export class D20d100PercentileRoll extends D20d100Roll {
  protected override get title(): Text {
    return { key: `GARDIEN.D20D100.ROLL.percentile.${ROLLED.read(this.options).what}` };
  }
}
