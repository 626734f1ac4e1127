import { describe, expect, test } from "vitest";
import { evaluate } from "../../../../../src/core/play/roll/roll.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { diceLine } from "../../../../../src/rulesets/seuils/dice/lines.js";
import { poolShown } from "../../../../../src/rulesets/seuils/dice/die-words.js";
import { namedDice } from "../../../../../src/rulesets/seuils/dice/named-dice.js";
import { poolRules } from "../../../../../src/rulesets/seuils/dice/read-rules.js";
import { damageSpec, initiativeRoll, poolSpec } from "../../../../../src/rulesets/seuils/dice/specs.js";
import { DEFAULTS } from "../../../../../src/rulesets/seuils/rules/options.js";
import { openRing } from "../attack/table.js";

/** The dice to come, of ten faces. */
function coming(...faces: readonly number[]): void {
  const left = [...faces];
  const { Dice } = CONFIG as unknown as { Dice: { randomUniform(): number } };
  Dice.randomUniform = () => ((left.shift() ?? 1) - 0.5) / 10;
}

const rules = poolRules(DEFAULTS);
const named = async (spec: Parameters<typeof evaluate>[0]) => {
  const roll = await evaluate(spec);
  const dice = roll.dice.flatMap(({ results }) => results.map(({ result }) => result));
  const shown = dice.map((value) => ({ faces: 10, value, counts: true }));
  return namedDice(roll, shown).map(({ value, counts, what }) => [value, counts, what?.key.split(".").at(-1)]);
};

test("SE-02, SE-03: a die below the threshold falls short, one after those called for was granted", () => {
  const shown = poolShown({ faces: [10, 3, 7], equipmentFaces: [2], normalDice: 2, threshold: 6 });
  expect(shown.map(({ short, granted }) => [short, granted])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, false],
  ]);
});

describe("the tooltip of a roll names each die", () => {
  test("SE-03, SE-04: dice called for, dice that a ten granted, dE", async () => {
    openRing();
    coming(10, 3, 7, 6);
    const made = { base: 3, equipmentDice: 1, specialty: false, lines: [], rules };
    expect(await named(poolSpec("test", "test", made))).toEqual([
      ...[
        [10, true, "initial"],
        [3, false, "initial"],
        [7, true, "extra"],
      ],
      [6, true, "equipment"],
    ]);
  });

  test("SE-13: those of initiative too", async () => {
    openRing();
    coming(6, 1);
    const made = { base: 2, equipmentDice: 0, specialty: false, lines: [], rules, rapidite: 2, reflexes: 2 };
    expect(await named(initiativeRoll(made))).toEqual([
      [6, true, "initial"],
      [1, false, "initial"],
    ]);
  });

  test("SE-41…SE-44: damage dice by the row that they wound in; those that do not count", async () => {
    openRing();
    coming(9, 7, 2, 4);
    const spec = damageSpec("damage", {
      ...{ weapon: { dice: 4, keep: 3 }, specific: 0, damageExplodes: false },
      ...{ lines: linesOf([diceLine("margin", 0)]), thresholds: { touche: 6, blesse: 8, tue: 10 } },
    });
    if (!spec) throw new Error("nothing absorbs it");
    const roll = await evaluate(spec);
    const told = namedDice(roll, [
      { faces: 10, value: 9, counts: true },
      { faces: 10, value: 7, counts: true },
      { faces: 10, value: 2, counts: false },
      { faces: 10, value: 4, counts: true },
    ]);
    expect(told.map(({ what }) => what)).toMatchObject([
      { key: "GARDIEN.SEUILS.DIE.wounds", data: { row: { key: "GARDIEN.SEUILS.ROW.blesse" }, from: 8 } },
      { data: { row: { key: "GARDIEN.SEUILS.ROW.touche" }, from: 6 } },
      { key: "GARDIEN.SEUILS.DIE.away" },
      { key: "GARDIEN.SEUILS.DIE.harmless" },
    ]);
  });

  test("dice that are not those called for lie there without a name", async () => {
    openRing();
    coming(6);
    const made = { base: 1, equipmentDice: 0, specialty: false, lines: [], rules };
    const roll = await evaluate({ ...poolSpec("test", "test", made), formula: "1d10" });
    expect(namedDice(roll, [{ faces: 10, value: 6, counts: false }])).toEqual([{ faces: 10, value: 6, counts: false }]);
  });
});
