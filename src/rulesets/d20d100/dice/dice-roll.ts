import { nullable, oneOf, record, whole } from "../../../core/shape/shape.js";
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

const ROLLED = record({ what: oneOf(DICE_ROLLS, "effect"), place: nullable(whole) });

/** DD-90…DD-133 — dice that are summed or read off: every one is shown. */
export class D20d100DiceRoll extends D20d100Roll {
  protected override get shown(): readonly ShownDie[] {
    return this.thrown.map((die) => ({ ...die, counts: true }));
  }

  protected override get title(): Text {
    const { what, place } = ROLLED.read(this.options);
    const key = `GARDIEN.D20D100.ROLL.${what}`;
    return place === null ? { key } : { key, data: { n: place } }; // DD-17: a result by its place
  }
}
