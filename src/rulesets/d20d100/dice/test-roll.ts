import { oneOf, record, whole } from "../../../core/shape/shape.js";
import type { GardienRollOptions } from "../../../core/dice/gardien-roll.js";
import type { Text } from "../../../core/text/text.js";
import { D20d100Roll } from "./d20d100-roll.js";

/** The die of a test. */
export const TEST_DIE = "1d20";

/** What 1d20 is rolled for. */
export const TEST_ROLLS = [
  "skill",
  "characteristic",
  "multiplier",
  "jet",
  "opposed",
  "passive",
  "assist",
  "idea",
  "initiative",
  "attack",
  "thrown",
  "burst",
  "throwAtPoint",
  "reflexes",
  "grapple",
  "disarm",
  "strangle",
  "jamClear",
  "deathTest",
  "firstAid",
  "memory",
  "enduranceRun",
  "burningClothes",
  "power",
] as const;
export type TestRoll = (typeof TEST_ROLLS)[number];

/** What a test remembers besides its die and its lines. */
export interface TestRollOptions extends GardienRollOptions {
  readonly what: TestRoll;
  /** DD-42, DD-127 — place among the shots of one attack, from 1, of a volley; 0: it is no part of one. */
  readonly shot: number;
}

const TESTED = record({ what: oneOf(TEST_ROLLS), shot: whole });

/** DD-01 — `1d20` and what is added to it, line by line; what it has to reach is not the roll's to tell. */
export class D20d100TestRoll extends D20d100Roll {
  protected override get remembered(): TestRollOptions {
    return { ...super.remembered, ...TESTED.read(this.options) };
  }

  protected override get title(): Text {
    const { what, shot } = this.remembered;
    return shot > 0 ? { key: "GARDIEN.D20D100.ROLL.shot", data: { shot } } : { key: `GARDIEN.D20D100.ROLL.${what}` };
  }
}
