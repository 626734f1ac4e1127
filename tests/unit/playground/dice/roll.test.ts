import { beforeEach, describe, expect, it } from "vitest";
import { type DiceConfig, Roll, terms } from "../../../../playground/client/dice/index.js";
import { choose, installDice } from "./support.js";

let dice: DiceConfig;
beforeEach(() => {
  dice = installDice();
});

describe("a roll", () => {
  it("has no total before it is evaluated", () => {
    const roll = new Roll("1d6 + 1");
    expect([roll.total, roll.product, roll._evaluated]).toEqual([undefined, undefined, false]);
  });

  it("is evaluated once", async () => {
    const roll = await new Roll("1d6").evaluate();
    await expect(roll.evaluate()).rejects.toThrow("already been evaluated and is now immutable");
    expect(() => roll.evaluateSync()).toThrow("immutable");
    expect(() => roll.alter(2, 0)).toThrow("may not be altered");
  });

  it("can be minimised and maximised, without exploding", async () => {
    const formula = "2d6x + {1d4, 1d8}kh + floor(1d10 / 2)";
    expect((await new Roll(formula).evaluate({ minimize: true })).total).toBe(3);
    expect((await new Roll(formula).evaluate({ maximize: true })).total).toBe(25);
    expect(new Roll(formula).evaluateSync({ maximize: true }).total).toBe(25);
    await expect(new Roll(formula).evaluate({ minimize: true, maximize: true })).rejects.toThrow("both");
  });

  it("is evaluated at once only if nothing is left to chance", () => {
    expect(new Roll("2 + (3 * 4)").isDeterministic).toBe(true);
    expect(new Roll("2 + 1d6").isDeterministic).toBe(false);
    expect(new Roll("{1, 1d6}").isDeterministic).toBe(false);
    expect(() => new Roll("2 + 1d6").evaluateSync()).toThrow("cannot be evaluated synchronously");
    expect(new Roll("2 + 1d6").evaluateSync({ strict: false }).total).toBe(2);
  });

  it("is rolled again as a new roll of the same class, data and options", async () => {
    class Attack extends Roll {}
    choose(dice, 6, 3, 5);
    const first = await new Attack("1d6 + @mod", { mod: 2 }, { zone: "tete" }).evaluate();
    const second = await first.reroll();
    expect([first.total, second.total]).toEqual([5, 7]);
    expect(second).toBeInstanceOf(Attack);
    expect([second.options, second.data]).toEqual([{ zone: "tete" }, { mod: 2 }]);
    expect(first.clone()._evaluated).toBe(false);
  });

  it("can be altered before it is rolled", () => {
    expect(new Roll("2d6kh + 3 + (1+1)d4").alter(2, 1).formula).toBe("5d6kh + 3 + ((1 + 1) * 2 + 1)d4");
    expect(new Roll("2d6 + 3").alter(2, 0, { multiplyNumeric: true }).formula).toBe("4d6 + 6");
    expect(new Roll("{1d6,2d8}kh").alter(1, 1).formula).toBe("{2d6,3d8}kh");
  });

  it("can be made of terms, and its formula written again after they change", () => {
    const { Die, NumericTerm, OperatorTerm } = terms;
    const roll = Roll.fromTerms([
      new Die({ number: 4, faces: 8 }),
      new OperatorTerm({ operator: "+" }),
      new NumericTerm({ number: 8 }),
    ]);
    expect(roll.formula).toBe("4d8 + 8");
    roll.terms.push(
      new OperatorTerm({ operator: "-" }),
      new NumericTerm({ number: 1, options: { flavor: "fatigue" } }),
    );
    expect(roll.resetFormula()).toBe("4d8 + 8 - 1[fatigue]");
  });

  it("made of rolled terms is already evaluated; of some only, refused", async () => {
    const { Die, NumericTerm, OperatorTerm } = terms;
    const rolled = new Die({ number: 1, faces: 6, results: [{ result: 4, active: true }] });
    const plus = new OperatorTerm({ operator: "+" });
    expect(Roll.fromTerms([rolled, plus, new NumericTerm({ number: 2 })]).total).toBe(6);
    expect(() => Roll.fromTerms([rolled, plus, new Die({ faces: 6 })])).toThrow("some of its terms");
  });

  it("propagates a flavor to the terms without one", () => {
    const roll = new Roll("1d6[feu] + 2");
    roll.propagateFlavor("froid");
    expect(roll.formula).toBe("1d6[feu] + 2[froid]");
  });

  it("is made of the first configured class by Roll.create", () => {
    class HouseRoll extends Roll {}
    dice.rolls = [HouseRoll];
    expect(Roll.create("1d6")).toBeInstanceOf(HouseRoll);
    expect(new Roll("(1d6)").terms[0]?.toJSON()["roll"].class).toBe("Roll");
  });
});
