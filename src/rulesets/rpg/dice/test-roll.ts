import { oneOf, record, whole } from "../../../core/shape/shape.js";
import { formulaOf } from "../../../core/dice/formula.js";
import type { GardienRollOptions } from "../../../core/dice/gardien-roll.js";
import type { Text } from "../../../core/text/text.js";
import { resolveTest, type TestResult } from "../rules/checks/test-result.js";
import { NATURALS, type Naturals } from "../rules/vocabulary.js";
import { RpgRoll } from "./rpg-roll.js";

/** RP-09 — the die of a test. */
export const TEST_DIE = "1d20";

/** What a test can be rolled for. */
export const TEST_ROLLS = [
  "test",
  "attribute",
  "attack",
  "parry",
  "shieldParry",
  "missileParry",
  "cast",
  "resist",
  "care",
  "surgery",
  "exposure",
  "struggle",
  "standUp",
  "hasten",
  "stayConscious",
] as const;
export type TestRoll = (typeof TEST_ROLLS)[number];

/** What a test remembers besides its die and its FD. */
export interface TestRollOptions extends GardienRollOptions {
  readonly what: TestRoll;
  readonly score: number;
  /** RP-12 — as the table had it. */
  readonly naturals: Naturals;
}

/** The same, read from the options of any roll. */
const REMEMBERED = record({ what: oneOf(TEST_ROLLS), score: whole, naturals: oneOf(NATURALS) });

/** RP-09…RP-13 — `1d20` and its FD, line by line, against a score. */
export class RpgTestRoll extends RpgRoll {
  /** What it comes to; undefined until the die has fallen, and when it is not the one that its lines come to. */
  get testResult(): TestResult | undefined {
    const { score, naturals, lines } = this.remembered;
    const { formula, thrown } = this;
    const [die, ...others] = thrown;
    if (die?.faces !== 20 || others.length > 0 || formula !== formulaOf(TEST_DIE, lines)) return undefined;
    const difficulty = lines.filter(({ on }) => on).reduce((sum, { value }) => sum + value, 0);
    return resolveTest({ score, difficulty, die: die.value }, naturals);
  }

  protected override get remembered(): TestRollOptions {
    return { ...super.remembered, ...REMEMBERED.read(this.options) };
  }

  protected override get title(): Text {
    return { key: `GARDIEN.RPG.ROLL.${this.remembered.what}` };
  }
}
