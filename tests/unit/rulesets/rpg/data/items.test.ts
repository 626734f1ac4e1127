import { describe, expect, test } from "vitest";
import { EFFECT_LIST } from "../../../../../src/rulesets/rpg/data/read-effects.js";
import { RpgSkill } from "../../../../../src/rulesets/rpg/data/items/skill.js";
import { itemAt, updated } from "../../../../support/models/models.js";
import { character, preparedItem, type ItemSource } from "../../../../support/models/rpg-models.js";

describe("a skill", () => {
  test("RP-22: that nobody has is worth its DM", () => {
    expect(preparedItem("rpgSkill", { mastery: 3 }).score).toBe(3);
  });

  test("RP-15: of the table's own is found by its name, however it is written", () => {
    const own: ItemSource = { type: "rpgSkill", system: { mastery: 2, root: "crafts" } };
    const cook = character({}, [own]);
    const item = cook.parent.items[0] as unknown as { name: string };
    item.name = "Tricot";
    cook.prepareDerivedData();
    expect(cook.skill(" tricot ")).toBe(itemAt(cook, RpgSkill));
    expect(cook.skill("")).toBeNull();
  });
});

describe("a weapon", () => {
  test("RP-50, RP-69: reads its dice, whole or halved; a net has none", () => {
    expect(preparedItem("rpgWeapon", { formula: "1d6+1" }).dice).toEqual({
      count: 1,
      faces: 6,
      flat: 1,
      halved: false,
    });
    expect(preparedItem("rpgWeapon", { formula: "1d4", halved: true }).dice).toMatchObject({ faces: 4, halved: true });
    expect(preparedItem("rpgWeapon", { formula: "", special: "net" }).dice).toBeNull();
  });

  test("RP-68, RP-73, RP-74: knows its uses, with which skill, and how far they reach", () => {
    const dagger = preparedItem("rpgWeapon", { mode: "meleeOrThrown" });
    expect(dagger.uses.map((use) => [use, dagger.skillOf(use), dagger.rangeIn(use, 7)])).toEqual([
      ["melee", "handWeapons", null],
      ["thrown", "thrownWeapons", 14],
    ]);
    expect(preparedItem("rpgWeapon", { mode: "missile", range: 75 }).rangeIn("missile", 7)).toBe(75);
    expect(preparedItem("rpgWeapon", { mode: "thrown", throwWeight: "veryHeavy" }).rangeIn("thrown", 7)).toBe(3.5);
  });

  test("RP-61: that asks for two hands is held with both", () => {
    expect(preparedItem("rpgWeapon", { hands: 2, equipped: "main" }).grip).toBe("both");
    expect(preparedItem("rpgWeapon", { equipped: "off" }).grip).toBe("off");
    expect(preparedItem("rpgWeapon", { hands: 2 }).grip).toBe("none");
  });

  test.each(["broken", "stuck", "onGround"])("RP-55: that is %s is out of use", (mishap) => {
    expect(preparedItem("rpgWeapon", { [mishap]: true }).outOfUse).toBe(true);
    expect(preparedItem("rpgWeapon").outOfUse).toBe(false);
  });

  test("RP-72: never holds more bolts than its magazine", async () => {
    const crossbow = preparedItem("rpgWeapon", { magazine: { value: 5, max: 5 } });
    expect(await updated(crossbow, { magazine: { value: 9 } })).toEqual({ magazine: { value: 5 } });
    expect(await updated(crossbow, { magazine: { max: 3 } })).toEqual({ magazine: { max: 3, value: 3 } });
    expect(await updated(crossbow, { loaded: false })).toEqual({ loaded: false });
  });
});

test("RP-64: an armour protects while it is worn and whole", () => {
  const piece = (system: object) => preparedItem("rpgArmor", { coverage: [10], ...system });
  expect(piece({ formula: "1d8" }).piece).toEqual({
    formula: { count: 1, faces: 8, flat: 0, halved: false },
    coverage: [10],
  });
  expect(piece({ formula: "cuir" }).piece).toBeNull();
  expect([piece({ worn: true }).protects, piece({}).protects]).toEqual([true, false]);
  expect(piece({ worn: true, broken: true }).protects).toBe(false);
});

test("RP-42: a shield serves on the arm and whole", () => {
  const ready = (system: object) => preparedItem("rpgShield", system).ready;
  expect([ready({ equipped: true }), ready({}), ready({ equipped: true, onGround: true })]).toEqual([
    true,
    false,
    false,
  ]);
});

test("RP-61: hands hold what is in them, natural weapons are in none", () => {
  const items: readonly ItemSource[] = [
    { type: "rpgWeapon", system: { equipped: "main" } },
    { type: "rpgWeapon", system: { equipped: "main", natural: true } },
    { type: "rpgWeapon", system: { equipped: "off", onGround: true } },
    { type: "rpgShield", system: { equipped: true } },
    { type: "rpgGear", system: { held: "off" } },
    { type: "rpgGear", system: {} },
  ];
  const hero = character({}, items);
  [...hero.parent.items].forEach((item, i) => Object.assign(item, { id: `${i}` }));
  hero.prepareDerivedData();
  expect(hero.carried.held).toEqual([
    { id: "0", kind: "weapon", grip: "main" },
    { id: "3", kind: "shield", grip: "off" },
    { id: "4", kind: "other", grip: "off" },
  ]);
});

test.each([null, 7, "x", {}, true, [{}], [null]])("lists, groups and figures of items that are %j heal", (odd) => {
  const weapon = preparedItem("rpgWeapon", { mode: odd, magazine: odd, hands: odd, equipped: odd, special: odd });
  expect([weapon.mode, weapon.equipped, weapon.magazine.max]).toEqual(["melee", "none", 0]);
  expect([1, 2]).toContain(weapon.hands);
  expect(preparedItem("rpgArmor", { coverage: odd, formula: odd }).coverage.every(Number.isInteger)).toBe(true);
  expect(EFFECT_LIST.read(preparedItem("rpgSpell", { effects: odd, kind: odd }).effects)).toEqual([]);
  const plague = preparedItem("rpgAffliction", { attributeLoss: odd, cure: odd, recovery: odd, effects: odd });
  expect([plague.attributeLoss.value, plague.recovery.interval, EFFECT_LIST.read(plague.effects)]).toEqual([
    0,
    "week",
    [],
  ]);
  expect(preparedItem("rpgSkill", { root: odd, mastery: odd }).root).toBe("weapons");
  expect(preparedItem("rpgGear", { held: odd }).held).toBe("none");
});

test("RP-92, RP-93: what is made a disease grants a test, a poison none, unless it is told otherwise (D-59)", async () => {
  const poison = preparedItem("rpgAffliction", { kind: "poison" });
  expect(await updated(poison, { kind: "disease" })).toEqual({ kind: "disease", test: true });
  expect(await updated(poison, { kind: "disease", test: false })).toEqual({ kind: "disease", test: false });
  const disease = preparedItem("rpgAffliction", { kind: "disease", test: true });
  expect(await updated(disease, { kind: "poison" })).toEqual({ kind: "poison", test: false });
  expect(await updated(disease, { kind: "disease", vector: "x" })).toEqual({ kind: "disease", vector: "x" });
});
