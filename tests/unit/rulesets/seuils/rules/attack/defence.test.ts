import { describe, expect, test } from "vitest";
import { parries, passivity } from "../../../../../../src/rulesets/seuils/rules/attack/defence-choices.js";
import { defenceTerms, type Incoming } from "../../../../../../src/rulesets/seuils/rules/attack/defence-terms.js";
import { DEFAULTS } from "../../../../../../src/rulesets/seuils/rules/options.js";
import { shieldBonus } from "../../../../../../src/rulesets/seuils/rules/attack/shield.js";
import { ATTACK_TYPES, SHIELD_RANGE } from "../../../../../../src/rulesets/seuils/rules/vocabulary.js";

const blow: Incoming = { missile: "none" };
const arrow: Incoming = { missile: "projectile", band: "extreme" };
const javelin: Incoming = { missile: "thrown", band: "courte" };
const simple = { ...DEFAULTS, projectileDefence: "simple" } as const;

describe("what defence the rules permit", () => {
  test("SE-29: a blow is dodged or parried with Agilité", () => {
    expect(defenceTerms(blow)).toEqual({
      dodge: true,
      parry: true,
      characteristic: "agilite",
      diceMalus: 0,
      successMalus: 0,
      difficultyBonus: 0,
    });
  });

  test("SE-17: an extra defence is rolled with Réflexes and needs a success more, or ever more (D-05)", () => {
    const cumulative = { ...DEFAULTS, extraDefenceDifficulty: "cumulative" } as const;
    expect(defenceTerms(blow, 3)).toMatchObject({ characteristic: "reflexes", difficultyBonus: 1 });
    expect(defenceTerms(blow, 3, cumulative)).toMatchObject({ characteristic: "reflexes", difficultyBonus: 3 });
  });

  test("SE-33: nothing avoids a bullet, by either rule", () => {
    expect([defenceTerms({ missile: "firearm" }), defenceTerms({ missile: "firearm" }, 1, simple)]).toEqual([
      null,
      null,
    ]);
  });

  test("SE-34, SE-35: arrows are dodged with Réflexes, what is thrown is harder to avoid from near", () => {
    expect(defenceTerms(arrow)).toMatchObject({ parry: false, characteristic: "reflexes", successMalus: 2 });
    const malus = (["courte", "moyenne", "extreme"] as const).map(
      (band) => defenceTerms({ ...javelin, band })?.successMalus,
    );
    expect(malus).toEqual([2, 1, 0]);
    expect(defenceTerms({ missile: "thrown" })?.successMalus).toBe(0);
  });

  test("SE-35: a table may want Réflexes against what is thrown (D-09), and Réflexes alone when it is extra", () => {
    const options = { ...DEFAULTS, thrownDefenceCharacteristic: "reflexes" } as const;
    expect(defenceTerms(javelin, 0, options)?.characteristic).toBe("reflexes");
    expect(defenceTerms(javelin, 1)).toMatchObject({ characteristic: "reflexes", successMalus: 2, difficultyBonus: 1 });
  });

  test("SE-36: the short rule costs a die, and only lets one dodge (D-08)", () => {
    for (const missile of [arrow, javelin]) {
      expect(defenceTerms(missile, 0, simple)).toMatchObject({
        dodge: true,
        parry: false,
        characteristic: "agilite",
        diceMalus: 1,
        successMalus: 0,
      });
    }
    expect(defenceTerms(blow, 0, simple)).toEqual(defenceTerms(blow));
  });

  test("SE-75: a blast is not parried", () => {
    expect(defenceTerms({ ...javelin, area: true })).toMatchObject({ dodge: true, parry: false });
  });
});

describe("what a defender can do", () => {
  test("SE-31: gloves meet grapples only, a blade meets the rest too (D-34)", () => {
    expect(ATTACK_TYPES.filter((attackType) => parries("unarmed", attackType))).toEqual(["grapple"]);
    expect(ATTACK_TYPES.filter((attackType) => parries("blades", attackType))).toEqual(ATTACK_TYPES);
  });

  test("SE-32: who is surprised, held or out of action avoids nothing", () => {
    const ready = { state: "indemne", surprised: false, held: false } as const;
    expect(passivity(ready)).toBeNull();
    expect(passivity({ ...ready, surprised: true })).toBe("surprised");
    expect(passivity({ ...ready, held: true })).toBe("held");
    expect(passivity({ ...ready, state: "inconscient", held: true })).toBe("unable");
    expect(passivity({ ...ready, state: "mourant" }, { dyingActs: true })).toBeNull();
  });
});

describe("shields", () => {
  const parry = { defence: "parry", extra: false } as const;

  test("SE-37: their bonus is dice of a parry, or successes (D-13)", () => {
    expect(shieldBonus(3, parry)).toEqual({ bonusDice: 3, successBonus: 0 });
    expect(shieldBonus(3, parry, { ...DEFAULTS, shieldBonusKind: "successes" })).toEqual({
      bonusDice: 0,
      successBonus: 3,
    });
    expect(shieldBonus(3, { ...parry, defence: "dodge" }).bonusDice).toBe(0);
  });

  test("SE-37: an extra parry has it too, unless the table says no (D-14)", () => {
    const extra = { ...parry, extra: true };
    expect(shieldBonus(2, extra).bonusDice).toBe(2);
    expect(shieldBonus(2, extra, { ...DEFAULTS, shieldOnExtraDefence: false }).bonusDice).toBe(0);
    expect(shieldBonus(2, parry, { ...DEFAULTS, shieldOnExtraDefence: false }).bonusDice).toBe(2);
  });

  test("SE-48: they go from 1 to 3", () => {
    expect(SHIELD_RANGE).toEqual({ min: 1, max: 3 });
  });
});
