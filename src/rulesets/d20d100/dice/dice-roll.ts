import { object, oneOf, text } from "../../../core/shape/heal.js";
import type { ShownDie } from "../../../core/dice/gardien-roll.js";
import type { Text } from "../../../core/text/text.js";
import { D20d100Roll } from "./d20d100-roll.js";

/** What dice are thrown for that are summed, or read off, and that no 1 fails. */
export const DICE_ROLLS = [
  "damage",
  "protection",
  "scatter",
  "agony",
  "decompensation",
  "wake",
  "care",
  "week",
  "sanityLoss",
  "insanityLength",
  "strangling",
  "burning",
  "magicCost",
  "sanityCost",
  "effect",
  "reroll",
  "creation",
  "creationResult",
  "creationSize",
  "creationAppearance",
] as const;
export type DiceRoll = (typeof DICE_ROLLS)[number];

/** DD-90…DD-133 — dice that are summed or read off: every one is shown. */
export class D20d100DiceRoll extends D20d100Roll {
  protected override get shown(): readonly ShownDie[] {
    return this.thrown.map((die) => ({ ...die, counts: true }));
  }

  protected override get title(): Text {
    const { what, place } = object(this.options);
    const key = `GARDIEN.D20D100.ROLL.${oneOf(DICE_ROLLS, text(what), "effect")}`;
    return typeof place === "number" ? { key, data: { n: place } } : { key }; // DD-17: a result by its place
  }
}
