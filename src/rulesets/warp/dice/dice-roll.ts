import { oneOf, record } from "../../../core/shape/shape.js";
import type { Text } from "../../../core/text/text.js";
import { WarpRoll } from "./warp-roll.js";

/** What dice are thrown for that nothing adds to or takes from; the table of rolls, as far as it names such dice. */
export const DICE_ROLLS = [
  "armourRegular",
  "armourBallistic",
  "damage",
  "flawChance",
  "hitPoints",
  "reserve",
  "learnPower",
  "psyMutant",
  "learnSpell",
  "magicTalent",
  "intuition",
  "groupPick",
  "predictable",
] as const;
export type DiceRoll = (typeof DICE_ROLLS)[number];

const OPTIONS = record({ what: oneOf(DICE_ROLLS, "damage") });

/** WP-25, WP-30, WP-56, WP-61, WP-74, WP-86, WP-99, WP-124 — plain dice: every one counts, and no line weighs on them. */
export class WarpDiceRoll extends WarpRoll {
  protected override get title(): Text {
    return { key: `GARDIEN.WARP.ROLL.${OPTIONS.read(this.options).what}` };
  }
}
