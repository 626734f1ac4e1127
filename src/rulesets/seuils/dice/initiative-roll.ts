import type { Text } from "../../../core/text.js";
import { SeuilsRoll, type Fallen } from "./seuils-roll.js";

/** SE-13 — what decides who acts first in a round: successes, and scores behind the comma. */
export class SeuilsInitiativeRoll extends SeuilsRoll {
  protected override counts({ success }: Fallen): boolean {
    return success === true;
  }

  protected override get title(): Text {
    return { key: "GARDIEN.SEUILS.ROLL.initiative" };
  }
}
