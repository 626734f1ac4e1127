import { expect, test } from "vitest";
import { DISEASES, healedBy, treatDisease } from "../../../../../../src/rulesets/warp/rules/body/healing-power.js";
import { RECOVERY_SHARES, recoveredHp } from "../../../../../../src/rulesets/warp/rules/body/recovery.js";

test("WP-111: healing counts twice before the recovery, and never passes the maximum", () => {
  expect(healedBy(3, { hp: 12, max: 22, recovered: false })).toBe(6);
  expect(healedBy(3, { hp: 17, max: 22, recovered: true })).toBe(3);
  expect(healedBy(12, { hp: 20, max: 21, recovered: true })).toBe(1);
  expect(healedBy(12, { hp: 21, max: 21, recovered: false })).toBe(0);
});

test("WP-111, WP-64: healed before or after the recovery comes to the same", () => {
  const before = 12 + healedBy(3, { hp: 12, max: 22, recovered: false });
  const after = recoveredHp({ hp: 12, fightStart: 22 }, RECOVERY_SHARES.half);
  expect(recoveredHp({ hp: before, fightStart: 22 }, RECOVERY_SHARES.half)).toBe(20);
  expect(after + healedBy(3, { hp: after, max: 22, recovered: true })).toBe(20);
});

test("WP-111: a disease is beaten by more than its difficulty", () => {
  expect([4, 5, 6].map((face) => treatDisease([face], DISEASES.minor).outcome)).toEqual(["failure", "draw", "success"]);
  expect(treatDisease([6, 6, 4], DISEASES.grave).outcome).toBe("success");
});

test("WP-111: nothing but ones passes the disease on, optional rule or not (WD-64)", () => {
  expect(treatDisease([1, 1], DISEASES.minor)).toMatchObject({ total: 2, outcome: "failure", caught: true });
  expect(treatDisease([1, 2], DISEASES.minor).caught).toBe(false);
});
