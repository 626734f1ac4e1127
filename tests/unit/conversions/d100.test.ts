import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convertAdversary, type AdversaryChoices } from "../../../src/conversions/rules/d100-adversary.js";
import { convertCharacter, experienceFor } from "../../../src/conversions/rules/d100-character.js";
import { metresOf } from "../../../src/conversions/rules/d100-move.js";
import { keyOf } from "../../../src/conversions/rules/d100-skills.js";
import { readPaste } from "../../../src/conversions/rules/paste.js";
import { DEFAULTS } from "../../../src/rulesets/d20d100/rules/options.js";
import { chancesOf } from "../../../src/rulesets/d20d100/rules/checks/percentages.js";
import { skillBase } from "../../../src/rulesets/d20d100/rules/character/skills.js";
import { KNOWN } from "../../support/packs/d20d100-known.js";

const character = (text: string, perception: number | null = 12) =>
  convertCharacter(readPaste(text), KNOWN, perception, DEFAULTS);
const ids = (remarks: readonly { readonly id: string }[]) => remarks.map(({ id }) => id);

describe("DD-10, DD-13, D-61: an investigator out of percentages", () => {
  test("copies scores, points and Mythe, Éducation with its +3 in it", () => {
    const { scores, hp, mp, sanity, mythos } = character(
      "X\nFOR 9 DEX 15 CON 12 INT 14 POU 11 EDU 15 TAI 12 APP 10\nPV 10 PM 13 SAN 48\nMythe de Cthulhu 4 %",
    );
    expect(scores).toMatchObject({ strength: 9, education: 15, perception: 12 });
    expect(hp).toEqual({ max: 10, misc: -2 }); // DD-24 gives 12
    expect(mp).toEqual({ max: 13, misc: 2 }); // DD-25 gives 11
    expect({ sanity, mythos }).toEqual({ sanity: { value: 48, start: 55 }, mythos: 4 });
  });

  test("D-61: without a roll PER is the mean of INT and POU, and is told as guessed", () => {
    const { scores, remarks } = character("INT 14 POU 11", null);
    expect(scores.perception).toBe(12);
    expect(remarks).toContainEqual({ kind: "guessed", id: "perception", what: "perception", value: 12 });
  });

  test("names go by what the other game calls them, the higher of two being kept", () => {
    const { skills, remarks } = character("Fusil 40 %, Fusil de chasse 55 %, Discrétion 30 %, T.O.C. 60 %");
    expect(skills.map(({ key, percent, modifier }) => [key, percent, modifier])).toEqual([
      ["rifle", 55, 5],
      ["moveSilently", 30, 0],
      ["spotHidden", 60, 6],
    ]);
    expect(remarks).toContainEqual({ kind: "dropped", id: "merged", what: "Fusil", value: "40 %" });
  });

  test.each([
    ["Équitation", "ride"],
    ["Dessiner une carte", "orientation"],
    ["Persuasion", "eloquence"],
    ["Se déguiser", "disguise"],
    ["Lancer", "thrownWeapons"],
    ["Mitraillette", "automaticWeapons"],
    ["Matraque", "meleeWeapons"],
    ["trouver objet cache", "spotHidden"],
    ["Langue étrangère (latin)", "foreignLanguage"],
    ["Sténographie", ""],
  ])("%s is %s here", (name, key) => {
    expect(keyOf(name, KNOWN.skills)).toBe(key);
  });

  test("Esquive is left behind and told, a name nobody knows becomes a skill of one's own", () => {
    const { skills, remarks } = character("Esquive 45 %, Sténographie 35 %, Idée 70 %");
    expect(skills).toEqual([{ key: "", name: "Sténographie", percent: 35, modifier: 1 }]);
    expect(ids(remarks)).toEqual(expect.arrayContaining(["dodge", "ownTest", "ownSkill"]));
  });

  test("a weapon is the one of the compendium, as good as it was; its score tells a skill that nothing else tells", () => {
    const { weapons, skills } = character(
      "Revolver 40 %\nColt .45 New Service 60 % 1D10+2\nLebel 1886 8 mm 50 % 2D6+4",
    );
    expect(weapons.map(({ key, misc }) => [key, misc])).toEqual([
      ["colt45", 4], // 60 % is +6, the skill of 40 % is +2
      ["lebel1886", 0],
    ]);
    expect(skills.find(({ key }) => key === "rifle")?.modifier).toBe(4);
  });

  test("DD-29: a weapon without a score has that of its skill, or the base of it, which is told", () => {
    const { weapons, remarks } = character(
      "FOR 14 DEX 12\nFusil 60 %\nCouteau de combat 45 %, 1D4+2\nArmes : Lebel 1886 8 mm, Colt .45 New Service, couteau de combat",
    );
    expect(weapons.map(({ key, percent, modifier }) => [key, percent, modifier])).toEqual([
      ["combatKnife", 45, 3],
      ["lebel1886", null, 6],
      ["colt45", null, -1], // DEX−2
    ]);
    const told = remarks.filter(({ id }) => id === "unscored");
    expect(told).toEqual([{ kind: "guessed", id: "unscored", what: "Colt .45 New Service", value: -1 }]);
  });

  test("what is not understood is told, not lost", () => {
    const { remarks } = character("X\nraconte volontiers ses voyages");
    expect(remarks).toContainEqual({
      kind: "dropped",
      id: "unread",
      what: "raconte volontiers ses voyages",
      value: "",
    });
  });

  test("DD-10: the chance at DD 15 is that of the percentage, to the nearest step of 5", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 95 }), (percent) => {
        const [skill] = character(`Nager ${percent} %`).skills;
        const { effective } = chancesOf(skill?.modifier ?? NaN, 15);
        expect(Math.abs(effective - percent)).toBeLessThanOrEqual(2.5);
      }),
    );
  });

  test("DD-29, DD-40: reckoned anew, base and experience make the same modifier", () => {
    const scores = character("FOR 14 DEX 12 CON 11 INT 13 POU 12 EDU 16 TAI 13 APP 10").scores;
    const swim = { characteristics: [{ key: "strength", sign: 1 } as const], constant: -1 };
    fc.assert(
      fc.property(fc.integer({ min: -6, max: 34 }), (modifier) => {
        expect(skillBase(swim, { strength: 2 }) + experienceFor(swim, modifier, scores)).toBe(modifier);
      }),
    );
  });
});

describe("DD-13, DD-135, DD-168…DD-172: an adversary out of percentages", () => {
  const choices: AdversaryChoices = { human: false, holds: true, armorClass: null };
  const convert = (text: string, more: Partial<AdversaryChoices> = {}) =>
    convertAdversary(readPaste(text), KNOWN, { ...choices, ...more }, DEFAULTS);

  test("the Profond of the list is that of its percentages", () => {
    const deepOne = convert(
      "Profond\nFOR 14 CON 10 TAI 16 INT 13 POU 10 DEX 12 PER 10\nArmure 1\nMouvement : 8/10 nage\n" +
        "Griffes 25 %, 1D6+bd\nNager 80 %, Écouter 40 %\nSAN 0/1D6",
    );
    expect(deepOne).toMatchObject({ hp: 13, mp: 10, defence: 16, protection: 1, grapple: 1, damageBonus: "+1d4" });
    expect(deepOne).toMatchObject({ contactModifier: 1, rangedModifier: -1, move: "6 m/7,5 m nage" });
    expect(deepOne.scores).toMatchObject({ education: null, appearance: null });
    expect(deepOne.attacks).toEqual([
      { name: "Griffes", percent: 25, damage: "1d6", addsBonus: true, times: 1, modifier: -1, key: "", like: "" },
    ]);
    expect(deepOne.skills.map(({ key, modifier }) => [key, modifier])).toEqual([
      ["swim", 10],
      ["listen", 2],
    ]);
  });

  test("DD-28, DD-170: people have neither Échelle nor Masse, and add a number", () => {
    const giant = "FOR 18 CON 14 TAI 22 DEX 10";
    expect(convert(giant)).toMatchObject({ scale: -1, mass: 4, defence: 14, damageBonus: "+1d6" });
    expect(convert(giant, { human: true })).toMatchObject({ scale: 0, mass: 0, defence: 15, damageBonus: "+5" });
  });

  test("DD-172: Lutte takes its percentage, or Force, whichever is more", () => {
    expect(convert("FOR 16 TAI 13 Lutte 60 %").grapple).toBe(6);
    expect(convert("FOR 26 TAI 13 Lutte 30 %").grapple).toBe(7);
  });

  test("DD-169: a percentage of its own with weapons wins over what FOR and DEX give; who holds none has none", () => {
    expect(convert("FOR 10 DEX 10 Matraque 60 %, Fusil 45 %")).toMatchObject({ contactModifier: 6, rangedModifier: 3 });
    expect(convert("FOR 10 DEX 10", { holds: false })).toMatchObject({ contactModifier: null, rangedModifier: null });
  });

  describe("DD-44, DD-169: weapons that it names without a score", () => {
    const LIST = "Armes : Lebel 1886 8 mm, Colt .45 New Service, vieux revolver, canne-épée";
    const made = (text: string, more: Partial<AdversaryChoices> = {}) => {
      const { weapons, remarks } = convert(text, more);
      const ours = remarks.filter(({ id }) => ["unscored", "noDamage", "notHeld", "heldScore"].includes(id));
      return {
        weapons: weapons.map(({ key, like, modifier, attackModifier }) => [key, like, modifier, attackModifier]),
        told: ours.map(({ id, what }) => `${id} ${what}`),
      };
    };

    test("are its own, as good as their skill on the sheet, or as anything in its hands", () => {
      const { weapons, told } = made(`FOR 14 DEX 12\nFusil 60 %, Revolver 40 %\n${LIST}`);
      expect(weapons).toEqual([
        ["lebel1886", "lebel1886", 6, 6],
        ["colt45", "colt45", 2, 2],
        ["", "revolver32", 2, 2],
        ["", expect.any(String), 1, null], // FOR−1
      ]);
      expect(told).toEqual(["unscored canne-épée"]);
    });

    test("are not taken twice where an attack is made with them", () => {
      expect(made("Colt .45 New Service 60 % 1D10+2\nArmes : Colt .45 New Service").weapons).toEqual([]);
    });

    test("are told where nobody holds them, or nobody knows them; its hands it has anyway", () => {
      expect(made(LIST, { holds: false })).toMatchObject({
        weapons: [],
        told: expect.arrayContaining(["notHeld vieux revolver"]) as string[],
      });
      expect(made("Armes : zorglonde, lutte, boxe")).toEqual({
        weapons: [["boxingRow", "boxingRow", -1, null]],
        told: ["noDamage zorglonde", "unscored boxe"],
      });
    });
  });

  test("DD-135, D-48: a d20 armour class gives the Vampire stellaire its Défense 15 and protection 5", () => {
    const vampire = convert("FOR 26 DEX 13 TAI 26", { armorClass: { size: -1, natural: 5 } });
    expect(vampire).toMatchObject({ defence: 15, protection: 5, scaleOverride: null });
    expect(convert("DEX 13 TAI 26", { armorClass: { size: -2, natural: 5 } }).scaleOverride).toBe(-2);
  });

  test("DD-122: points of movement are metres of a simple action; metres stay", () => {
    expect(metresOf("8")).toBe("6 m");
    expect(metresOf("5/20 vol")).toBe("3,75 m/15 m vol");
    expect(metresOf("9 m")).toBe("9 m");
  });
});
