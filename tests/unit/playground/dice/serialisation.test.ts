import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Data } from "../../../../playground/common/types.js";
import { type DiceConfig, Roll, terms } from "../../../../playground/client/dice/index.js";
import { choose, installDice } from "./support.js";

let dice: DiceConfig;
beforeEach(() => {
  dice = installDice();
});

const overTheWire = (roll: Roll): Data => JSON.parse(JSON.stringify(roll)) as Data;

/** Formulas of every kind, nested. */
const formulas = fc.letrec<{ expression: string; operand: string }>((tie) => ({
  operand: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.nat(99).map(String),
    fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom("4", "6", "20", "f", "c"))
      .map(([number, faces]) => `${number}d${faces}`),
    fc.constantFrom("4d6kh3", "3d10x10cs>=7", "2d8r1[feu]", "5d6min2dl1", "2d6cf<3df", "1d20ms>=12"),
    tie("expression").map((inner) => `(${inner})`),
    tie("expression").map((inner) => `(${inner})[groupe]`),
    tie("expression").map((inner) => `floor(${inner})`),
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `{${a}, ${b}}kh`),
    fc.nat(3).map((count) => `(${count} + 1)d6`),
  ),
  expression: fc
    .tuple(tie("operand"), fc.array(fc.tuple(fc.constantFrom(" + ", " - ", "*"), tie("operand")), { maxLength: 3 }))
    .map(([first, rest]) => first + rest.map(([operator, operand]) => operator + operand).join("")),
})).expression;

describe("a stored roll", () => {
  it("has the documented shape", async () => {
    choose(dice, 6, 4);
    const roll = await new Roll("d6").evaluate();
    expect(overTheWire(roll)).toEqual({
      class: "Roll",
      options: {},
      dice: [],
      formula: "1d6",
      terms: [
        {
          class: "Die",
          options: {},
          evaluated: true,
          number: 1,
          faces: 6,
          modifiers: [],
          results: [{ result: 4, active: true }],
        },
      ],
      total: 4,
      evaluated: true,
    });
  });

  it("stores the parts of pools, parentheses and functions", async () => {
    const roll = await new Roll("{1, 2}kh + (1 + 2) - floor(2.5)").evaluate();
    const [pool, , group, , call] = overTheWire(roll)["terms"] as Data[];
    expect(pool).toMatchObject({
      class: "PoolTerm",
      terms: ["1", "2"],
      modifiers: ["kh"],
      rolls: [{ class: "Roll" }, {}],
    });
    expect(group).toMatchObject({ class: "ParentheticalTerm", term: "1 + 2", roll: { total: 3 } });
    expect(call).toMatchObject({ class: "FunctionTerm", fn: "floor", terms: ["2.5"], result: 2 });
  });

  it("comes back the same, evaluated or not, whatever the formula", async () => {
    await fc.assert(
      fc.asyncProperty(formulas, fc.boolean(), async (formula, evaluated) => {
        const roll = new Roll(formula);
        if (evaluated) await roll.evaluate();
        const data = overTheWire(roll);
        const back = Roll.fromData(data) as Roll;
        expect(overTheWire(back)).toEqual(data);
        expect([back.total, back.result, back.formula]).toEqual([roll.total, roll.result, roll.formula]);
        expect(back.dice.map((die) => die.results)).toEqual(roll.dice.map((die) => die.results));
        if (!evaluated) expect(await back.evaluate()).toHaveProperty("total", expect.any(Number));
      }),
      { numRuns: 300 },
    );
  });

  it("reads its own formula again", () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        const written = new Roll(formula).formula;
        expect(new Roll(written).formula).toBe(written);
      }),
    );
  });

  it("keeps its class, options and meaning when a system registered it", async () => {
    class ZoneRoll extends Roll {
      get zone(): string {
        return (this.total ?? 0) > 50 ? "torse" : "jambes";
      }
    }
    dice.rolls.push(ZoneRoll);
    choose(dice, 100, 80);
    const roll = await new ZoneRoll("1d100", {}, { table: "humain", flavor: "Zone" }).evaluate();
    const back = Roll.fromJSON(JSON.stringify(roll)) as ZoneRoll;
    expect(back).toBeInstanceOf(ZoneRoll);
    expect([back.zone, back.options]).toEqual(["torse", { table: "humain", flavor: "Zone" }]);
  });

  it("of a class nobody registered is refused", async () => {
    class Stranger extends Roll {}
    const data = overTheWire(await new Stranger("1d6").evaluate());
    expect(() => Roll.fromData(data)).toThrow("Unable to recreate Stranger instance");
  });

  it("with a term of an unknown class is refused", () => {
    const data = {
      class: "Roll",
      formula: "1",
      terms: [{ class: "Function" }],
      total: 1,
      evaluated: true,
      options: {},
    };
    expect(() => Roll.fromData(data)).toThrow("Unable to recreate Function instance");
  });

  it("copies a term through its data", () => {
    const die = new terms.Die({ number: 2, faces: 8, modifiers: ["kh"], options: { flavor: "feu" } });
    const copy = terms.RollTerm.fromData(die.toJSON());
    expect(copy).toBeInstanceOf(terms.Die);
    expect(copy.formula).toBe("2d8kh[feu]");
    copy.options["flavor"] = "eau";
    expect(die.flavor).toBe("feu");
  });

  it("loses neither the dice of a count nor their values", async () => {
    choose(dice, [4, 6, 6], 2, 3, 6);
    const roll = await new Roll("(1d4)d6").evaluate();
    const back = Roll.fromData(overTheWire(roll)) as Roll;
    expect(back.dice.map((die) => die.total)).toEqual([2, 9]);
  });
});
