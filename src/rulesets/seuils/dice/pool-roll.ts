import { object, oneOf, text } from "../../../core/shape/heal.js";
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

/** SE-01…SE-07 — a pool of ten-sided dice that count successes. */
export class SeuilsPoolRoll extends SeuilsRoll {
  /** SE-06 — the result: never below 0, whatever was taken away. */
  override get total(): number | undefined {
    return this._evaluated ? Math.max(0, super.total ?? 0) : undefined;
  }

  protected override get title(): Text {
    return { key: `GARDIEN.SEUILS.ROLL.${oneOf(POOL_ROLLS, text(object(this.options).what), "test")}` };
  }
}
