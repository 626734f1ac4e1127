import type { ShownDie } from "../../../core/dice/gardien-roll.js";
import type { Text } from "../../../core/text/text.js";
import { GbRoll } from "./gb-roll.js";

/** [SRD] — one score of a new investigator: four dice, the lowest of which does not count. */
export class GbScoreRoll extends GbRoll {
  protected override get title(): Text {
    return { key: "GARDIEN.GB.CREATION.rolledScore" };
  }

  /** All four dice. */
  protected override get shown(): readonly ShownDie[] {
    const { faces = 6, results = [] } = this.dice[0] ?? {};
    return results.map(({ result, active }) => ({ faces, value: result, counts: active !== false }));
  }
}
