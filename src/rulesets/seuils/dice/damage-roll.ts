import { record, whole } from "../../../core/shape/shape.js";
import type { ShownDie } from "../../../core/play/contract/shown-dice.js";
import type { Text } from "../../../core/text/text.js";
import { perRow } from "../rules/body/circles.js";
import { ROWS } from "../rules/vocabulary.js";
import { SeuilsRoll, type Fallen } from "./seuils-roll.js";

/** SE-42 — the Seuils that its dice were compared with, as a roll remembers them. */
export const MADE = record({ thresholds: record(perRow(() => whole)) });

/** SE-39…SE-45 — damage: dice that are never added up, each compared with Seuils. */
export class SeuilsDamageRoll extends SeuilsRoll {
  /** SE-42 — wounds: each die that is compared gives at most one. */
  override get total(): number | undefined {
    const { thresholds } = MADE.read(this.options);
    const wounds = ({ counts, value }: ShownDie) => counts && ROWS.some((row) => value >= thresholds[row]);
    return this._evaluated ? this.shown.filter(wounds).length : undefined;
  }

  protected override counts({ discarded, active }: Fallen): boolean {
    return discarded !== true && active !== false;
  }

  protected override get title(): Text {
    return { key: "GARDIEN.SEUILS.ROLL.damage" };
  }
}
