import { describe, expect, test } from "vitest";
import { convertAdversary } from "../../../src/conversions/rules/d100-adversary.js";
import { convertCharacter } from "../../../src/conversions/rules/d100-character.js";
import { MOST_TEXT, readPaste } from "../../../src/conversions/rules/paste.js";
import { DEFAULTS } from "../../../src/rulesets/d20d100/rules/options.js";
import { KNOWN } from "../../support/packs/d20d100-known.js";

const character = (text: string) => convertCharacter(readPaste(text), KNOWN, 12, DEFAULTS);
const adversary = (text: string, holds = true) =>
  convertAdversary(readPaste(text), KNOWN, { human: true, holds, armorClass: null }, DEFAULTS);

describe("DD-13: a sheet that nobody has tidied", () => {
  test.each([
    ["Nager 75%", "Nager", 75],
    ["Nager (75 %)", "Nager", 75],
    ["Nager [75 %]", "Nager", 75],
    ["Nager 74,6 %", "Nager", 75],
    ["Nager 74.6%", "Nager", 75],
    ["Nager 75/37/15 %", "Nager", 75],
    ["Langue étrangère (latin) (35 %)", "Langue étrangère (latin)", 35],
    ["E\u0301couter 40 %", "Écouter", 40],
  ])("%s", (line, name, percent) => {
    const { skills, unread } = readPaste(line);
    expect(skills).toEqual([{ name, percent }]);
    expect(unread).toEqual([]);
  });

  test("in two columns, scores at one side and skills at the other", () => {
    const { scores, skills, unread } = readPaste("FOR 13   Bibliothèque 55 %\nDEX 15\tNager 40%\tDroit 5%");
    expect(scores).toEqual({ strength: 13, dexterity: 15 });
    expect(skills.map(({ name, percent }) => `${name} ${percent}`)).toEqual(["Bibliothèque 55", "Nager 40", "Droit 5"]);
    expect(unread).toEqual([]);
  });

  test("a number beyond all measure is no score, and is told", () => {
    const { skills, unread, name } = readPaste("Psychologie 999999999 %\nPOU 99999");
    expect({ skills, name }).toEqual({ skills: [], name: "" });
    expect(unread).toEqual(["Psychologie 999999999 %", "POU 99999"]);
  });

  test("scores with their whole names, or without their capitals", () => {
    const { scores } = readPaste("Force : 14\nDextérité 12\nTai 13, Strength 20");
    expect(scores).toEqual({ strength: 20, dexterity: 12, size: 13 });
    expect(readPaste("waits for 12 years").scores).toEqual({});
  });

  test("what is left of points before what there were", () => {
    const { sanity, sanityLoss, hp, unread } = readPaste("SAN 55/99\nPV 12/12");
    expect({ sanity, sanityLoss, hp, unread }).toEqual({ sanity: 55, sanityLoss: null, hp: 12, unread: [] });
  });

  test("a calibre keeps its dot, and no figure is taken for a name", () => {
    expect(readPaste("Revolver 40 %, .38 Special 40 % 1D10").attacks[0]?.name).toBe(".38 Special");
    expect(readPaste("SAN 155\nNager %75\nAda").name).toBe("Ada");
  });

  test("a long line takes no longer for its length than its reading", () => {
    const { skills } = readPaste(`${"mot ".repeat(MOST_TEXT / 4 - 10)}, Nager 20 %`);
    expect(skills).toEqual([{ name: "Nager", percent: 20 }]);
  });
});

describe("DD-10, DD-13: nothing is left behind in silence", () => {
  test("a score that no sheet keeps is cut, and told", () => {
    const { skills, remarks } = character("Nager 999 %");
    expect(skills[0]).toMatchObject({ percent: 999, modifier: 40 });
    expect(remarks).toContainEqual({ kind: "dropped", id: "bounded", what: "Nager", value: 194 });
    const { attacks, remarks: told } = adversary("Griffes 999 % 1D6");
    expect(attacks[0]?.modifier).toBe(40);
    expect(told).toContainEqual({ kind: "dropped", id: "bounded", what: "Griffes", value: 194 });
  });

  test("points far from those of the scores are cut, and told", () => {
    const { hp, remarks } = character("CON 10 TAI 10 PV 900");
    expect(hp.max).toBe(30);
    expect(remarks).toContainEqual({ kind: "dropped", id: "bounded", what: "hp", value: 900 });
  });

  test.each([
    ["Fusil laser 50 % 2D6", "rifle", 4],
    ["Colt .45 60 % 1D10+2", "handgun", 6],
    ["Pelle de jardin 45 % 1D6", "meleeWeapons", 3],
  ])("a weapon that nobody knows is as good as it was: %s", (line, skill, modifier) => {
    const { skills, weapons } = character(`Ada\nTricot 35 %\n${line}`);
    expect(weapons).toMatchObject([{ key: "", skill, misc: 0 }]);
    expect(skills.find(({ key }) => key === skill)?.modifier).toBe(modifier);
    expect(skills.filter(({ key }) => key === "").map(({ name }) => name)).toEqual(["Tricot"]);
  });

  test("DD-169: of an adversary's weapons, those that its two scores do not tell", () => {
    const sheet = "Fusil 40 %, Arme de poing 60 %, Couteau 30 %, Coup de poing 50 %";
    const told = (holds: boolean) =>
      adversary(sheet, holds)
        .remarks.filter(({ id }) => id === "heldScore")
        .map(({ what }) => what);
    expect(told(true)).toEqual(["Fusil", "Coup de poing"]);
    expect(told(false)).toEqual(["Fusil", "Arme de poing", "Couteau", "Coup de poing"]);
  });

  test("what only investigators have, and a damage bonus that is not the reckoned one", () => {
    const { remarks } = adversary("FOR 10 TAI 10\nSAN 40 Mythe de Cthulhu 12 %\nImpact : +1D6");
    expect(remarks).toEqual(
      expect.arrayContaining([
        { kind: "dropped", id: "ofPlayers", what: "sanity", value: 40 },
        { kind: "dropped", id: "ofPlayers", what: "mythos", value: "12 %" },
        { kind: "dropped", id: "recomputed", what: "damageBonus", value: "+1d6" },
      ]),
    );
  });
});
