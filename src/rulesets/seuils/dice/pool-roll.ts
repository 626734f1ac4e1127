import { oneOf, record } from "../../../core/shape/shape.js";
import type { Text } from "../../../core/text/text.js";
import { SeuilsRoll } from "./seuils-roll.js";

/** What a pool can be rolled for. */
export const POOL_ROLLS = [
  "test",
  "action",
  "attack",
  "dodge",
  "parry",
  "firstAid",
  "stopBleeding",
  "treatment",
  "watch",
  "severity",
  "venom",
  "free",
  "hold",
] as const;
export type PoolRoll = (typeof POOL_ROLLS)[number];

const MADE = record({ what: oneOf(POOL_ROLLS) });

/** SE-01…SE-07 — a pool of ten-sided dice that count successes. */
export class SeuilsPoolRoll extends SeuilsRoll {
  /** SE-06 — the result: never below 0, whatever was taken away. */
  override get total(): number | undefined {
    return this._evaluated ? Math.max(0, super.total ?? 0) : undefined;
  }

  protected override get title(): Text {
    return { key: `GARDIEN.SEUILS.ROLL.${MADE.read(this.options).what}` };
  }
}
