import type { Text } from "../../../core/text/text.js";
import { initiativeSuccesses } from "../rules/fight/initiative-successes.js";
import { SeuilsRoll } from "./seuils-roll.js";

/** SE-13 — what decides who acts first in a round: successes, and scores behind the comma. */
export class SeuilsInitiativeRoll extends SeuilsRoll {
  override readonly inBook = initiativeSuccesses;

  protected override get title(): Text {
    return { key: "GARDIEN.SEUILS.ROLL.initiative" };
  }
}
