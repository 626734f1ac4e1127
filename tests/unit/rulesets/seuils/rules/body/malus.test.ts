import { describe, expect, test } from "vitest";
import { countedRow, malusOn, woundMalus } from "../../../../../../src/rulesets/seuils/rules/body/malus.js";
import { DEFAULTS } from "../../../../../../src/rulesets/seuils/rules/options.js";
import {
  ATTACK_TRAIT_DICE,
  CHARGE_DICE,
  TRAITS,
  isTrait,
} from "../../../../../../src/rulesets/seuils/rules/character/traits.js";
import { venomEffect } from "../../../../../../src/rulesets/seuils/rules/damage/venom.js";
import { human } from "../support.js";

describe("what wounds cost", () => {
  test("SE-58, SE-59: one circle is enough, several change nothing, and only the largest counts", () => {
    expect(woundMalus(human())).toBe(0);
    expect([woundMalus(human({ touche: [1] })), woundMalus(human({ touche: [4] }))]).toEqual([1, 1]);
    expect(woundMalus(human({ touche: [4], blesse: [1] }))).toBe(2);
    expect(woundMalus(human({ tue: [1] }))).toBe(3);
  });

  test("SE-58: each row costs what the table says, even a mild one more than a grave one (D-19)", () => {
    const options = { ...DEFAULTS, woundMalusTouche: 3, woundMalusBlesse: 1 };
    expect(woundMalus(human({ touche: [1], blesse: [1] }), options)).toBe(3);
  });

  test("SE-59: the row that counts is the one with the largest malus, the worst of equal ones", () => {
    const hurt = human({ touche: [1], blesse: [1] });
    expect([countedRow(human()), countedRow(hurt)]).toEqual([null, "blesse"]);
    expect(countedRow(hurt, { ...DEFAULTS, woundMalusTouche: 3 })).toBe("touche");
    expect(countedRow(hurt, { ...DEFAULTS, woundMalusTouche: 2 })).toBe("blesse");
  });

  test("SE-59: crosses count, unless the table says no (D-20)", () => {
    const crossed = human({ touche: [1], blesse: [0, 1] });
    expect([woundMalus(crossed), woundMalus(crossed, { ...DEFAULTS, temporaryMalus: false })]).toEqual([2, 1]);
  });

  test("SE-59, SE-66: fever adds to them (D-22), but spares rolls of Santé; wounds may, too (D-21)", () => {
    const hurt = human({ blesse: [1] });
    expect(malusOn("force", hurt, "fievre")).toEqual({ woundMalus: 2, feverMalus: 1, total: 3 });
    expect(malusOn("force", hurt, "grave", { ...DEFAULTS, feverStacks: false }).total).toBe(3);
    expect(malusOn("sante", hurt, "forteFievre")).toEqual({ woundMalus: 2, feverMalus: 0, total: 2 });
    expect(malusOn("sante", hurt, "fievre", { ...DEFAULTS, woundMalusOnSante: false }).total).toBe(0);
  });
});

describe("creatures", () => {
  test("SE-77: the pack and an ambush bring a die each, and nothing else does", () => {
    expect([ATTACK_TRAIT_DICE, CHARGE_DICE]).toEqual([{ pack: 1, ambush: 1 }, 1]);
  });

  test("SE-77: a stored word is a trait or is only text", () => {
    expect(Object.keys(TRAITS).every(isTrait)).toBe(true);
    expect([isTrait(""), isTrait("toString")]).toEqual([false, false]);
  });

  test("SE-77: venom that is not resisted costs dice, and without any success wounds", () => {
    expect(venomEffect(3, 3)).toEqual({ poisoned: false, wound: false });
    expect(venomEffect(2, 3)).toEqual({ poisoned: true, wound: false });
    expect(venomEffect(0, 3)).toEqual({ poisoned: true, wound: true });
    expect(venomEffect(0, 0)).toEqual({ poisoned: false, wound: false });
  });
});
