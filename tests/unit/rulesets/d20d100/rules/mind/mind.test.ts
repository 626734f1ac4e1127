import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  castSpell,
  spellPercent,
  learnMythos,
  learnPercent,
  magicRecovered,
  readWeeks,
} from "../../../../../../src/rulesets/d20d100/rules/mind/magic.js";
import {
  decompensates,
  decompensationRound,
  goesMad,
  hourOf,
  lossOf,
  loseSanity,
  worseInsanity,
} from "../../../../../../src/rulesets/d20d100/rules/mind/sanity.js";
import { percentTest } from "../../../../../../src/rulesets/d20d100/rules/checks/percentages.js";

const loses = (sanity: number, loss: number, hourStart = sanity, lossThisHour = 0) => ({
  sanity,
  loss,
  hourStart,
  lossThisHour,
});

describe("sanity", () => {
  test("DD-106, DD-111: a roll of d100 at or under the percentage passes", () => {
    expect([percentTest(55, 55), percentTest(56, 55), percentTest(100, 99), percentTest(1, 0)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("DD-106: a loss is written for a success and for a failure, or once for both", () => {
    expect(lossOf("0/1d6")).toEqual({ success: "0", failure: "1d6" });
    expect(lossOf(" 1d3 / 1d10 ")).toEqual({ success: "1d3", failure: "1d10" });
    expect(lossOf("2d6")).toEqual({ success: "2d6", failure: "2d6" });
    expect(lossOf("")).toEqual({ success: "0", failure: "0" });
  });

  test("DD-107: five points at once ask for Idée, whatever the hour has cost", () => {
    expect([loseSanity(loses(60, 5), false).ideaTest, loseSanity(loses(60, 4, 60, 30), false).ideaTest]).toEqual([
      true,
      false,
    ]);
  });

  test("DD-107: a failed Idée drives mad, or a passed one where the table plays the d100 rule", () => {
    expect([
      goesMad(false, "failure"),
      goesMad(true, "failure"),
      goesMad(true, "success"),
      goesMad(false, "success"),
    ]).toEqual([true, false, true, false]);
  });

  test("DD-108: a fifth of what the hour began with is an insanity without term", () => {
    expect(loseSanity(loses(53, 10), false).indefinite).toBe(false);
    expect(loseSanity(loses(53, 11), false).indefinite).toBe(true);
    expect(loseSanity(loses(49, 7, 53, 4), false)).toMatchObject({ lossThisHour: 11, indefinite: true });
    expect(loseSanity(loses(53, 0), false).indefinite).toBe(false);
  });

  test("DD-108: a loss opens an hour where none runs, or an hour after the last was opened", () => {
    const running = { hourStart: 60, hourOpened: 1000, lossThisHour: 3 };
    expect(hourOf(running, 4599, 57)).toBe(running);
    expect(hourOf(running, 4600, 57)).toEqual({ hourStart: 57, hourOpened: 4600, lossThisHour: 0 });
    expect(hourOf({ ...running, hourOpened: null }, 0, -3)).toEqual({ hourStart: 0, hourOpened: 0, lossThisHour: 0 });
    expect(hourOf(running, 500, 57).hourOpened).toBe(500); // a clock that was set back
  });

  test("DD-109, DD-110: all of it is an insanity for good; with décompensation only −10 is", () => {
    expect(loseSanity(loses(7, 12), false)).toMatchObject({ sanity: 0, permanent: true });
    expect(loseSanity(loses(7, 7), true)).toMatchObject({ sanity: 0, indefinite: true, permanent: false });
    expect(loseSanity(loses(7, 20), true)).toMatchObject({ sanity: -10, permanent: true });
  });

  test("DD-110: a mind falls from −1 on, until a 10 or Psychanalyse; it is lost at −10", () => {
    expect([
      decompensates(0, false),
      decompensates(-1, false),
      decompensates(-5, true),
      decompensates(-10, false),
    ]).toEqual([false, true, false, false]);
    expect(decompensationRound(-5, 9)).toEqual({ sanity: -6, state: "decompensating" });
    expect(decompensationRound(-5, 10).state).toBe("stabilised");
    expect(decompensationRound(-5, null, true).state).toBe("stabilised");
    expect(decompensationRound(-9, 1)).toEqual({ sanity: -10, state: "permanentInsanity" });
  });

  test("DD-107…DD-110: of two insanities the worse one holds", () => {
    expect([worseInsanity("none", "temporary"), worseInsanity("indefinite", "temporary")]).toEqual([
      "temporary",
      "indefinite",
    ]);
  });

  test("DD-106: a loss never raises SAN nor takes it under its floor", () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 99 }), fc.nat(120), fc.boolean(), (sanity, loss, falls) => {
        const after = loseSanity(loses(sanity, loss), falls).sanity;
        expect(after).toBeLessThanOrEqual(sanity);
        expect(after).toBeGreaterThanOrEqual(Math.min(sanity, falls ? -10 : 0));
      }),
    );
  });
});

describe("magic", () => {
  test("DD-174: points buy percent where a cost is written so, and never more than 95", () => {
    const bought = (points: number) => spellPercent("1/10 %", points);
    expect([bought(0), bought(1), bought(9), bought(10), bought(30)]).toEqual([0, 10, 90, 95, 95]);
    expect(spellPercent("2 / 15%", 5)).toBe(30);
    expect(["3", "1d6", "3 ou plus", ""].map((written) => spellPercent(written, 9))).toEqual([null, null, null, null]);
  });

  test("DD-174: a spell without its points is not cast", () => {
    expect([castSpell(10, 4), castSpell(3, 4), castSpell(4, 4)]).toEqual([6, null, 0]);
  });

  test("DD-174: a point comes back every two hours, up to the most", () => {
    expect([magicRecovered(3, 12, 1), magicRecovered(3, 12, 5), magicRecovered(3, 12, 99)]).toEqual([3, 5, 12]);
    expect([magicRecovered(14, 12, 4), magicRecovered(3, 12, -4)]).toEqual([14, 3]);
  });

  test("DD-111: the Mythe grows to 99 and takes as much from the most SAN", () => {
    expect(learnMythos(10, 16)).toEqual({ mythos: 26, sanityMax: 73, gained: 16 });
    expect(learnMythos(95, 16)).toEqual({ mythos: 99, sanityMax: 0, gained: 4 });
  });

  test("DD-174: a tome is done after its weeks, and teaches spells by INT", () => {
    expect(readWeeks({ weeks: 22, weeksRead: 20 }, 5)).toEqual({ weeksRead: 22, done: true });
    expect(readWeeks({ weeks: 22, weeksRead: 0 }, 5)).toEqual({ weeksRead: 5, done: false });
    expect([learnPercent(5, 13), learnPercent(9, 18), learnPercent(0, 18)]).toEqual([65, 100, 0]);
  });
});
