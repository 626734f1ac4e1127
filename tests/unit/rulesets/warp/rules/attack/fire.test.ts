import { expect, test } from "vitest";
import {
  FIRE_RATES,
  mayFire,
  recoil,
  shotsUsed,
  tacticEffect,
} from "../../../../../../src/rulesets/warp/rules/attack/fire.js";
import { BANDS, FIRE_MODES, TACTICS } from "../../../../../../src/rulesets/warp/rules/vocabulary.js";

test("WP-90…WP-92: the table of tactics as the book writes it", () => {
  const row = (tactic: (typeof TACTICS)[number]) =>
    BANDS.map((band) => {
      const { bonus, malus, factor } = tacticEffect(tactic, band);
      return `${"b".repeat(bonus)}${"p".repeat(malus)}${factor > 0 ? `/+${factor}` : ""}` || "-";
    });
  expect(row("single")).toEqual(["-", "-", "-", "-", "-"]);
  expect(row("burst")).toEqual(["b/+1", "b/+1", "b", "b", "b"]);
  expect(row("fullAutoSingle")).toEqual(["b/+2", "b/+2", "b/+1", "b", "b"]);
  expect(row("fullAutoSweep")).toEqual(["b/+1", "b", "-", "p", "pp"]);
});

test("WP-89, WP-93: shots of a turn, and who fires more than single shots", () => {
  expect(FIRE_MODES.map((mode) => FIRE_RATES[mode].shots)).toEqual([1, 2, 2, 1, 2, 1]);
  expect(FIRE_MODES.filter((mode) => FIRE_RATES[mode].tactics.length > 1)).toEqual(["smg", "autoRifle"]);
});

test("WP-89: recoil spoils the second shot; both of a submachine gun where the table says so (WD-33)", () => {
  expect([recoil("automatic", 1, 2), recoil("automatic", 2, 2)]).toEqual([0, 1]);
  expect([recoil("smg", 1, 2, "both"), recoil("smg", 2, 2, "both")]).toEqual([1, 1]);
  expect(recoil("smg", 1, 1, "both")).toBe(0);
  expect(recoil("automatic", 1, 2, "both")).toBe(0);
  expect(recoil("revolver", 2, 2)).toBe(0);
});

test("WP-89: two single shots, or one burst, or one full-auto in a turn", () => {
  expect([mayFire("smg", "single", 0), mayFire("smg", "single", 1), mayFire("smg", "single", 2)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([mayFire("smg", "burst", 0), mayFire("smg", "burst", 1)]).toEqual([true, false]);
  expect(mayFire("automatic", "burst", 0)).toBe(false);
  expect([shotsUsed("smg", "single"), shotsUsed("smg", "burst")]).toEqual([1, 2]);
});
