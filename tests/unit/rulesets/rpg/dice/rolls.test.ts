import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { facesThrown, totalOf } from "../../../../../src/core/play/dice/read-faces.js";
import type { Line, Modifier } from "../../../../../src/core/play/contract/modifiers.js";
import { evaluate } from "../../../../../src/core/play/roll/roll.js";
import { recordOf } from "../../../../../src/core/play/dice/roll-record.js";
import { DICE_ROLLS, RpgDiceRoll } from "../../../../../src/rulesets/rpg/dice/dice-roll.js";
import { attackLines, explain, LINE_RULES, lineOf } from "../../../../../src/rulesets/rpg/dice/lines.js";
import { damageSpec, diceSpec, protectionSpec, testSpec } from "../../../../../src/rulesets/rpg/dice/specs.js";
import { RpgTestRoll, TEST_ROLLS } from "../../../../../src/rulesets/rpg/dice/test-roll.js";
import { attackDifficultyParts } from "../../../../../src/rulesets/rpg/rules/attack/attack.js";
import type { DiceFormula } from "../../../../../src/rulesets/rpg/rules/dice-formula.js";
import { parryFigures } from "../../../../../src/rulesets/rpg/rules/attack/parry.js";
import { resolveTest } from "../../../../../src/rulesets/rpg/rules/checks/test-result.js";
import { reloaded } from "../../../../support/dice/dice.js";
import { cardOf, thrownAs } from "../../../../support/dice/drawn-roll.js";
import { expectLinesTold, expectOwnWords } from "../../../../support/own-words.js";
import { diceFall } from "./world.js";

const line = (modifier: Modifier, more: Partial<Line> = {}): Line => ({
  ...modifier,
  on: true,
  by: "rules",
  reason: "",
  ...more,
});
const attack = (score: number, lines: readonly Line[], naturals: "auto" | "arithmetic" = "auto") =>
  testSpec("attack", { what: "attack", score, naturals, lines });
const dice = (text: Partial<DiceFormula>): DiceFormula => ({ count: 1, faces: 6, flat: 0, halved: false, ...text });

test("every roll and every line has words, each its own", () => {
  expectOwnWords([...new Set<string>([...TEST_ROLLS, ...DICE_ROLLS])].map((id) => `GARDIEN.RPG.ROLL.${id}`));
  expectLinesTold(Object.keys(LINE_RULES), explain);
  expect(explain({ id: "nothing" }).name.key).toBe("GARDIEN.RPG.LINE.difficulty.name");
});

describe("a test", () => {
  test("RP-41: 14 against Bdef 2, an 8 is a total of 10 and hits by 4", async () => {
    diceFall([20, 8]);
    const lines = attackLines(attackDifficultyParts({ defenseBonus: 2 })).map((one) => line(one));
    const roll = await thrownAs(RpgTestRoll, attack(14, lines));
    expect([roll.formula, roll.total]).toEqual(["1d20 + 2[defense]", 10]);
    expect(roll.testResult).toMatchObject({ total: 10, margin: 4, success: true });
  });

  test("RP-09…RP-13: says after a reload what the rules say", async () => {
    for (const [die, score, difficulty] of [
      [1, 11, 0],
      [20, 15, -3],
      [12, 11, 2],
      [1, 3, 5],
    ] as const) {
      diceFall([20, die]);
      const roll = await thrownAs(RpgTestRoll, attack(score, [line(lineOf("difficulty", difficulty))]));
      const again = reloaded(roll);
      expect(again instanceof RpgTestRoll && again.testResult).toEqual(resolveTest({ score, difficulty, die }));
    }
  });

  test("RP-12: remembers how the table read a 1 and a 20", async () => {
    diceFall([20, 20]);
    const roll = await thrownAs(RpgTestRoll, attack(25, [], "arithmetic"));
    expect(roll.testResult).toMatchObject({ success: true, outcome: "success" });
  });

  test("RP-46: a weapon that parries a missile has its chances for a score", async () => {
    diceFall([20, 4]);
    const parry = { means: "weapon", against: "missile", score: 12, attackerMargin: 3 } as const;
    const { target } = parryFigures(parry);
    const spec = testSpec("parry", { what: "missileParry", score: target, naturals: "auto", lines: [] }, "defender");
    expect((await thrownAs(RpgTestRoll, spec)).testResult).toMatchObject({ target: 4, success: true });
  });

  test("a line that is switched off weighs nothing", async () => {
    diceFall([20, 10]);
    const roll = await thrownAs(RpgTestRoll, attack(10, [line(lineOf("aimed", 1), { on: false })]));
    expect([roll.formula, roll.testResult?.margin]).toEqual(["1d20", 0]);
  });

  test("of other dice than its lines come to is not believed", async () => {
    diceFall([20, 1], [20, 1]);
    const { options } = attack(14, [line(lineOf("defense", 2))]);
    for (const formula of ["1d20", "1d12 + 2[defense]", "2d20 + 2[defense]", "1d20 + 1[defense]"]) {
      expect((await thrownAs(RpgTestRoll, { ...attack(14, []), formula, options })).testResult).toBeUndefined();
    }
  });

  test("that lost its options on the way is one of nothing, and harms nobody", () => {
    diceFall();
    const bare = new (RpgTestRoll as unknown as new (formula: string) => RpgTestRoll)("1d20");
    expect(bare.testResult).toBeUndefined();
  });

  test("shows its die and every part of its FD in words, to whoever may see it", async () => {
    diceFall([20, 8]);
    const roll = await thrownAs(RpgTestRoll, attack(14, [line(lineOf("defense", 2))]));
    expect(await cardOf(roll)).toMatchObject({
      title: "GARDIEN.RPG.ROLL.attack",
      die: { faces: 20, value: 8 },
      lines: [{ name: "GARDIEN.RPG.LINE.defense.name", rule: "RP-25", value: "+2" }],
    });
    expect(await cardOf(roll, true)).toMatchObject({ die: null, lines: [] });
  });
});

describe("damage", () => {
  const formulas: fc.Arbitrary<DiceFormula> = fc.record({
    count: fc.integer({ min: 1, max: 3 }),
    faces: fc.constantFrom(4, 6, 8, 10),
    flat: fc.integer({ min: -1, max: 3 }),
    halved: fc.boolean(),
  });

  test("RP-50…RP-54, RP-69: is written in the notation of Roll", () => {
    const bonus = [line(lineOf("damageBonus", 3))];
    const formula = (...given: Parameters<typeof damageSpec> extends [string, ...infer Rest] ? Rest : never) =>
      damageSpec("damage", ...given).formula;
    expect(formula({ formula: dice({}), criticalSuccess: false }, bonus)).toBe("1d6 + 3[damageBonus]");
    expect(formula({ formula: dice({ flat: 1 }), criticalSuccess: true, multiplier: 2 }, bonus)).toBe(
      "(1d6 + 1 + 1d6 + 1 + 3[damageBonus]) * 2",
    );
    expect(formula({ formula: dice({ faces: 4, halved: true }), criticalSuccess: false })).toBe(
      "max(1, floor(1d4 / 2))",
    );
  });

  test("RP-64: armour never comes to less than nothing", () => {
    expect(protectionSpec("armour", dice({ faces: 4, flat: -1 })).formula).toBe("max(0, 1d4 - 1)");
    expect(protectionSpec("armour", dice({ faces: 4, flat: 1 })).formula).toBe("1d4 + 1");
  });

  test("comes to what the rules make of its faces, as the arbiter reads them", async () => {
    const cases = fc.tuple(
      formulas,
      fc.boolean(),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(1, 2),
      fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
    );
    await fc.assert(
      fc.asyncProperty(cases, async ([formula, criticalSuccess, bonus, multiplier, stream]) => {
        const lines = [line(lineOf("damageBonus", bonus))];
        const specs = [
          damageSpec("damage", { formula, criticalSuccess, multiplier }, lines),
          protectionSpec("armour", formula),
        ];
        for (const spec of specs) {
          const faces = spec.faces.map((of) => [of, stream.next().value as number] as const);
          diceFall(...faces);
          const record = recordOf(reloaded(await evaluate(spec)));
          const read = facesThrown(spec, record);
          expect(read).toEqual(faces.map(([, face]) => face));
          expect(record.total).toBe(totalOf(spec, read ?? []));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("plain dice", () => {
  test("are read off or summed as the rules write them", async () => {
    diceFall([6, 3]);
    const campFire = await thrownAs(RpgDiceRoll, diceSpec("fire", "fire", "1d6+2"));
    expect([campFire.formula, campFire.total, campFire.faces]).toEqual(["1d6 + 2", 5, [3]]);
    expect(await cardOf(reloaded(campFire))).toMatchObject({
      title: "GARDIEN.RPG.ROLL.fire",
      die: null,
      dice: [{ faces: 6, value: 3, counts: true }],
    });
    expect(diceSpec("x", "effect", "3 poules")).toBeNull();
    expect(diceSpec("x", "effect", "1d4/2")).toBeNull();
  });
});
