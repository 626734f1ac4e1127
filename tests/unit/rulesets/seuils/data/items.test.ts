import { describe, expect, test } from "vitest";
import { updated } from "../../../../support/models/models.js";
import { preparedItem } from "../../../../support/models/seuils-models.js";

describe("a weapon", () => {
  test("SE-39, SE-44: has XD/Y and a type of damage, whatever is stored", () => {
    const weapon = preparedItem("seuilsWeapon", { damageTypes: ["piercing", "slashing"] });
    expect([weapon.damage, weapon.types]).toEqual([{ dice: 2, keep: 1 }, ["piercing", "slashing"]]);
    expect(preparedItem("seuilsWeapon").types).toEqual(["slashing"]);
    expect(preparedItem("seuilsWeapon", { damageTypes: [] }).types).toEqual(["blunt"]);
  });

  test("SE-24: knows its limits, nearest band first; one may be missing", () => {
    const sling = preparedItem("seuilsWeapon", { attackType: "ranged", ranges: { short: 5, extreme: 30 } });
    expect(sling.limits).toEqual([5, null, 30]);
  });

  test("SE-20, SE-30: serves in hand; claws always do", () => {
    const serves = (system: object) => {
      const { inHand, parries } = preparedItem("seuilsWeapon", system);
      return [inHand, parries];
    };
    expect(serves({ canParry: true })).toEqual([false, false]);
    expect(serves({ canParry: true, equipped: true })).toEqual([true, true]);
    expect(serves({ natural: true })).toEqual([true, false]);
  });

  test("SE-33…SE-35: something flies in a shot and nothing in a blow, however it is changed", async () => {
    expect(preparedItem("seuilsWeapon", { missile: "firearm" }).missile).toBe("none");
    expect(preparedItem("seuilsWeapon", { attackType: "ranged" }).missile).toBe("thrown");
    const bow = preparedItem("seuilsWeapon", { attackType: "ranged", missile: "projectile" });
    expect(await updated(bow, { attackType: "melee" })).toEqual({ attackType: "melee", missile: "none" });
    expect(await updated(bow, { missile: "none" })).toEqual({ missile: "thrown" });
    expect(await updated(bow, { reach: 1 })).toEqual({ reach: 1 });
  });

  test("SE-76: holds no more ammunition than it can", async () => {
    const gun = preparedItem("seuilsWeapon", { ammo: { value: 4, max: 6 } });
    expect(await updated(gun, { ammo: { value: 9 } })).toEqual({ ammo: { value: 6 } });
    expect(await updated(gun, { ammo: { max: 2 } })).toEqual({ ammo: { max: 2, value: 2 } });
    expect(await updated(gun, { ammo: { max: null, value: 40 } })).toEqual({ ammo: { max: null, value: 40 } });
    expect(await updated(gun, { ammo: { value: null } })).toEqual({ ammo: { value: null } });
  });
});

test("SE-04, SE-10: things serve for what the rules know; what is used up for nothing", () => {
  expect(preparedItem("seuilsSpecialty", { slug: "guet", uses: ["dodge", "dance"] }).serves).toEqual([
    "dodge",
    "skill:guet",
  ]);
  const fishing = Object.defineProperty(preparedItem("seuilsSpecialty"), "parent", { value: { name: "Pêche" } });
  expect(fishing.serves).toEqual(["skill:Pêche"]); // of somebody's own: nothing but its name
  expect(preparedItem("seuilsSpecialty").serves).toEqual([]);
  expect(preparedItem("seuilsGear", { uses: ["firstAid", "x:y"] }).serves).toEqual(["firstAid"]);
  expect(preparedItem("seuilsGear", { uses: ["firstAid"], quantity: 0 }).serves).toEqual([]);
});

test("SE-37, SE-43, SE-74: protections and belongings start with what the text gives", () => {
  expect(preparedItem("seuilsArmor")).toMatchObject({ index: 1, specific: [], equipped: true, rarity: 0, value: 0 });
  expect(preparedItem("seuilsShield")).toMatchObject({ bonus: 1, hands: 1, equipped: true });
});

test("SE-77: a trait is known by its key, or only told", () => {
  expect([preparedItem("seuilsTrait", { key: "swarm" }).known, preparedItem("seuilsTrait").known]).toEqual([
    "swarm",
    null,
  ]);
});

test.each([null, 7, "x", {}, true, [{}], [null]])("lists, groups and figures of items that are %j heal", (odd) => {
  const weapon = preparedItem("seuilsWeapon", {
    ...{ attackType: odd, damage: odd, damageTypes: odd, ranges: odd, ammo: odd, group: odd, reach: odd },
  });
  expect([weapon.attackType, weapon.damage, weapon.group]).toEqual(["melee", { dice: 2, keep: 1 }, "other"]);
  expect([weapon.types.length, weapon.limits, weapon.ammo.value]).toEqual([1, [null, null, null], null]);
  for (const { against, dice } of preparedItem("seuilsArmor", { specific: odd }).specific) {
    expect([against, dice]).toEqual(["slashing", 1]);
  }
  expect(preparedItem("seuilsSpecialty", { characteristic: odd, uses: odd }).characteristic).toBe("agilite");
  expect(preparedItem("seuilsGear", { uses: odd }).serves).toEqual([]);
});
