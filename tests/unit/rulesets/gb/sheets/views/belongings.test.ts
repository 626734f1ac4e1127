import { describe, expect, it } from "vitest";
import { attackView } from "../../../../../../src/rulesets/gb/sheets/views/attacks-view.js";
import { strikeOf } from "../../../../../../src/rulesets/gb/sheets/actor/casting.js";
import { gearRows } from "../../../../../../src/rulesets/gb/sheets/views/gear-view.js";
import { type SpellKind } from "../../../../../../src/rulesets/gb/rules/attack/spells.js";
import { featViews, spellViews } from "../../../../../../src/rulesets/gb/sheets/views/talents-view.js";
import { preparedItem } from "../../../../../support/models/gb-models.js";

Object.assign(globalThis, { game: { i18n: { lang: "fr" } } });

describe("attacks", () => {
  const weapon = (system: object) => attackView({ id: "w", name: "Arme", img: "" }, preparedItem("gbWeapon", system));

  it("show the rounds of a magazine, and figures alone for a large one", () => {
    expect(weapon({ magazine: { value: 4, max: 6 } }).magazine).toEqual({
      value: 4,
      max: 6,
      full: false,
      rounds: [true, true, true, true, false, false],
    });
    expect(weapon({ magazine: { value: 30, max: 30 } }).magazine).toMatchObject({ full: true, rounds: [] });
    expect(weapon({}).magazine).toBeNull();
  });

  it("write distances in the reader's figures", () => {
    expect(weapon({ category: "handgun", increment: 4.5 }).increment).toBe("4,5");
  });

  it("name a count only above one, and a formula that cannot be read", () => {
    expect(weapon({ count: 2 }).count).toBe(2);
    expect(weapon({}).count).toBeNull();
    expect(weapon({ damage: "??" }).damageError).toBe("??");
  });
});

describe("feats, spells and belongings", () => {
  const item = <S extends object>(name: string, system: S) => ({ id: name, name, img: "i", system });

  it("count a feat only above one", () => {
    const feat = { key: "toughness", weapon: "", taken: 2, converted: true };
    expect(featViews([item("Robustesse", feat), item("Course", { ...feat, taken: 1 })])).toMatchObject([
      { name: "Course", taken: null },
      { name: "Robustesse", taken: 2 },
    ]);
  });

  it("GB-62…GB-64: spells heal, strike like a weapon, or burn an area; the others are the table's", () => {
    const cast = (kind: SpellKind) => spellViews([item("Sort", { kind, lethality: 3 })])[0];
    expect(cast("heal")).toMatchObject({ cast: "heal", lethality: null });
    expect(cast("harmTouch")).toMatchObject({ cast: "attack", lethality: "+3" });
    expect(cast("harmArea")).toMatchObject({ cast: "hazard", lethality: null });
    expect(cast("other")?.cast).toBeNull();
  });

  it("weigh all pieces of a belonging", () => {
    expect(gearRows([item("Corde", { quantity: 3, weight: 2.5 })])[0]?.weight).toBe("7,5");
    expect(gearRows([item("Lettre", { quantity: 1, weight: 0 })])[0]?.weight).toBeNull();
  });
});

describe("a spell that strikes", () => {
  const strike = (kind: string, casterLevel: number) =>
    strikeOf({
      id: "s",
      name: "Toucher",
      img: "i",
      system: preparedItem("gbSpell", { kind, casterLevel, maxDamageFormula: "8 + @casterLevel" }),
    });

  it("GB-64: is a touch whose lethality comes from 8 + the caster's level", () => {
    expect(strike("harmTouch", 9)).toMatchObject({
      type: "gbWeapon",
      system: { category: "touch", damage: "8 + 9", lethality: { override: 5 } },
    });
  });

  it("GB-62: at range meets the whole armour class, thrown with Dexterity", () => {
    expect(strike("harmRanged", 1)).toMatchObject({ system: { category: "thrown", ability: "dex" } });
  });
});
