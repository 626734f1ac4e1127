import { oneOf, record } from "../../../core/shape/shape.js";
import type { ShownDie } from "../../../core/dice/gardien-roll.js";
import type { Text } from "../../../core/text/text.js";
import { RpgRoll } from "./rpg-roll.js";

/** What dice are thrown for that no score is set against, or none that the die itself knows of. */
export const DICE_ROLLS = [
  "test",
  "damage",
  "protection",
  "location",
  "critical",
  "fumble",
  "effect",
  "bleed",
  "speed",
  "tie",
  "oneInAMillion",
  "firstAid",
  "heal",
  "fall",
  "fire",
  "ignition",
  "blaze",
  "burn",
  "asphyxia",
  "suffocation",
  "explosion",
  "affliction",
  "backlash",
  "learning",
  "battle",
  "creation",
] as const;
export type DiceRoll = (typeof DICE_ROLLS)[number];

const REMEMBERED = record({ what: oneOf(DICE_ROLLS, "effect") });

/** RP-47…RP-101 — dice that are read off, or summed: every one is shown. */
export class RpgDiceRoll extends RpgRoll {
  /** Faces in the order they fell; none until then. */
  get faces(): readonly number[] {
    return this.thrown.map(({ value }) => value);
  }

  protected override get shown(): readonly ShownDie[] {
    return this.thrown.map((die) => ({ ...die, counts: true }));
  }

  protected override get title(): Text {
    return { key: `GARDIEN.RPG.ROLL.${REMEMBERED.read(this.options).what}` };
  }
}
