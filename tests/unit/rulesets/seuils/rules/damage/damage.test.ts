import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { damagePool, sortDamage, woundOf } from "../../../../../../src/rulesets/seuils/rules/damage/damage.js";
import { DEFAULTS } from "../../../../../../src/rulesets/seuils/rules/options.js";
import {
  UNPROTECTED,
  chooseProtection,
  protectionAgainst,
  protectionFrom,
  protects,
} from "../../../../../../src/rulesets/seuils/rules/damage/protection.js";
import { ownThresholds, thresholdsOf } from "../../../../../../src/rulesets/seuils/rules/damage/thresholds.js";
import { BARE_HANDS, DAMAGE_BOUNDS, damageTypeOf } from "../../../../../../src/rulesets/seuils/rules/attack/weapons.js";

const famas = { dice: 4, keep: 3 };
/** SE-47 — two armours of the text. */
const VEST = { index: 1, specific: [{ against: "firearm", dice: 1 }] } as const;
const CHITIN = { index: 2, specific: [{ against: "slashing", dice: 1 }] } as const;

describe("damage dice", () => {
  test("SE-39, SE-41, SE-42: the example of the text: 9 7 2 4 on Santé 4", () => {
    const pool = damagePool(famas, {}, UNPROTECTED);
    const { keptFaces, idleFaces } = sortDamage(pool, famas.keep, [9, 7, 2, 4]);
    expect([keptFaces, idleFaces]).toEqual([[9, 7, 4], [2]]);
    expect(keptFaces.map((face) => woundOf(face, thresholdsOf(4)))).toEqual(["blesse", "touche", "none"]);
  });

  test("SE-43, SE-44: the other one: the vest takes a die, then the best of those that fell", () => {
    const pool = damagePool(famas, {}, protectionFrom(VEST, "firearm"));
    expect(pool).toEqual({ rolled: 3, discarded: 1, kept: 2, absorbed: false });
    expect(sortDamage(pool, famas.keep, [4, 9, 7])).toEqual({
      discardedFaces: [9],
      keptFaces: [7, 4],
      idleFaces: [],
    });
  });

  test("SE-45: a vest absorbs a hunting rifle, unless a margin brings a die", () => {
    const vest = protectionFrom(VEST, "firearm");
    const rifle = { dice: 2, keep: 2 };
    expect(damagePool(rifle, {}, vest)).toEqual({ rolled: 0, discarded: 0, kept: 0, absorbed: true });
    expect(damagePool(rifle, { bonusDice: 1 }, vest)).toEqual({ rolled: 2, discarded: 1, kept: 1, absorbed: false });
    expect(damagePool({ dice: 0, keep: 1 }, {}, UNPROTECTED).absorbed).toBe(true);
  });

  test("SE-40: dice of a charge are on top of those of the margin", () => {
    expect(damagePool(famas, { bonusDice: 1, extraDice: 2 }, UNPROTECTED)).toMatchObject({ rolled: 7, kept: 3 });
  });

  test("SE-40: where damage explodes, dice on the table count, but absorption is decided without them (D-17)", () => {
    const options = { damageExplodes: true };
    const pool = damagePool({ dice: 2, keep: 3 }, {}, UNPROTECTED);
    expect(() => sortDamage(pool, 3, [10, 4, 10, 2])).toThrow(RangeError);
    expect(sortDamage(pool, 3, [10, 4, 10, 2], options).keptFaces).toEqual([10, 10, 4]);
    expect(() => sortDamage(pool, 3, [10, 4], options)).toThrow(RangeError);
  });

  test("SE-42, SE-54: equal Seuils give the worse wound, and a sheet may have its own", () => {
    const capped = thresholdsOf(6, { overThreshold: "cap10" });
    expect([woundOf(10, capped), woundOf(10, thresholdsOf(6)), woundOf(9, capped)]).toEqual([
      "tue",
      "blesse",
      "touche",
    ]);
    const [none, own] = [{ override: null }, { override: 2 }];
    expect(ownThresholds(thresholdsOf(3), { touche: none, blesse: own, tue: none })).toEqual({
      touche: 5,
      blesse: 2,
      tue: 9,
    });
  });

  test("SE-43…SE-45: no protection ever adds a die or betters one that counts", () => {
    const faces = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 12 });
    const protection = fc.record({ index: fc.nat(5), specific: fc.nat(5) });
    fc.assert(
      fc.property(faces, fc.integer({ min: 1, max: 5 }), protection, (fallen, keep, worn) => {
        const weapon = { dice: fallen.length, keep };
        const bare = sortDamage(damagePool(weapon, {}, UNPROTECTED), keep, fallen).keptFaces;
        const pool = damagePool(weapon, {}, worn);
        expect(pool.rolled).toBeLessThanOrEqual(fallen.length);
        expect(pool.absorbed).toBe(worn.index + worn.specific >= fallen.length);
        const kept = sortDamage(pool, keep, fallen.slice(0, pool.rolled)).keptFaces;
        expect(kept.length).toBe(pool.kept);
        expect(kept.length).toBeLessThanOrEqual(bare.length);
        for (const [place, face] of kept.entries()) expect(face).toBeLessThanOrEqual(bare[place] ?? 0);
      }),
    );
  });
});

describe("weapons", () => {
  test("SE-21, SE-39: bare hands are within the bounds, and leave bruises", () => {
    const { damage, nature } = BARE_HANDS;
    expect([damage.dice >= DAMAGE_BOUNDS.dice.min, damage.keep >= DAMAGE_BOUNDS.keep.min, nature]).toEqual([
      true,
      true,
      "temporary",
    ]);
  });

  test("SE-44: an attack does one type of damage, one of its weapon's", () => {
    const knife = { damageTypes: ["slashing", "piercing"] } as const;
    expect(([null, "piercing", "fire"] as const).map((chosen) => damageTypeOf(knife, chosen))).toEqual([
      "slashing",
      "piercing",
      "slashing",
    ]);
  });
});

describe("protections", () => {
  test("SE-44: a specific index serves against its own type of damage, the best one if there are two", () => {
    const odd = {
      index: 1,
      specific: [{ against: "blunt", dice: 1 } as const, { against: "blunt", dice: 2 } as const],
    };
    expect([protectionFrom(odd, "blunt").specific, protectionFrom(odd, "fire").specific]).toEqual([2, 0]);
  });

  test("SE-46: the best one counts, by the type of damage; or their sum (D-16)", () => {
    const worn = [VEST, CHITIN];
    expect(chooseProtection(worn, "blunt")).toEqual({ index: 2, specific: 0 });
    expect(chooseProtection(worn, "firearm")).toEqual({ index: 1, specific: 1 });
    expect(chooseProtection(worn, "firearm", { protectionStacking: "sum" })).toEqual({ index: 3, specific: 1 });
    expect(chooseProtection([], "fire")).toEqual(UNPROTECTED);
  });

  test("SE-21, SE-25: nothing protects where one aimed past it, nor in a grapple at some tables (D-15)", () => {
    const worn = [CHITIN];
    const grapple = { attackType: "grapple", damageType: "blunt", aimed: false } as const;
    expect(protectionAgainst(worn, grapple).index).toBe(2);
    expect(protectionAgainst(worn, { ...grapple, aimed: true })).toEqual(UNPROTECTED);
    const ignored = { ...DEFAULTS, grappleProtection: "ignored" } as const;
    expect(protectionAgainst(worn, grapple, ignored)).toEqual(UNPROTECTED);
    expect(protectionAgainst(worn, { ...grapple, attackType: "melee" }, ignored).index).toBe(2);
  });

  test("SE-25, SE-44: what serves against another type of damage is nothing to aim past", () => {
    const padded = { index: 0, specific: [{ against: "piercing", dice: 1 }] } as const;
    expect([protects(protectionFrom(padded, "piercing")), protects(protectionFrom(padded, "blunt"))]).toEqual([
      true,
      false,
    ]);
  });
});

describe("Seuils", () => {
  test("SE-56: the table of the text, its last cell too", () => {
    const table = [1, 2, 3, 4, 5].map((sante) => Object.values(thresholdsOf(sante)));
    expect(table).toEqual([
      [3, 5, 7],
      [4, 6, 8],
      [5, 7, 9],
      [6, 8, 10],
      [7, 9, 10],
    ]);
  });

  test("SE-57: beyond it the series goes on, Touché to 10 at most; or stops at 10 (D-18)", () => {
    expect(thresholdsOf(0)).toEqual({ touche: 2, blesse: 4, tue: 6 });
    expect(thresholdsOf(10)).toEqual({ touche: 10, blesse: 14, tue: 16 });
    expect(thresholdsOf(10, { overThreshold: "cap10" })).toEqual({ touche: 10, blesse: 10, tue: 10 });
  });
});
