import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type DiceConfig, FormulaError, Roll, terms } from "../../../../playground/client/dice/index.js";
import { choose, installDice } from "./support.js";

let dice: DiceConfig;
beforeEach(() => {
  dice = installDice();
});

const names = (formula: string): string[] => Roll.parse(formula).map((term) => term.constructor.name);

describe("reading a formula", () => {
  it("gives the terms of the documented example", async () => {
    const roll = new Roll("2d20kh + @prof + @strMod", { prof: 2, strMod: 4 });
    expect(roll.terms.map((term) => term.constructor.name)).toEqual([
      "Die",
      "OperatorTerm",
      "NumericTerm",
      "OperatorTerm",
      "NumericTerm",
    ]);
    expect(roll.formula).toBe("2d20kh + 2 + 4");
    choose(dice, 20, 3, 16);
    await roll.evaluate();
    expect([roll.result, roll.total]).toEqual(["16 + 2 + 4", 22]);
  });

  it("gives parentheses, pools, functions and words a term each", () => {
    expect(names("(1+2)*3")).toEqual(["ParentheticalTerm", "OperatorTerm", "NumericTerm"]);
    expect(names("{2d6, 1d8}kh")).toEqual(["PoolTerm"]);
    expect(names("floor(1d6 / 2)")).toEqual(["FunctionTerm"]);
    expect(names("1d6 + bonus")).toEqual(["Die", "OperatorTerm", "StringTerm"]);
    expect(names("dc + 2df")).toEqual(["Coin", "OperatorTerm", "FateDie"]);
  });

  it("takes d6 for one die, and D for d", () => {
    expect(new Roll("d6+2D8").formula).toBe("1d6 + 2d8");
  });

  it("keeps flavors with what they describe", () => {
    const roll = new Roll("1d6[feu] + 2[dague du père] + (1d4+1)[poison] + {1d6,1d8}kh[pire]");
    expect(roll.terms.map((term) => term.flavor)).toEqual(["feu", "", "dague du père", "", "poison", "", "pire"]);
    expect(roll.formula).toBe("1d6[feu] + 2[dague du père] + (1d4 + 1)[poison] + {1d6,1d8}kh[pire]");
  });

  it.each([
    ["2 + 3 * 4", 14],
    ["(2 + 3) * 4", 20],
    ["2 - 3 - 4", -5],
    ["12 / 3 / 2", 2],
    ["17 % 5 * 2", 4],
    ["-2 + 5", 3],
    ["5 - -2", 7],
    ["5 + -2 * 3", -1],
    ["-(2 + 3)", -5],
    ["2 * -(1 + 1)", -4],
    ["((1 + 2) * (3 + 4))", 21],
    ["1.5 * 2", 3],
    ["floor(7 / 2) + max(1, 5, 3)", 8],
    ["min(4, abs(-2))", 2],
    ["pow(2, 3)", 8],
    ["{3, 7, 5}kh2", 12],
    ["{3, 7, 5}kl", 3],
    ["{3, 7, 5}dl", 12],
    ["{3, 7, 5}cs>=5", 2],
    ["{3, 7, 5}cf<4", 1],
    ["{1, {2, 3}kh}", 4],
  ])("%s is %d", (formula, total) => {
    expect(new Roll(formula).evaluateSync().total).toBe(total);
    expect(Roll.validate(formula)).toBe(true);
  });

  it.each([
    "",
    " ",
    "1d20 +",
    "1d20 5",
    "2d",
    "d",
    "(1d6",
    "1d6)",
    "{1d6",
    "{}",
    "1d6[feu",
    "1d6 +* 2",
    "foo(2)",
    "constructor(1)",
    "epee",
    "1d0",
    "1.5d6",
    "(1-2)d6",
    "1d(1/2)",
    "1000d6",
    "1d6; alert(1)",
    "alert`1`",
    "1 / 0",
    "<img src=x onerror=alert(1)>",
    `${"(".repeat(60)}1${")".repeat(60)}`,
    `1${" + 1".repeat(2000)}`,
  ])("%j is refused", (formula) => {
    expect(Roll.validate(formula)).toBe(false);
  });

  it("names the formula and the place in what it throws", () => {
    expect(() => new Roll("1d20 + * 2")).toThrow(FormulaError);
    expect(() => new Roll("1d20 + * 2")).toThrow(/"1d20 \+ \* 2".*"\*" at character 8/);
  });

  it("names the formula when evaluation fails", async () => {
    await expect(new Roll("1d20 + bonus").evaluate()).rejects.toThrow(
      'The formula "1d20 + bonus" failed: Unresolved StringTerm bonus requested for evaluation',
    );
    await expect(new Roll("1 / 0").evaluate()).rejects.toThrow("Roll.safeEval produced a non-numeric result");
  });

  it("lets words through when asked to", async () => {
    const roll = await new Roll("2 + feu").evaluate({ allowStrings: true });
    expect([roll.product, roll.total]).toEqual(["2 + feu", NaN]);
  });

  it("reads any text without ever failing in another way", () => {
    const piece = fc.constantFrom(
      "1",
      "20",
      "d",
      "kh",
      "x",
      "(",
      ")",
      "{",
      "}",
      ",",
      "[a]",
      " ",
      "+",
      "-",
      "@a",
      "cs>=5",
      "%",
      "é",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const formula = pieces.join("");
        try {
          expect(Roll.getFormula(Roll.parse(formula, { a: 2 }))).toBeTypeOf("string");
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("counts and faces in parentheses", () => {
  it("are computed first, and what they rolled is kept", async () => {
    const roll = new Roll("(1+@n)d(2*3)", { n: 1 });
    expect(roll.formula).toBe("(1 + 1)d(2 * 3)");
    const die = roll.terms[0] as InstanceType<typeof terms.Die>;
    expect([die.number, die.faces]).toEqual([undefined, undefined]);
    choose(dice, 6, 4, 5);
    await roll.evaluate();
    expect([die.number, die.faces, roll.total]).toEqual([2, 6, 9]);
    expect(roll.formula).toBe("(1 + 1)d(2 * 3)");
  });

  it("may be rolled themselves", async () => {
    const roll = new Roll("(1d4)d6");
    choose(dice, [4, 6, 6], 2, 3, 6);
    await roll.evaluate();
    expect(roll.total).toBe(9);
    expect(roll.dice.map((die) => die.expression)).toEqual(["1d4", "2d6"]);
  });
});

describe("pools", () => {
  it("keep whole rolls", async () => {
    const roll = new Roll("{2d6, 1d8 + 1}kh");
    choose(dice, [6, 6, 8], 3, 3, 7);
    await roll.evaluate();
    const pool = roll.terms[0] as InstanceType<typeof terms.PoolTerm>;
    expect(pool.results).toEqual([
      { result: 6, active: false, discarded: true },
      { result: 8, active: true },
    ]);
    expect([roll.total, pool.terms]).toEqual([8, ["2d6", "1d8 + 1"]]);
  });

  it("of one roll keep its dice, wherever they stand in it", async () => {
    const roll = new Roll("{2d6 + (2d8) + 1}kh2");
    choose(dice, [6, 6, 8, 8], 3, 6, 8, 2);
    await roll.evaluate();
    expect(roll.total).toBe(15);
    expect(roll.dice.map((die) => die.values)).toEqual([[6], [8]]);
  });
});

describe("data in a formula", () => {
  it("is replaced by path", () => {
    const data = { force: { mod: 3 }, nom: "2d4", niveau: 5, "sous-marin": 7 };
    expect(Roll.replaceFormulaData("1d20 + @force.mod + @nom", data)).toBe("1d20 + 3 + 2d4");
    expect(Roll.replaceFormulaData("@niveau-1 + @sous-marin", data)).toBe("5-1 + 7");
  });

  it("that is missing stays, or becomes what was asked", () => {
    expect(Roll.replaceFormulaData("1 + @rien", {})).toBe("1 + @rien");
    expect(Roll.replaceFormulaData("1 + @rien", {}, { missing: "0" })).toBe("1 + 0");
    expect(() => new Roll("1 + @rien")).not.toThrow();
  });

  it("that is missing is told to the user when asked", () => {
    const warn = vi.fn();
    vi.stubGlobal("ui", { notifications: { warn } });
    Roll.replaceFormulaData("1 + @rien", {}, { missing: "0", warn: true });
    expect(warn).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it("that is an object is refused by name", () => {
    expect(() => new Roll("1 + @force", { force: { mod: 3 } })).toThrow("@force is an object");
    expect(() => new Roll("1 + @toString", {})).not.toThrow();
  });
});

describe("arithmetic without code", () => {
  it("knows numbers, operators, parentheses and the functions of Math", () => {
    expect(Roll.safeEval("2 * (3 + 4) - floor(7.9) + PI * 0")).toBe(7);
    expect(Roll.safeEval("1e3 + -2")).toBe(998);
  });

  it("knows the system's own functions", async () => {
    dice.functions["double"] = (value) => Number(value) * 2;
    dice.functions["later"] = (value) => Promise.resolve(Number(value) + 1);
    expect(Roll.safeEval("double(4)")).toBe(8);
    expect((await new Roll("later(double(2))").evaluate()).total).toBe(5);
  });

  it.each([
    "process.exit()",
    "constructor",
    "(() => 1)()",
    "1;2",
    "globalThis",
    "Math.max(1)",
    "hasOwnProperty(1)",
    "'1'",
  ])("%s is no arithmetic", (expression) => {
    expect(() => Roll.safeEval(expression)).toThrow("non-numeric");
  });

  it("agrees with a brute-force calculator over generated expressions", () => {
    const tree = fc.letrec<{ node: { text: string; value: number } }>((tie) => ({
      node: fc.oneof(
        { depthSize: "small" },
        fc.nat(50).map((value) => ({ text: String(value), value })),
        fc.tuple(tie("node"), fc.constantFrom("+", "-", "*"), tie("node")).map(([a, operator, b]) => ({
          text: `(${a.text} ${operator} ${b.text})`,
          value: operator === "+" ? a.value + b.value : operator === "-" ? a.value - b.value : a.value * b.value,
        })),
      ),
    })).node;
    fc.assert(
      fc.property(tree, ({ text, value }) => {
        expect(Roll.safeEval(text)).toBe(value + 0); // nobody rolls a negative zero
      }),
    );
  });
});
