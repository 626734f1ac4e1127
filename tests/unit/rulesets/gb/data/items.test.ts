import { describe, expect, it } from "vitest";
import { GbWeapon } from "../../../../../src/rulesets/gb/data/items/weapon.js";
import { DAMAGE_BOX } from "../../../../../src/rulesets/gb/sheets/item/formula-boxes.js";
import { creature, investigator, preparedItem } from "../../../../support/models/gb-models.js";

describe("a weapon", () => {
  it("GB-16, GB-17: lethality comes from the dice, the threat range and the multiplier", () => {
    expect(preparedItem("gbWeapon", { damage: "2d6" }).lethality).toMatchObject({ base: 3, extra: 0, total: 3 });
    expect(preparedItem("gbWeapon", { damage: "1d4", threatMin: 19 }).lethality.total).toBe(2);
  });

  it("GB-16: a bonus given outright replaces the table, a maximum given outright the dice", () => {
    expect(preparedItem("gbWeapon", { damage: "2d10", lethality: { override: 7 } }).lethality.total).toBe(7);
    expect(preparedItem("gbWeapon", { damage: "touch", maxDamageOverride: 13 }).lethality.total).toBe(4);
  });

  it("keeps a formula that cannot be read, and says so", () => {
    const odd = preparedItem("gbWeapon", { damage: "2d6 + STR" });
    expect([odd.damage, odd.damageError, odd.maxDamage, odd.lethality.total]).toEqual(["2d6 + STR", "2d6 + STR", 0, 0]);
    expect(preparedItem("gbWeapon", { damage: "" }).damageError).toBeNull();
    const entered = ["2d6 + gros", "d", "@str", "1d6;", "<b>1d6</b>", "2d6+1"];
    expect(entered.filter((text) => DAMAGE_BOX.reads(text))).toEqual(["2d6+1"]);
  });

  it("GB-51: bare hands cost PF only", () => {
    expect(preparedItem("gbWeapon", { category: "unarmed" }).pfOnly).toBe(true);
    expect(preparedItem("gbWeapon", { category: "melee" }).pfOnly).toBe(false);
  });

  it("GB-15: its wielder's attack counts base, ability, lethality and fatigue", () => {
    const thug = creature(
      {
        bab: 1,
        abilities: { dex: { value: 12 }, con: { value: 12 } },
        poolsMethod: "investigator",
        pv: { value: 9 },
        pf: { value: 7 },
      },
      [{ type: "gbWeapon", system: { category: "handgun", ability: "dex", damage: "2d6" } }],
    );
    const weapon = thug.parent.items[0]?.system;
    expect(weapon).toBeInstanceOf(GbWeapon);
    expect((weapon as GbWeapon).attackModifiers).toEqual([
      { id: "bab", value: 1, rule: "GB-15" },
      { id: "dex", value: 1, rule: "GB-15" },
      { id: "lethality", value: 3, rule: "GB-16" },
      { id: "fatigue", value: -1, rule: "GB-11" },
    ]);
  });

  it("is empty only when it counts its rounds", () => {
    expect(preparedItem("gbWeapon", { magazine: { value: 0, max: 6 } }).empty).toBe(true);
    expect(preparedItem("gbWeapon", { magazine: { value: null, max: 6 } }).empty).toBe(true);
    expect(preparedItem("gbWeapon", { magazine: { value: 2, max: 6 } }).empty).toBe(false);
    expect(preparedItem("gbWeapon", {}).empty).toBe(false);
  });

  it("changes its ability with its category, unless the same change says otherwise", async () => {
    const weapon = preparedItem("gbWeapon", { category: "melee", ability: "str" });
    const toThrown = { system: { category: "thrown" } };
    await weapon._preUpdate(toThrown, {}, null as never);
    expect(toThrown.system).toEqual({ category: "thrown", ability: "dex", maxIncrements: 5 });
    const told = { system: { category: "handgun", ability: "str" } };
    await weapon._preUpdate(told, {}, null as never);
    expect(told.system).toMatchObject({ ability: "str" });
  });
});

describe("a wound", () => {
  it("GB-29, GB-32: its severity comes from gravity, zone and body", () => {
    expect(preparedItem("gbWound", { gb: 7, zone: "legLeft" }).severity).toBe("grave");
    expect(preparedItem("gbWound", { gb: 16, zone: "head" }).severity).toBe("mortal");
    expect(preparedItem("gbWound", { gb: 16, zone: "legLeft" }).severity).toBe("critical");
    const zombie = creature({ profile: "zombie" }, [{ type: "gbWound", system: { gb: 16, zone: "head" } }]);
    expect(zombie.parent.items[0]?.system).toMatchObject({ severity: "destructive" });
  });

  it("GB-29: the keeper's word goes before the table", () => {
    expect(preparedItem("gbWound", { gb: 9, zone: "torso", forcedSeverity: "light" }).severity).toBe("light");
  });

  it("survives on a zone that its bearer does not have", () => {
    const man = investigator({}, [{ type: "gbWound", system: { gb: 3, zone: "tail" } }]);
    expect(man.parent.items[0]?.system).toMatchObject({ severity: "moderate" });
  });
});
