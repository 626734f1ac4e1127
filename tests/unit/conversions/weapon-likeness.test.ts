import { describe, expect, test } from "vitest";
import { convertAdversary } from "../../../src/conversions/rules/d100-adversary.js";
import { naturalKind } from "../../../src/conversions/rules/natural-kind.js";
import { readPaste } from "../../../src/conversions/rules/paste.js";
import { likenessOf, skillTold } from "../../../src/conversions/rules/weapon-likeness.js";
import { DEFAULTS } from "../../../src/rulesets/d20d100/rules/options.js";
import { KNOWN } from "../../support/packs/d20d100-known.js";

describe("DD-13, D-86: what a weapon of percentages is made after", () => {
  test.each([
    ["Colt .45 New Service", "colt45"],
    ["Colt .45", "colt45"],
    ["Vieux revolver", "revolver32"],
    ["Pistolet", "colt1911"],
    ["Arme de poing", "revolver32"],
    ["Fusil", "springfield1903"],
    ["Fusil laser", "springfield1903"],
    ["Fusil de chasse", "doubleBarrel12"],
    ["Mitraillette", "thompson"],
    ["Thompson submachine gun", "thompson"],
    ["Arbalète", "bow"],
    ["Dague sacrificielle", "combatKnife"],
    ["Épée bâtarde", "foil"],
    ["Matraque", "club"],
    ["Matraque plombée", "club"],
  ])("%s: %s", (name, key) => {
    expect(likenessOf(name, KNOWN)?.key).toBe(key);
  });

  test.each(["Griffes", "Morsure", "Coup de poing", "Lutte", "Fouet neural", "Langue"])(
    "%s is no weapon of the compendia",
    (name) => {
      expect(likenessOf(name, KNOWN)).toBeNull();
    },
  );

  test("a name that tells nothing tells no skill", () => {
    expect(skillTold("Tentacule", KNOWN)).toBeNull();
    expect(skillTold("Coup de poing", KNOWN)).toBe("boxing");
  });

  test.each([
    ["Griffes", "edged"],
    ["Serres", "edged"],
    ["Morsures", "piercing"],
    ["Coup de queue", "blunt"],
    ["Rafale de vent", null],
  ])("the body strikes too: %s, %s", (name, kind) => {
    expect(naturalKind(name)).toBe(kind);
  });
});

describe("I3: the attacks of an adversary", () => {
  const convert = (text: string) =>
    convertAdversary(readPaste(text), KNOWN, { human: true, holds: true, armorClass: null }, DEFAULTS);
  const told = (text: string) =>
    convert(text).remarks.filter(({ id }) => id === "likeWeapon" || id === "naturalWeapon");

  test("a firearm shoots bullets, and it is told after what it was made", () => {
    const text = "Garde\nFOR 12 TAI 13 DEX 10\nFusil laser 50 % 2D6\nColt .45 New Service 60 % 1D10+2";
    expect(convert(text).attacks.map(({ key, like }) => [key, like])).toEqual([
      ["", "springfield1903"],
      ["colt45", "colt45"],
    ]);
    expect(told(text)).toEqual([
      { kind: "guessed", id: "likeWeapon", what: "Fusil laser", value: "Springfield M1903 .30-06" },
    ]);
  });

  test("a part of the body is told where its name does not say how it strikes", () => {
    expect(told("Chose\nGriffes 40 % 1D6\nRafale de vent 40 % 1D6")).toEqual([
      { kind: "guessed", id: "naturalWeapon", what: "Rafale de vent", value: "" },
    ]);
  });
});
