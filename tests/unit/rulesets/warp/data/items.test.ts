import { describe, expect, test } from "vitest";
import { updated } from "../../../../support/models/models.js";
import { preparedItem } from "../../../../support/models/warp-models.js";

describe("a trait", () => {
  test("WP-11, WP-23: starts as a good trait, a power as a technical one", () => {
    expect(preparedItem("warpTrait").printed).toBe("3");
    expect(preparedItem("warpPower").printed).toBe("1*");
    expect(preparedItem("warpTrait", { scale: "specialisedTechnical", score: 4 }).printed).toBe("4*");
  });

  test("WP-79, WP-80: knows what raising it costs", () => {
    expect(preparedItem("warpTrait").raiseCost).toBe(10);
    expect(preparedItem("warpTrait", { kind: "central", score: 4 }).raiseCost).toBe(30);
    expect(preparedItem("warpPower").raiseCost).toBe(5);
    expect(preparedItem("warpTrait", { score: 5 }).raiseCost).toBeNull();
  });

  test("WP-25: a flaw has no dice, no score and no price, and strikes on 1 unless it says otherwise", () => {
    const flaw = preparedItem("warpTrait", { kind: "flaw", score: 4 });
    expect([flaw.dice, flaw.printed, flaw.raiseCost]).toEqual([0, "", null]);
    expect(flaw.flawFaces).toEqual([1]);
  });

  test("WP-107: a power knows which others it can be set against; words that are no power heal", () => {
    expect([...preparedItem("warpPower", { opposes: ["mindReading", "telepathy"] }).opposes]).toEqual([
      "mindReading",
      "telepathy",
    ]);
    expect(preparedItem("warpPower", { opposes: "all", effectKey: "laser" }).effectKey).toBe("custom");
  });
});

test("WP-124: the next week of study rolls one die more than there were attempts", () => {
  expect([0, 3].map((attempts) => preparedItem("warpSpell", { attempts }).studyDice)).toEqual([1, 4]);
});

describe("a weapon", () => {
  test("WP-54, WP-83: reads its row of the range tables, or its own", () => {
    expect(preparedItem("warpWeapon").rangeLimits).toEqual([]);
    expect(preparedItem("warpWeapon", { rangeRow: "taser" }).rangeLimits).toEqual([1, 2, 5]);
    const own = preparedItem("warpWeapon", { rangeRow: "custom", customRange: [3, 6, 12] });
    expect(own.rangeLimits).toEqual([3, 6, 12]);
  });

  test("WP-89: is empty only when it counts its rounds", () => {
    expect(preparedItem("warpWeapon", { magazine: 6 }).empty).toBe(true);
    expect(preparedItem("warpWeapon", { magazine: 6, loaded: 1 }).empty).toBe(false);
    expect(preparedItem("warpWeapon").empty).toBe(false);
  });

  test("WP-82: a firearm is aimed without minding armour, unless its data say otherwise", async () => {
    const weapon = preparedItem("warpWeapon");
    expect(await updated(weapon, { category: "firearm" })).toMatchObject({ ignoreArmourMalus: true });
    expect(await updated(weapon, { category: "firearm", ignoreArmourMalus: false })).toMatchObject({
      ignoreArmourMalus: false,
    });
    expect(await updated(weapon, { factor: 3 })).toEqual({ factor: 3 });
  });

  test("never holds more rounds than its magazine", async () => {
    const weapon = preparedItem("warpWeapon", { magazine: 6, loaded: 6 });
    expect(await updated(weapon, { loaded: 9 })).toEqual({ loaded: 6 });
    expect(await updated(weapon, { magazine: 4 })).toEqual({ magazine: 4, loaded: 4 });
  });
});

test("WP-61, WP-86: armour gives the rules its figures", () => {
  const suit = { regularDice: 3, regularPoints: 0, ballisticDice: 2, heavy: true };
  expect(preparedItem("warpArmor", suit).figures).toEqual(suit);
});

test("WP-75: a wound gives the rules its figures", () => {
  const wound = preparedItem("warpWound", { nature: "lethal", dailyLoss: 99, treated: false });
  expect(wound.figures).toMatchObject({ nature: "lethal", treated: false });
  expect(wound.malusScope).toBeNull();
});

test.each([null, 7, "x", {}, true])("lists and figures of items that are %j heal", (odd) => {
  const flaw = preparedItem("warpTrait", { kind: odd, scale: odd, score: odd, flawFaces: odd, combat: odd });
  expect([flaw.kind, flaw.scale]).toEqual(["side", "standard"]);
  expect(Array.isArray(flaw.flawFaces)).toBe(true);
  const weapon = preparedItem("warpWeapon", { category: odd, rangeRow: "custom", customRange: odd, fireMode: odd });
  expect([weapon.category, weapon.fireMode]).toEqual(["melee", null]);
  expect(weapon.rangeLimits.every((metres) => Number.isFinite(metres))).toBe(true);
  expect([...preparedItem("warpPower", { opposes: odd }).opposes]).toEqual([]);
  expect(preparedItem("warpWound", { nature: odd, malusScope: odd }).malusScope).toBeNull();
});
