import { describe, expect, test } from "vitest";
import { aimRefusal, attackDifficulty } from "../../../../../../src/rulesets/seuils/rules/attack/aim.js";
import { isEmpty } from "../../../../../../src/rulesets/seuils/rules/attack/ammunition.js";
import { reaches } from "../../../../../../src/rulesets/seuils/rules/attack/area.js";
import {
  attackRefusal,
  type AttackIntended,
} from "../../../../../../src/rulesets/seuils/rules/attack/attack-rights.js";
import { damageBonus, type HitFigures } from "../../../../../../src/rulesets/seuils/rules/damage/damage-bonus.js";
import { resolveHit } from "../../../../../../src/rulesets/seuils/rules/attack/hit.js";
import { DEFAULTS } from "../../../../../../src/rulesets/seuils/rules/options.js";
import { bandAt, rangeFault } from "../../../../../../src/rulesets/seuils/rules/attack/range.js";

const rifle = [15, 40, 90];

describe("how far, how hard", () => {
  test("SE-24: a limit belongs to its band, and a band without one is skipped", () => {
    expect([0, 15, 15.1, 40, 90, 90.1].map((metres) => bandAt(metres, rifle))).toEqual([
      "courte",
      "courte",
      "moyenne",
      "moyenne",
      "extreme",
      null,
    ]);
    expect(bandAt(3, [null, 20, 40])).toBe("moyenne");
    expect(bandAt(3, [5, null, null])).toBe("courte");
    expect(bandAt(6, [5, null, null])).toBeNull();
    expect(bandAt(0, [])).toBeNull();
  });

  test("SE-24: each band ends farther away than the one before, and there is one at least", () => {
    expect([rifle, [5, null, 9], [null, null, 3]].map(rangeFault)).toEqual([null, null, null]);
    expect([[null, null, null], []].map(rangeFault)).toEqual(["none", "none"]);
    expect(
      [
        [9, 5, null],
        [9, null, 9],
        [0, 5, 9],
      ].map(rangeFault),
    ).toEqual(["order", "order", "order"]);
  });

  test("SE-23, SE-24: a shot needs what its range says, a blow needs nothing", () => {
    const shots = (["courte", "moyenne", "extreme"] as const).map((band) =>
      attackDifficulty({ attackType: "ranged", band }),
    );
    expect(shots).toEqual([2, 3, 6]);
    expect(attackDifficulty({ attackType: "melee", band: "extreme" })).toBe(0);
  });

  test("SE-25: to aim asks for more; the keeper's word never takes it below 0", () => {
    expect(attackDifficulty({ attackType: "ranged", band: "courte", aim: true })).toBe(4);
    expect(attackDifficulty({ attackType: "grapple", aim: true }, { aimSurcharge: 5 })).toBe(5);
    expect(attackDifficulty({ attackType: "melee", modifier: -3 })).toBe(0);
    expect(attackDifficulty({ attackType: "ranged", band: "moyenne", modifier: -1 })).toBe(2);
  });

  test("SE-25: there must be something to aim past, and a gap in it", () => {
    const open = { isProtected: true, coversAll: false, noGap: false };
    expect(aimRefusal(open)).toBeNull();
    expect(aimRefusal({ ...open, isProtected: false })).toBe("notProtected");
    expect(aimRefusal({ ...open, coversAll: true })).toBe("coversAll");
    expect(aimRefusal({ ...open, noGap: true })).toBe("noGap");
  });
});

describe("whether it hits", () => {
  test("SE-26: below its Difficulté nobody is asked; a defence holds as soon as it reaches the attack", () => {
    expect(resolveHit(1, 2, { successes: 9 }).outcome).toBe("miss");
    expect(resolveHit(3, 2, { successes: 3 }).outcome).toBe("defended");
    expect(resolveHit(3, 2, { successes: 2 }).outcome).toBe("hit");
    expect(resolveHit(3, 2, { successes: 3, difficultyBonus: 1 })).toEqual({
      outcome: "hit",
      defenceResult: 3,
      defenceDifficulty: 4,
    });
  });

  test("SE-21, SE-22, SE-26, SE-32: no success at all hits whoever stands still, and nobody who moves", () => {
    expect(resolveHit(0, 0, null).outcome).toBe("hit");
    expect(resolveHit(0, 0, { successes: 0 }).outcome).toBe("defended");
  });
});

describe("the margin", () => {
  const blow: HitFigures = {
    attackType: "melee",
    attackSuccesses: 6,
    defenceResult: 2,
    defenceMade: true,
    difficulty: 0,
    force: 3,
    precision: 1,
  };

  test("SE-27: every two successes bring a die; never fewer than none", () => {
    const bonus = [2, 3, 4, 5, 6].map((attackSuccesses) => damageBonus({ ...blow, attackSuccesses }).bonusDice);
    expect(bonus).toEqual([0, 0, 1, 1, 2]);
    expect(damageBonus({ ...blow, attackSuccesses: 2, difficulty: 5 }).bonusDice).toBe(0);
  });

  test("SE-28: Force caps a blow, Précision what flies", () => {
    const strong = { ...blow, attackSuccesses: 20 };
    expect(damageBonus(strong)).toMatchObject({ uncapped: 9, cap: 3, bonusDice: 3 });
    expect(damageBonus({ ...strong, attackType: "ranged" }).bonusDice).toBe(1);
    expect(damageBonus({ ...strong, force: 0 }).bonusDice).toBe(0);
  });

  test("SE-27: what a table measures a shot from (D-10)", () => {
    const shot: HitFigures = { ...blow, attackType: "ranged", attackSuccesses: 7, difficulty: 3, precision: 9 };
    const reference = (rangedMarginReference: "difficulty" | "zero" | "none") =>
      damageBonus(shot, { ...DEFAULTS, rangedMarginReference }).reference;
    expect([reference("difficulty"), reference("zero"), reference("none")]).toEqual([3, 2, 3]);
    const unseen = { ...shot, defenceResult: 0, defenceMade: false };
    expect(damageBonus(unseen, { ...DEFAULTS, rangedMarginReference: "none" }).uncapped).toBe(0);
    expect(damageBonus(unseen, { ...DEFAULTS, passiveMargin: "none" }).uncapped).toBe(2);
    expect(damageBonus({ ...unseen, attackType: "melee" }, { ...DEFAULTS, passiveMargin: "none" }).uncapped).toBe(0);
  });
});

describe("whether one may attack", () => {
  const stab: AttackIntended = {
    attackType: "melee",
    isHeld: true,
    distance: 2,
    reach: 2,
    ranges: [],
    ammunition: null,
  };
  const shot: AttackIntended = { ...stab, attackType: "ranged", distance: 90, reach: 0, ranges: rifle, ammunition: 1 };
  const able = "indemne";

  test("SE-20, SE-24: within reach or range, where something measures it", () => {
    expect([attackRefusal(stab, able), attackRefusal(shot, able)]).toEqual([null, null]);
    expect(attackRefusal({ ...stab, distance: 2.5 }, able)).toBe("outOfReach");
    expect(attackRefusal({ ...shot, distance: 91 }, able)).toBe("outOfRange");
    expect(attackRefusal({ ...shot, distance: null }, able)).toBeNull();
    expect(attackRefusal({ ...stab, isHeld: false }, able)).toBe("notHeld");
  });

  test("SE-54: by one who acts", () => {
    expect(attackRefusal(stab, "mourant")).toBe("unable");
    expect(attackRefusal(stab, "mourant", { ...DEFAULTS, dyingActs: true })).toBeNull();
    expect(attackRefusal(stab, "critique")).toBeNull();
  });

  test("SE-76: with ammunition, at a table that counts it", () => {
    const counted = { ...DEFAULTS, trackAmmunition: true };
    expect(attackRefusal({ ...shot, ammunition: 0 }, able)).toBeNull();
    expect(attackRefusal({ ...shot, ammunition: 0 }, able, counted)).toBe("unloaded");
    expect([isEmpty(null, counted), isEmpty(1, counted)]).toEqual([false, false]);
  });
});

test("SE-75: a blast reaches to its radius", () => {
  expect([5, 5.1].map((distance) => reaches(5, distance))).toEqual([true, false]);
});
