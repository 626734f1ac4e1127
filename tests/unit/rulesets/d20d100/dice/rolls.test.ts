import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { facesThrown, totalOf } from "../../../../../src/core/play/dice/read-faces.js";
import type { RollSpec } from "../../../../../src/core/play/contract/dice.js";
import { evaluate } from "../../../../../src/core/play/roll/roll.js";
import { recordOf } from "../../../../../src/core/play/dice/roll-record.js";
import { D20d100DiceRoll, DICE_ROLLS } from "../../../../../src/rulesets/d20d100/dice/dice-roll.js";
import { counted, explain, LINE_RULES, lineOf } from "../../../../../src/rulesets/d20d100/dice/lines.js";
import { D20d100PercentileRoll, PERCENTILE_ROLLS } from "../../../../../src/rulesets/d20d100/dice/percentile-roll.js";
import {
  damageSpec,
  diceSpec,
  percentileSpec,
  protectionSpec,
  resultSpec,
  testSpec,
} from "../../../../../src/rulesets/d20d100/dice/specs.js";
import { D20d100TestRoll, TEST_ROLLS } from "../../../../../src/rulesets/d20d100/dice/test-roll.js";
import { diceSum, type DiceSum } from "../../../../../src/rulesets/d20d100/rules/dice-sum.js";
import { reloaded } from "../../../../support/dice/dice.js";
import { cardOf } from "../../../../support/dice/drawn-roll.js";
import { expectLinesTold, expectOwnWords } from "../../../../support/own-words.js";
import { diceFall } from "./world.js";

const sum = (text: string): DiceSum => diceSum(text) ?? { faces: [], plus: 0 };

/** The faces of a roll as the arbiter reads them, and what it makes of them. */
async function judged(
  spec: RollSpec,
): Promise<{ readonly rolled: number | undefined; readonly judged: number | null }> {
  const roll = await evaluate(spec);
  const faces = facesThrown(spec, recordOf(roll));
  return { rolled: roll.total, judged: faces ? totalOf(spec, faces) : null };
}

test("every roll and every line has words of its own", () => {
  const ids = [...TEST_ROLLS, ...DICE_ROLLS, ...PERCENTILE_ROLLS.map((id) => `percentile.${id}`), "shot"];
  expectOwnWords(ids.map((id) => `GARDIEN.D20D100.ROLL.${id}`));
  expectLinesTold(Object.keys(LINE_RULES), explain);
  const constitution = lineOf("characteristic", 1, { characteristic: "constitution" });
  expect(explain(constitution).name.key).toBe("GARDIEN.D20D100.CHARACTERISTIC.constitution");
  expect(explain({ id: "nothing" }).name.key).toBe("GARDIEN.D20D100.LINE.situation.name");
});

describe("a test", () => {
  test("DD-01: die 10 and Trouver objet caché +5 come to 15", async () => {
    diceFall([20, 10]);
    const roll = await evaluate(testSpec("test", { what: "skill", lines: counted([lineOf("skill", 5)]) }));
    expect([roll instanceof D20d100TestRoll, roll.formula, roll.total]).toEqual([true, "1d20 + 5[skill]", 15]);
    expect(reloaded(roll) instanceof D20d100TestRoll).toBe(true);
    expect(await cardOf(roll)).toMatchObject({
      title: "GARDIEN.D20D100.ROLL.skill",
      die: { faces: 20, value: 10 },
      lines: [{ name: "GARDIEN.D20D100.LINE.skill.name", rule: "DD-01", value: "+5" }],
    });
  });

  test("DD-92: a line that the keeper switched off weighs nothing", async () => {
    diceFall([20, 10]);
    const lines = counted([lineOf("jet", 2), lineOf("wounds", -3)]).map((line) => ({ ...line, on: line.id === "jet" }));
    expect(await judged(testSpec("reflexes", { what: "reflexes", lines }))).toEqual({ rolled: 12, judged: 12 });
  });
});

describe("damage", () => {
  test("DD-131, D-72: 2d8 showing 10, times 3, is 30", async () => {
    diceFall([8, 4], [8, 6]);
    const spec = damageSpec("damage", { dice: sum("2d8"), factor: 3 });
    expect(spec.formula).toBe("(2d8) * 3");
    expect(await judged(spec)).toEqual({ rolled: 30, judged: 30 });
  });

  test("D-71: a hit does at least 1, and its multiplier comes after", async () => {
    diceFall([3, 1]);
    const spec = damageSpec("damage", { dice: sum("1d3"), bonus: sum("-2"), factor: 2 });
    expect(await judged(spec)).toEqual({ rolled: 2, judged: 2 });
  });

  test("DD-148, D-40: half the damage of a burst is rounded down", async () => {
    diceFall([8, 4], [8, 5]);
    expect(await judged(damageSpec("damage", { dice: sum("2d8"), factor: 0.5 }))).toEqual({ rolled: 4, judged: 4 });
  });

  test("is read by the arbiter as Roll has it, whatever the dice", async () => {
    const made = fc.record({
      count: fc.integer({ min: 1, max: 4 }),
      faces: fc.constantFrom(2, 3, 4, 6, 8, 10),
      plus: fc.integer({ min: -4, max: 4 }),
      bonus: fc.integer({ min: -2, max: 6 }),
      factor: fc.constantFrom(0.5, 1, 2, 3),
      shown: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 4, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(made, async ({ count, faces, plus, bonus, factor, shown }) => {
        diceFall(...shown.map((face) => [faces, Math.min(face, faces)] as const));
        const dice = { faces: Array<number>(count).fill(faces), plus };
        const { rolled, judged: read } = await judged(
          damageSpec("damage", { dice, bonus: { faces: [], plus: bonus }, factor }),
        );
        expect(read).toBe(rolled);
        expect(rolled).toBeGreaterThanOrEqual(Math.floor(factor)); // D-71
      }),
    );
  });
});

test("DD-133: a vest of 6 is thrown with a d6, by whoever wears it", async () => {
  diceFall([6, 4]);
  const spec = protectionSpec("vest", 6);
  expect([spec.who, spec.formula, await judged(spec)]).toEqual(["defender", "1d6", { rolled: 4, judged: 4 }]);
});

test("DD-95, DD-106: dice that are read off keep their class after a reload", async () => {
  diceFall([10, 10], [100, 37]);
  const agony = await evaluate(diceSpec("agony", "agony", sum("1d10")));
  const sanity = await evaluate(percentileSpec("sanity", "sanity"));
  expect([agony.total, sanity.total]).toEqual([10, 37]);
  expect(reloaded(agony) instanceof D20d100DiceRoll).toBe(true);
  expect(reloaded(sanity) instanceof D20d100PercentileRoll).toBe(true);
});

test("a roll that lost its options on the way still has a title", async () => {
  diceFall();
  const bare = new (D20d100DiceRoll as unknown as new (formula: string) => foundry.dice.Roll)("1d6");
  expect((await cardOf(await bare.evaluate())).title).toBe("GARDIEN.D20D100.ROLL.effect");
});

test("DD-17, DD-19: dice of creation say what they are drawn for, also after a reload", async () => {
  diceFall([6, 4], [6, 5], [6, 3], [6, 2], [6, 6]);
  const result = await evaluate(resultSpec(3, sum("3d6")));
  const size = await evaluate(diceSpec("size", "creationSize", sum("2d6+6")));
  const titles = [await cardOf(reloaded(result)), await cardOf(reloaded(size))].map(({ title }) => title);
  expect(titles).toEqual(['GARDIEN.D20D100.ROLL.creationResult {"n":"3"}', "GARDIEN.D20D100.ROLL.creationSize"]);
  expect([result.total, size.total]).toEqual([12, 14]);
});
