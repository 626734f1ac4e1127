import { beforeEach, describe, expect, it } from "vitest";
import { type DiceConfig, Roll, terms } from "../../../../playground/client/dice/index.js";
import { choose, installDice } from "./support.js";

let dice: DiceConfig;
beforeEach(() => {
  dice = installDice();
});

/** Rolls a formula with chosen dice: its total and the values that count. */
async function fall(formula: string, faces: number, ...values: number[]): Promise<[number | undefined, number[]]> {
  choose(dice, faces, ...values);
  const roll = await new Roll(formula).evaluate();
  return [roll.total, roll.dice[0]?.values ?? []];
}

describe("modifiers of a die", () => {
  it.each([
    ["k keeps the highest", "4d6k", 6, [3, 5, 1, 4], 5, [5]],
    ["kh keeps the highest", "4d6kh", 6, [3, 5, 1, 4], 5, [5]],
    ["kh2 keeps the two highest, in the order rolled", "4d6kh2", 6, [3, 5, 1, 4], 9, [5, 4]],
    ["kl keeps the lowest", "4d6kl", 6, [3, 5, 1, 4], 1, [1]],
    ["kl3 keeps the three lowest", "4d6kl3", 6, [3, 5, 1, 4], 8, [3, 1, 4]],
    ["kh9 of four keeps all", "4d6kh9", 6, [3, 5, 1, 4], 13, [3, 5, 1, 4]],
    ["d drops the lowest", "4d6d", 6, [3, 5, 1, 4], 12, [3, 5, 4]],
    ["dl2 drops the two lowest", "4d6dl2", 6, [3, 5, 1, 4], 9, [5, 4]],
    ["dh drops the highest", "4d6dh", 6, [3, 5, 1, 4], 8, [3, 1, 4]],
    ["of equal dice the first is kept", "2d6kh", 6, [4, 4], 4, [4]],
    ["x explodes on the highest face, again and again", "2d6x", 6, [6, 2, 6, 3], 17, [6, 2, 6, 3]],
    ["x5 explodes on a 5 only", "2d6x5", 6, [5, 6, 1], 12, [5, 6, 1]],
    ["x>=5 explodes on 5 and 6", "2d6x>=5", 6, [5, 6, 1, 2], 14, [5, 6, 1, 2]],
    ["x1=6 explodes one die at most", "2d6x1=6", 6, [6, 6, 4], 16, [6, 6, 4]],
    ["xo explodes once", "1d6xo", 6, [6, 6], 12, [6, 6]],
    ["X is x", "1d6X", 6, [6, 2], 8, [6, 2]],
    ["r rolls a 1 again, and the new value stands", "2d6r", 6, [1, 4, 1], 5, [4, 1]],
    ["r<3 rolls 1 and 2 again, once", "2d6r<3", 6, [2, 4, 1], 5, [4, 1]],
    ["r1=1 rolls one die again", "2d6r1=1", 6, [1, 1, 5], 6, [1, 5]],
    ["rr<3 rolls until the condition fails", "1d6rr<3", 6, [2, 1, 5], 5, [5]],
    ["cs>=5 counts successes", "4d6cs>=5", 6, [5, 6, 1, 4], 2, [1, 1, 0, 0]],
    ["cs counts the highest face", "3d6cs", 6, [6, 6, 5], 2, [1, 1, 0]],
    ["cs4 counts the fours", "3d6cs4", 6, [4, 6, 5], 1, [1, 0, 0]],
    ["cf<=2 counts failures", "3d6cf<=2", 6, [1, 2, 3], 2, [1, 1, 0]],
    ["cf counts the lowest face", "3d6cf", 6, [1, 2, 1], 2, [1, 0, 1]],
    ["df<3 counts each failure as -1", "3d6df<3", 6, [2, 5, 6], 10, [-1, 5, 6]],
    ["df counts the lowest face as -1", "3d6df", 6, [1, 5, 6], 10, [-1, 5, 6]],
    ["cs>3df takes one off for each die that is no success", "3d6cs>3df", 6, [2, 5, 6], 1, [-1, 1, 1]],
    ["cf<3df takes one off for each failure", "3d6cf<3df", 6, [2, 5, 1], -2, [-1, 0, -1]],
    ["sf<3 takes the failures' values off", "3d6sf<3", 6, [2, 5, 6], 9, [-2, 5, 6]],
    ["ms>=12 gives the margin over a target", "2d10ms>=12", 10, [8, 7], 3, [8, 7]],
    ["ms12 is the same", "2d10ms12", 10, [2, 7], -3, [2, 7]],
    ["ms<=12 gives the margin under a target", "2d10ms<=12", 10, [2, 7], 3, [2, 7]],
    ["min3 lifts each die", "3d6min3", 6, [1, 3, 6], 12, [3, 3, 6]],
    ["max4 lowers each die", "3d6max4", 6, [1, 3, 6], 8, [1, 3, 4]],
    ["even counts even dice", "4d6even", 6, [1, 2, 4, 5], 2, [0, 1, 1, 0]],
    ["odd counts odd dice", "4d6odd", 6, [1, 2, 4, 3], 2, [1, 0, 0, 1]],
  ])("%s (%s)", async (_name, formula, faces, values, total, kept) => {
    expect(await fall(formula, faces, ...values)).toEqual([total, kept]);
  });

  it.each([
    ["explode, then keep", "2d6x6kh2", [6, 1, 5], 11],
    ["keep, then explode: the dropped die stays dropped", "2d6kh1x6", [6, 6, 3], 9],
    ["keep, then reroll: the kept die is rolled again", "2d6kl1r1", [1, 5, 4], 4],
    ["reroll, then keep", "2d6r1kl1", [1, 5, 4], 4],
    ["lift, then count", "2d6min5cs>=5", [1, 2], 2],
    ["count, then count failures among the natural values", "3d6cs>=5cf<=1", [1, 5, 3], 1],
    ["names that follow each other are cut", "3d6evenkh2", [2, 3, 5], 0],
  ])("modifiers apply from left to right: %s", async (_name, formula, values, total) => {
    expect((await fall(formula, 6, ...values))[0]).toBe(total);
  });

  it("flags each result for the card", async () => {
    choose(dice, 6, 1, 6, 2, 5, 3);
    const roll = await new Roll("3d6r1x6kh2").evaluate();
    expect(roll.dice[0]?.results).toEqual([
      { result: 1, active: false, rerolled: true },
      { result: 6, active: true, exploded: true },
      { result: 2, active: false, discarded: true },
      { result: 5, active: true },
      { result: 3, active: false, discarded: true },
    ]);
    expect(roll.dice[0]?.getTooltipData().rolls.map((entry) => entry.classes)).toEqual([
      "roll die d6 rerolled min",
      "roll die d6 exploded max",
      "roll die d6 discarded",
      "roll die d6",
      "roll die d6 discarded",
    ]);
  });

  it.each(["2d6foo", "2d6kh1zz", "2d6khcs>=", "2d6x>", "2d6k>3", "2d6ms", "{1d6}x", "{1d6,2d6}cs"])(
    "%s is refused",
    (formula) => {
      expect(Roll.validate(formula)).toBe(false);
    },
  );

  it("a dice class of a module brings its own letters and modifiers", async () => {
    class StressDie extends terms.Die {
      static override DENOMINATION = "s";
      static override MODIFIERS = { ...terms.Die.MODIFIERS, p: "panic" };
      panic(): void {
        for (const result of this.results) result.count = -1;
      }
    }
    dice.terms["s"] = StressDie;
    choose(dice, 6, 3, 4);
    const roll = await new Roll("2dsp").evaluate();
    expect([roll.total, roll.formula]).toEqual([-2, "2d6p"]);
  });
});

describe("coins and fate dice", () => {
  it("a coin is worth 1 or 0, and can be called", async () => {
    dice.randomUniform = () => 0.9;
    const roll = await new Roll("3dc").evaluate();
    expect(roll.total).toBe(3);
    expect(roll.dice[0]?.getTooltipData().rolls[0]?.result).toBe("H");
    expect((await new Roll("3dcc0").evaluate()).total).toBe(0);
  });

  it("a fate die is worth -1, 0 or 1", async () => {
    const faces = [0.1, 0.5, 0.9];
    dice.randomUniform = () => faces.shift() ?? 0;
    const roll = await new Roll("3dfkh2").evaluate();
    expect(roll.formula).toBe("3dfkh2");
    expect(roll.dice[0]?.results.map((result) => result.result)).toEqual([-1, 0, 1]);
    expect(roll.total).toBe(1);
  });
});
