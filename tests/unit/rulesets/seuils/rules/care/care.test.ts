import { describe, expect, test } from "vitest";
import { careAfterWounds, careOfWounded, opensBout } from "../../../../../../src/rulesets/seuils/rules/care/bout.js";
import { CARE } from "../../../../../../src/rulesets/seuils/rules/care/care-table.js";
import { NO_CARE, onceHealed, type Care } from "../../../../../../src/rulesets/seuils/rules/care/care.js";
import {
  afterFirstAid,
  bleedingStopped,
  firstAidDifficulty,
  firstAidRefusal,
  minutesForFirstAid,
  stopBleedingDifficulty,
} from "../../../../../../src/rulesets/seuils/rules/care/first-aid.js";
import { treated, treatmentRoll } from "../../../../../../src/rulesets/seuils/rules/care/treatment.js";
import { ROWS, type Nature } from "../../../../../../src/rulesets/seuils/rules/vocabulary.js";
import type { Placed } from "../../../../../../src/rulesets/seuils/rules/body/circles.js";
import { human } from "../support.js";

const struck = (placed: readonly Placed[], nature: Nature = "lethal") => ({ cause: "attack", nature, placed }) as const;
const wounded: Care = careAfterWounds(NO_CARE, struck(["blesse"]), { at: 100 });

describe("a bout of wounds", () => {
  test("SE-64: an attack that fills a circle asks for first aid, and bleeds from Blessé up", () => {
    expect(wounded).toEqual({ ...NO_CARE, firstAid: "pending", woundedAt: 100, bleeding: true });
    expect(careAfterWounds(NO_CARE, struck(["touche"]), { at: 5 })).toMatchObject({ woundedAt: 5, bleeding: false });
    expect(careAfterWounds(NO_CARE, struck(["blesse"]), { at: 5, noBleeding: true }).bleeding).toBe(false);
  });

  test("SE-55, SE-64: crosses open none, but a cross that is filled does, and lies in Tué", () => {
    expect(opensBout(struck(["touche", "blesse"], "temporary"))).toBe(false);
    expect(careAfterWounds(NO_CARE, struck(["converted"], "temporary"), { at: 5 })).toMatchObject({
      firstAid: "pending",
      bleeding: true,
    });
    expect(opensBout(struck(["surplus"]))).toBe(false);
    expect(opensBout(struck([]))).toBe(false);
  });

  test("SE-64: a scratch asks anew without undoing a dressing, and what bleeds goes on bleeding", () => {
    const dressed: Care = { ...NO_CARE, firstAid: "success", attempts: 1, watch: true };
    expect(careAfterWounds(dressed, struck(["touche"]), { at: 9 })).toEqual({
      ...dressed,
      firstAid: "pending",
      attempts: 0,
      woundedAt: 9,
    });
    const running: Care = { ...wounded, bleedSeconds: 42, attempts: 1 };
    expect(careAfterWounds(running, struck(["touche"]), { at: 9 })).toMatchObject({ bleeding: true, bleedSeconds: 42 });
  });

  test("SE-64: circles of a bleeding belong to the bout that bleeds (D-35)", () => {
    const failed: Care = { ...wounded, firstAid: "failed", attempts: 1 };
    expect(careAfterWounds(failed, { ...struck(["tue"]), cause: "aggravation" }, { at: 500 })).toBe(failed);
  });

  test("SE-63: of dirty bites the worst counts, until a dressing succeeds", () => {
    const bitten = careAfterWounds(wounded, struck(["touche"]), { at: 9, watchModifier: 1 });
    expect(bitten.watchModifier).toBe(1);
    expect(careAfterWounds(bitten, struck(["touche"]), { at: 9 }).watchModifier).toBe(1);
    expect(afterFirstAid(bitten, { row: "blesse", medicalSpecialty: true, result: 3 }).watchModifier).toBe(0);
    expect(afterFirstAid(bitten, { row: "blesse", medicalSpecialty: true, result: 0 }).watchModifier).toBe(1);
  });

  test("SE-67, SE-69: another worst row begins a period and a clock anew, the same one does not", () => {
    const before = human({ touche: [1] });
    const now: Care = { ...NO_CARE, recoveryDays: 1, treatment: "success", bleedSeconds: 30 };
    const worse = { before, after: human({ touche: [1], blesse: [1] }) };
    expect(careOfWounded(now, worse, struck(["blesse"]), { at: 1 })).toMatchObject({
      recoveryDays: 0,
      treatment: "none",
      bleedSeconds: 0,
    });
    const more = { before, after: human({ touche: [2] }) };
    expect(careOfWounded(now, more, struck(["touche"]), { at: 1 })).toMatchObject({
      recoveryDays: 1,
      treatment: "success",
      bleedSeconds: 30,
    });
  });

  test("SE-68, SE-72: so do the hours of crosses, and their treatment unless wounds are treated", () => {
    const now: Care = { ...NO_CARE, temporaryHours: 5, treatment: "success" };
    const bruised = struck(["blesse"], "temporary");
    const alone = { before: human({ touche: [0, 1] }), after: human({ touche: [0, 1], blesse: [0, 1] }) };
    expect(careOfWounded(now, alone, bruised, { at: 1 })).toEqual(NO_CARE);
    const beside = { before: human({ touche: [1, 1] }), after: human({ touche: [1, 1], blesse: [0, 1] }) };
    expect(careOfWounded(now, beside, bruised, { at: 1 })).toEqual({ ...NO_CARE, treatment: "success" });
  });

  test("SE-69: at some tables nobody bleeds before first aid fails (D-25)", () => {
    const options = { aggravationStart: "onFailedFirstAid" } as const;
    const dry = careAfterWounds(NO_CARE, struck(["blesse"]), { at: 1 }, options);
    const aid = { row: "blesse", medicalSpecialty: true, result: 0 } as const;
    expect([dry.bleeding, afterFirstAid(dry, aid, options).bleeding]).toEqual([false, true]);
    expect(afterFirstAid(dry, { ...aid, noBleeding: true }, options).bleeding).toBe(false);
    expect(afterFirstAid(dry, { ...aid, row: "touche" }, options).bleeding).toBe(false);
  });
});

describe("first aid", () => {
  test("SE-60, SE-61, SE-70: as hard as the wound, and harder for a layman", () => {
    expect(ROWS.map((row) => firstAidDifficulty(row, true))).toEqual([2, 3, 4]);
    expect(ROWS.map((row) => firstAidDifficulty(row, false))).toEqual([3, 4, 5]);
    expect(ROWS.map((row) => stopBleedingDifficulty(row, true))).toEqual([null, 3, 4]);
    expect(ROWS.map((row) => stopBleedingDifficulty(row, false))).toEqual([null, 4, 5]);
    expect(stopBleedingDifficulty("tue", true, { haemorrhageRoll: "single" })).toBeNull();
  });

  test("SE-64: once a bout, and soon; outside a fight nobody measures", () => {
    expect(firstAidRefusal({ attempts: 0, seconds: 600 })).toBeNull();
    expect(firstAidRefusal({ attempts: 0, seconds: 601 })).toBe("tooLate");
    expect(firstAidRefusal({ attempts: 0, seconds: 601 }, { firstAidWindow: 11 })).toBeNull();
    expect(firstAidRefusal({ attempts: 1, seconds: null })).toBe("alreadyAttempted");
    expect(firstAidRefusal({ attempts: 0, seconds: null })).toBeNull();
    expect([0, 59, 60, 541, 600].map((seconds) => minutesForFirstAid(seconds))).toEqual([10, 10, 9, 1, 1]);
  });

  test("SE-62: a success stops the blood and begins no watch; that of an earlier bout goes on", () => {
    const running: Care = { ...wounded, bleedSeconds: 20, bleedRounds: 2 };
    const after = afterFirstAid(running, { row: "blesse", medicalSpecialty: true, result: 3 });
    expect(after).toEqual({ ...NO_CARE, firstAid: "success", attempts: 1, woundedAt: 100 });
    expect(afterFirstAid({ ...running, watch: true }, { row: "touche", medicalSpecialty: true, result: 2 }).watch).toBe(
      true,
    );
  });

  test("SE-62, SE-63: a failure begins the watch and leaves the blood as it was; so does no attempt at all", () => {
    const failure = { row: "blesse", medicalSpecialty: false, result: 3 } as const;
    expect(afterFirstAid(wounded, failure)).toMatchObject({ firstAid: "failed", watch: true, bleeding: true });
    expect(afterFirstAid({ ...wounded, bleeding: false }, failure).bleeding).toBe(false);
    expect(afterFirstAid(wounded, { ...failure, result: null })).toMatchObject({ firstAid: "failed", attempts: 1 });
  });

  test("SE-70: a bleeding that was stopped has no clock", () => {
    expect(bleedingStopped({ ...wounded, bleedSeconds: 20, bleedRounds: 1 })).toEqual({ ...wounded, bleeding: false });
  });
});

describe("treatment", () => {
  test("SE-68, SE-73: of wounds first, then of bruises; time alone heals Tué", () => {
    expect(treated(human({ touche: [1, 1], blesse: [0, 1] }))).toEqual({ row: "touche", temporaryOnly: false });
    expect(treated(human({ touche: [0, 1], blesse: [0, 1] }))).toEqual({ row: "blesse", temporaryOnly: true });
    expect(treated(human())).toBeNull();
    expect(treatmentRoll({ row: "tue", temporaryOnly: false }, true)).toBeNull();
    expect(treatmentRoll({ row: "tue", temporaryOnly: true }, true)).toBeNull();
    expect(treatmentRoll({ row: "blesse", temporaryOnly: false }, false)).toEqual({
      characteristic: "precision",
      specialty: "chirurgie",
      difficulty: 4,
      extraCircles: 1,
    });
  });

  test("SE-73: the table", () => {
    expect(ROWS.map((row) => CARE[row].recoveryDays)).toEqual([1, 3, 7]);
    expect(ROWS.map((row) => CARE[row].aggravation?.unit ?? null)).toEqual([null, "minute", "round"]);
  });
});

test("SE-66, SE-67: with no filled circle left all is over but a fever, and what fades", () => {
  const ill: Care = {
    ...wounded,
    watch: true,
    watchModifier: 1,
    infection: "fievre",
    recoveryDays: 2,
    temporaryHours: 3,
    treatment: "success",
  };
  expect(onceHealed(ill, human({ touche: [1] }))).toBe(ill);
  expect(onceHealed(ill, human({ touche: [0, 1] }))).toEqual({
    ...NO_CARE,
    infection: "fievre",
    temporaryHours: 3,
    treatment: "success",
  });
  expect(onceHealed({ ...ill, infection: "benigne" }, human()).infection).toBe("none");
});
