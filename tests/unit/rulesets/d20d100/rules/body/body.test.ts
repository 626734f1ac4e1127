import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agonyRound, roundsLeft } from "../../../../../../src/rulesets/d20d100/rules/mind/agony-round.js";
import { bruiseState } from "../../../../../../src/rulesets/d20d100/rules/body/bruises.js";
import {
  afterHours,
  hourlyRecovery,
  wakeRound,
} from "../../../../../../src/rulesets/d20d100/rules/body/bruise-recovery.js";
import { burningRound } from "../../../../../../src/rulesets/d20d100/rules/body/burning.js";
import {
  afterCare,
  afterRest,
  careRefusal,
  weeklyFormula,
} from "../../../../../../src/rulesets/d20d100/rules/body/care.js";
import {
  canLighten,
  lightWound,
  spendDestiny,
  survives,
} from "../../../../../../src/rulesets/d20d100/rules/body/destiny.js";
import { regenerated } from "../../../../../../src/rulesets/d20d100/rules/body/regeneration.js";
import {
  afterDamage,
  afterEffort,
  bodyState,
  fallsBelow,
  woundPenalty,
} from "../../../../../../src/rulesets/d20d100/rules/body/wounds.js";
import { isShock, massiveDamage } from "../../../../../../src/rulesets/d20d100/rules/body/shock.js";

const below = { below: true } as const;
const points = fc.integer({ min: -10, max: 40 });

describe("points of life", () => {
  test("DD-90, DD-94…DD-96: John falls from 10 to 4, then out of action, dying and dead", () => {
    expect(afterDamage(10, 6, below)).toEqual({ hp: 4, state: "able", stabilised: false });
    expect(afterDamage(4, 4, below).state).toBe("outOfAction");
    expect(afterDamage(4, 5, below).state).toBe("dying");
    expect(afterDamage(4, 40, below)).toEqual({ hp: -10, state: "dead", stabilised: false });
  });

  test("DD-94, DD-98, DD-168: without agony, and for adversaries, 0 is death, unless they count below", () => {
    const who = [
      fallsBelow({ kind: "investigator" }, true),
      fallsBelow({ kind: "investigator" }, false),
      fallsBelow({ kind: "adversary" }, true),
      fallsBelow({ kind: "adversary", negativeHp: true }, false),
    ];
    expect(who).toEqual([true, false, false, true]);
    expect(afterDamage(4, 30, { below: false })).toEqual({ hp: 0, state: "dead", stabilised: false });
  });

  test("DD-95: a new wound opens one that was stabilised, no wound does not", () => {
    expect(bodyState(-3, { below: true, stabilised: true })).toBe("stabilised");
    expect(afterDamage(-3, 1, { below: true, stabilised: true })).toEqual({
      hp: -4,
      state: "dying",
      stabilised: false,
    });
    expect(afterDamage(-3, 0, { below: true, stabilised: true }).state).toBe("stabilised");
  });

  test("DD-91: half of what is left is a shock, whatever the most may be", () => {
    expect([isShock(10, 5), isShock(10, 4), isShock(9, 4), isShock(9, 5), isShock(0, 3), isShock(10, 0)]).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  test("DD-92: half and quarter of the most hinder, equality too, and are not added up", () => {
    expect([6, 5, 3, 2, 0].map((hp) => woundPenalty(hp, 10))).toEqual([0, -3, -3, -6, -6]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), points, (max, hp) => {
        expect(woundPenalty(hp - 1, max)).toBeLessThanOrEqual(woundPenalty(hp, max));
      }),
    );
  });

  test("DD-93: ten at one blow, fifty for an important adversary, where the table plays so", () => {
    expect(massiveDamage(10, { enabled: true })).toEqual({ required: true, limit: 10 });
    expect(massiveDamage(49, { enabled: true, important: true })).toEqual({ required: false, limit: 50 });
    expect(massiveDamage(99, { enabled: false }).required).toBe(false);
  });

  test("DD-94: a tiring action costs a point only to whoever has none left", () => {
    expect([5, 0, -1].map(afterEffort)).toEqual([5, -1, -1]);
  });

  test("DD-95, DD-96: only a 10 stabilises; nine rounds from −1 to death", () => {
    expect(agonyRound(-4, 10)).toEqual({ hp: -4, state: "stabilised" });
    let hp = -1;
    for (let round = 1; round <= 9; round += 1) hp = agonyRound(hp, 9).hp;
    expect([hp, agonyRound(-9, 9).state, roundsLeft(-1)]).toEqual([-10, "dead", 9]);
  });

  test("DD-96: no damage takes anybody further than death", () => {
    fc.assert(
      fc.property(points, fc.nat(200), fc.boolean(), (before, damage, falls) => {
        const { hp, state } = afterDamage(before, damage, { below: falls });
        expect(hp).toBeGreaterThanOrEqual(falls ? -10 : 0);
        if (hp === -10) expect(state).toBe("dead");
        if (hp > 0) expect(state).toBe("able");
      }),
    );
  });

  test("DD-67: burning clothes go out, or burn for 1d6", () => {
    expect(burningRound(true)).toEqual({ extinguished: true, damageFormula: null });
    expect(burningRound(false)).toEqual({ extinguished: false, damageFormula: "1d6" });
  });

  test("D8: what regenerates does so while it lives, up to its most", () => {
    expect([regenerated(5, 63, 2), regenerated(62, 63, 2), regenerated(0, 63, 2), regenerated(5, 63, 2, 4)]).toEqual([
      7, 63, 0, 13,
    ]);
  });
});

describe("care", () => {
  const dying = { hp: -3, max: 10, state: "dying" } as const;

  test("DD-97, DD-99: first aid stabilises and gives back 1d4, Médecine only stabilises", () => {
    expect(afterCare(dying, true, 2)).toEqual({ hp: -1, state: "stabilised" });
    expect(afterCare(dying, true, 3)).toEqual({ hp: 0, state: "outOfAction" });
    expect(afterCare(dying, true, 0)).toEqual({ hp: -3, state: "stabilised" });
    expect(afterCare(dying, false, 0)).toEqual({ hp: -3, state: "dying" });
    expect(afterCare({ hp: 9, max: 10, state: "able" }, true, 4)).toEqual({ hp: 10, state: "able" });
  });

  test("DD-97, DD-99: the dead and the whole need none, and Médecine is for those who are dying", () => {
    expect(careRefusal({ hp: -10, max: 10, state: "dead" }, "firstAid")).toBe("dead");
    expect(careRefusal({ hp: 10, max: 10, state: "able" }, "firstAid")).toBe("unhurt");
    expect(careRefusal({ hp: 4, max: 10, state: "able" }, "medicine")).toBe("notDying");
    expect([careRefusal(dying, "medicine"), careRefusal(dying, "firstAid")]).toEqual([null, null]);
  });

  test("DD-100: a week gives 1d4, 2d4 with care, never above the most, nothing to the dead", () => {
    expect([weeklyFormula(false), weeklyFormula(true)]).toEqual(["1d4", "2d4"]);
    expect([afterRest(7, 10, 6), afterRest(-3, 10, 2), afterRest(-10, 10, 8)]).toEqual([10, -1, -10]);
  });

  test("DD-181: a point of destiny makes a wound light, or keeps from death", () => {
    expect([spendDestiny(2), spendDestiny(0)]).toEqual([1, null]);
    expect(lightWound(10)).toEqual({ hp: 9, shock: true });
    expect(survives()).toEqual({ hp: -9, stabilised: true });
    expect([canLighten(6), canLighten(1)]).toEqual([true, false]);
  });
});

describe("blows taken", () => {
  test("DD-102: as many as points left stagger, more put out", () => {
    expect([
      bruiseState(10, 9),
      bruiseState(10, 10),
      bruiseState(10, 11),
      bruiseState(0, 3),
      bruiseState(-2, 3),
    ]).toEqual(["none", "staggered", "unconscious", "none", "none"]);
  });

  test("DD-103: a 10 wakes, staggered, with as many blows as points; nobody who is awake wakes", () => {
    expect(wakeRound(6, 9, 10)).toEqual({ temporary: 6, state: "staggered" });
    expect(wakeRound(6, 9, 9)).toEqual({ temporary: 9, state: "unconscious" });
    expect(wakeRound(6, 3, 10)).toEqual({ temporary: 3, state: "none" });
  });

  test("DD-104: an hour takes off the modifier of CON, 1 at least", () => {
    expect([3, 1, 0, -2].map(hourlyRecovery)).toEqual([3, 1, 1, 1]);
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: -5, max: 10 }), fc.nat(9), fc.nat(9), (blows, con, one, other) => {
        expect(afterHours(afterHours(blows, con, one), con, other)).toBe(afterHours(blows, con, one + other));
        expect(afterHours(blows, con, -1)).toBe(blows);
      }),
    );
  });
});
