import { expect, test } from "vitest";
import { resolveTaser } from "../../../../../../src/rulesets/warp/rules/attack/taser.js";

const SHOT = { margin: 3, factor: 5 };
const vest = (face: number) => ({ regularDice: [face], regularPoints: 0, ballisticDice: [] });

test("WP-60: armour stops a taser entirely or not at all", () => {
  expect(resolveTaser(SHOT, vest(4))).toEqual({ hit: true, protection: 4, blocked: true, temporary: 0 });
  expect(resolveTaser(SHOT, vest(2))).toEqual({ hit: true, protection: 2, blocked: false, temporary: 15 });
});

test("WP-60: equality protects, unless the table favours the attacker (WD-07)", () => {
  expect(resolveTaser(SHOT, vest(3)).blocked).toBe(true);
  expect(resolveTaser(SHOT, vest(3), "attacker").temporary).toBe(15);
});

test("WP-60: ballistic dice count 1 each, a steel skin all it absorbs (WD-08)", () => {
  const worn = { regularDice: [], regularPoints: 0, ballisticDice: [6, 6], skin: { total: 4, dice: 2 } };
  expect(resolveTaser(SHOT, worn).protection).toBe(6);
});

test("WP-60, WP-74: damage dice replace the margin for the shock, not for the armour (WD-54)", () => {
  expect(resolveTaser({ ...SHOT, damageDice: [1, 2, 3, 4, 5] }, vest(2)).temporary).toBe(15);
  expect(resolveTaser({ ...SHOT, damageDice: [6, 6, 6, 6, 6] }, vest(4)).temporary).toBe(0);
});

test("WP-60: a miss is no shock", () => {
  expect(resolveTaser({ margin: 0, factor: 5 }, vest(1))).toMatchObject({ hit: false, blocked: false, temporary: 0 });
});
