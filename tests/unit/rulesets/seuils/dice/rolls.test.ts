import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areDue, dueOf, facesThrown, totalOf } from "../../../../../src/core/play/dice/read-faces.js";
import type { RollSpec } from "../../../../../src/core/play/contract/dice.js";
import type { Line, Modifier } from "../../../../../src/core/play/contract/modifiers.js";
import { evaluate } from "../../../../../src/core/play/roll/roll.js";
import { recordOf } from "../../../../../src/core/play/dice/roll-record.js";
import { damageResult, type DamageMade } from "../../../../../src/rulesets/seuils/dice/damage-dice.js";
import { SeuilsDamageRoll } from "../../../../../src/rulesets/seuils/dice/damage-roll.js";
import { SeuilsInitiativeRoll } from "../../../../../src/rulesets/seuils/dice/initiative-roll.js";
import {
  diceLine,
  explain,
  explainAmount,
  LINE_RULES,
  successLine,
} from "../../../../../src/rulesets/seuils/dice/lines.js";
import type { PoolMade } from "../../../../../src/rulesets/seuils/dice/pool-dice.js";
import { POOL_ROLLS, SeuilsPoolRoll } from "../../../../../src/rulesets/seuils/dice/pool-roll.js";
import { poolOfRoll } from "../../../../../src/rulesets/seuils/dice/read-roll.js";
import { poolRules } from "../../../../../src/rulesets/seuils/dice/read-rules.js";
import { damageSpec, initiativeRoll, poolSpec } from "../../../../../src/rulesets/seuils/dice/specs.js";
import { DEFAULTS, type Options } from "../../../../../src/rulesets/seuils/rules/options.js";
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
const made = (base: number, more: Partial<PoolMade> = {}, options: Partial<Options> = {}): PoolMade => ({
  ...{ base, equipmentDice: 0, specialty: false, lines: [], rules: poolRules({ ...DEFAULTS, ...options }) },
  ...more,
});
const damage = (dice: number, keep: number, more: Partial<DamageMade> = {}): DamageMade => ({
  weapon: { dice, keep },
  ...{ lines: [], specific: 0, thresholds: { touche: 6, blesse: 8, tue: 10 }, damageExplodes: false },
  ...more,
});

test("every roll and every line has words, each its own", () => {
  expectOwnWords([...POOL_ROLLS, "initiative", "damage"].map((id) => `GARDIEN.SEUILS.ROLL.${id}`));
  expectLinesTold(Object.keys(LINE_RULES), explain);
  expect(explain({ id: "nothing" }).name.key).toBe("GARDIEN.SEUILS.LINE.wounds.name");
});

test("SE-06: a line says whether it adds dice or successes", () => {
  expect(explainAmount(diceLine("wounds", -2)).amount).toEqual({
    key: "GARDIEN.SEUILS.AMOUNT.dice.other",
    data: { count: "−2" },
  });
  expect(explainAmount(successLine("shield", 1)).amount?.key).toBe("GARDIEN.SEUILS.AMOUNT.successes.one");
});

describe("a pool", () => {
  test("SE-02, SE-03, SE-10: counts what reaches the threshold, and goes on with each 10", async () => {
    diceFall(10, 3, 4, 10, 6, 2);
    const roll = await thrownAs(SeuilsPoolRoll, poolSpec("attack", "attack", made(4, { specialty: true })));
    expect([roll.formula, roll.total]).toEqual(["4d10x>=10cs>=4", 4]);
    expect(poolOfRoll(roll)).toMatchObject({ faces: [10, 3, 4, 10, 6, 2], threshold: 4, rawSuccesses: 4, result: 4 });
  });

  test("SE-04, SE-06: maluses take ordinary dice, dE count double and never go on", async () => {
    diceFall(7, 10);
    const lines = [line(diceLine("wounds", -2))];
    const roll = await thrownAs(SeuilsPoolRoll, poolSpec("test", "test", made(4, { equipmentDice: 1, lines })));
    expect(roll.formula).toBe("1d10x>=10cs>=6 + 2 * 1d10cs>=6");
    expect(poolOfRoll(roll)).toMatchObject({ faces: [7], equipmentFaces: [10], normalDice: 1, result: 3 });
  });

  test("SE-06, SE-34: comes to no less than 0, as the arbiter reads it too", async () => {
    diceFall(7, 2, 3);
    const lines = [line(successLine("projectile", -2)), line(diceLine("wounds", -1), { on: false })];
    const spec = poolSpec("defence", "dodge", made(3, { lines }), "defender");
    const roll = await thrownAs(SeuilsPoolRoll, spec);
    expect([roll.formula, roll.total, poolOfRoll(roll)?.result]).toEqual(["3d10x>=10cs>=6 - 2", 0, 0]);
    expect(totalOf(spec, [7, 2, 3])).toBe(0);
    expect(reloaded(roll).total).toBe(0);
  });

  test("SE-07: without dice there is nothing to read", async () => {
    diceFall();
    const spec = poolSpec("test", "test", made(1, { lines: [line(diceLine("fever", -3))], equipmentDice: 1 }));
    const roll = await thrownAs(SeuilsPoolRoll, spec);
    expect([roll.formula, roll.total, poolOfRoll(roll)?.pool]).toEqual(["0", 0, 0]);
    expect(facesThrown(spec, recordOf(roll))).toEqual([]);
  });

  test("of other dice than its lines come to is not believed", async () => {
    diceFall(7, 7, 7, 7, 7, 7);
    const { options, roll } = poolSpec("test", "test", made(2));
    for (const formula of ["3d10x>=10cs>=6", "2d10x>=10cs>=4", "2d10cs>=6"]) {
      expect(poolOfRoll(await thrownAs(SeuilsPoolRoll, { roll, formula, options }))).toBeUndefined();
    }
  });

  test("that lost its options on the way harms nobody", () => {
    diceFall();
    const bare = new (SeuilsPoolRoll as unknown as new (formula: string) => SeuilsPoolRoll)("2d10x>=10cs>=6");
    expect([bare.total, poolOfRoll(bare)]).toEqual([undefined, undefined]);
  });

  test("shows each die and every line in words, to whoever may see them", async () => {
    diceFall(7, 2);
    const lines = [line(diceLine("wounds", -1))];
    const roll = await thrownAs(SeuilsPoolRoll, poolSpec("attack", "attack", made(3, { lines })));
    expect(await cardOf(reloaded(roll))).toMatchObject({
      title: "GARDIEN.SEUILS.ROLL.attack",
      dice: [
        { faces: 10, value: 7, counts: true },
        { faces: 10, value: 2, counts: false },
      ],
      lines: [{ name: "GARDIEN.SEUILS.LINE.wounds.name", rule: "SE-58" }],
    });
    expect(await cardOf(roll, true)).toMatchObject({ die: null, dice: [], lines: [], total: "???" });
  });

  test("SE-06: shows a result that is never below 0", async () => {
    diceFall(7, 2);
    const lines = [line(successLine("projectile", -2))];
    const roll = await thrownAs(SeuilsPoolRoll, poolSpec("defence", "dodge", made(2, { lines })));
    expect(await cardOf(reloaded(roll))).toMatchObject({ total: "0" });
  });

  test("SE-02…SE-07: reads the same after a reload as the arbiter does, whatever falls and however the table plays", async () => {
    const cases = fc.record({
      base: fc.integer({ min: 0, max: 5 }),
      equipmentDice: fc.integer({ min: 0, max: 3 }),
      specialty: fc.boolean(),
      dice: fc.integer({ min: -3, max: 3 }),
      successes: fc.integer({ min: -2, max: 2 }),
      explodeOn: fc.constantFrom(0, 8, 10),
      equipmentExplodes: fc.boolean(),
      minimumPool: fc.constantFrom(0, 1),
      faces: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ dice, successes, faces, base, equipmentDice, specialty, ...options }) => {
        diceFall(...faces);
        const lines = [line(diceLine("wounds", dice)), line(successLine("thrown", successes))];
        const spec = poolSpec("test", "test", made(base, { equipmentDice, specialty, lines }, options));
        const roll = reloaded(await evaluate(spec));
        const read = facesThrown(spec, recordOf(roll)) ?? [-1];
        expect(areDue(spec, read)).toBe(true);
        expect(dueOf(spec, [...read, 7])).toEqual(read);
        expect([totalOf(spec, read), poolOfRoll(roll)?.result]).toEqual([roll.total, roll.total]);
      }),
      { numRuns: 120 },
    );
  });
});

describe("the arbiter", () => {
  const spec: RollSpec = poolSpec("attack", "attack", made(2));
  const record = (results: readonly number[], modifiers = "x>=10cs>=6") => ({
    dice: [{ faces: 10, plain: false, modifiers, results }],
  });

  test("SE-03: believes no die that nothing granted, and misses none that was", () => {
    expect(facesThrown(spec, record([10, 3, 6]))).toEqual([10, 3, 6]);
    for (const wrong of [[10, 3], [4, 3, 6], [4], [4, 11], [4, 1.5]]) {
      expect(facesThrown(spec, record(wrong))).toBeUndefined();
    }
    expect(facesThrown(spec, record([4, 3], "cs>=6"))).toBeUndefined();
    expect(facesThrown(spec, { dice: [] })).toBeUndefined();
    expect([areDue(spec, undefined), areDue(spec, [4]), dueOf(spec, [4])]).toEqual([false, false, null]);
  });
});

describe("initiative", () => {
  test("SE-13: is successes with the scores behind the comma, which its card leaves out", async () => {
    diceFall(8, 10, 2, 6);
    const roll = await thrownAs(SeuilsInitiativeRoll, initiativeRoll({ ...made(3), rapidite: 4, reflexes: 2 }));
    expect(roll.total).toBeCloseTo(3.0402, 6);
    expect(await cardOf(reloaded(roll))).toMatchObject({ title: "GARDIEN.SEUILS.ROLL.initiative", total: "3" });
  });

  test("SE-07, SE-13: without dice the scores alone are left", async () => {
    diceFall();
    const roll = await thrownAs(SeuilsInitiativeRoll, initiativeRoll({ ...made(0), rapidite: 0, reflexes: 5 }));
    expect(roll.total).toBeCloseTo(0.0005, 6);
  });
});

describe("damage", () => {
  test("SE-41, SE-42, SE-44: the best dice away, the kept ones compared, and their wounds counted", async () => {
    diceFall(9, 7, 4);
    const vest = [line(diceLine("armour", -1))];
    const blow = damage(4, 3, { lines: vest, specific: 1 });
    const spec = damageSpec("damage", blow);
    const roll = await thrownAs(SeuilsDamageRoll, spec as RollSpec);
    expect([roll.formula, roll.total]).toEqual(["3d10dh1", 1]);
    expect(damageResult(blow, [9, 7, 4])).toEqual({
      ...{ rolled: 3, discardedFaces: [9], keptFaces: [7, 4], idleFaces: [], wounds: ["touche", "none"] },
    });
    expect(await cardOf(reloaded(roll))).toMatchObject({
      dice: [
        { value: 9, counts: false },
        { value: 7, counts: true },
        { value: 4, counts: true },
      ],
      total: "1", // dice of damage are never added up
    });
  });

  test("SE-45: that armour absorbs is not rolled", () => {
    const lines = [line(diceLine("armour", -1))];
    expect(damageSpec("damage", damage(2, 2, { lines, specific: 1 }))).toBeNull();
    expect(
      damageSpec("damage", damage(2, 2, { lines: [...lines, line(diceLine("margin", 1))], specific: 1 })),
    ).toMatchObject({ formula: "2d10dh1" });
  });

  test("SE-40…SE-44: is read alike by roll and arbiter, and no die counts that is not compared", async () => {
    const cases = fc.record({
      dice: fc.integer({ min: 1, max: 6 }),
      keep: fc.integer({ min: 1, max: 4 }),
      specific: fc.integer({ min: 0, max: 2 }),
      damageExplodes: fc.boolean(),
      faces: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ dice, keep, faces, ...more }) => {
        diceFall(...faces);
        const blow = damage(dice, keep, more);
        const spec = damageSpec("damage", blow);
        if (!spec) return;
        const roll = reloaded(await evaluate(spec));
        const read = facesThrown(spec, recordOf(roll)) ?? [-1];
        expect(totalOf(spec, read)).toBe(roll.total);
        const counted = read.filter((_, place) => spec.counts?.(read)[place]);
        expect(counted.toSorted((a, b) => b - a)).toEqual(damageResult(blow, read).keptFaces);
      }),
      { numRuns: 120 },
    );
  });
});
