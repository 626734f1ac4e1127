import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_TEXT, readPaste } from "../../../src/conversions/rules/paste.js";

describe("DD-13: the sheet of a game of percentages, pasted", () => {
  const sheet = readPaste(
    [
      "Hélène Dürer",
      "FOR 9 DEX 15 CON 12 INT 14 POU 11 ÉDU 15 TAI 12 APP 10",
      "Points de vie : 12   PM 11   SAN 48 %   Mythe de Cthulhu 4 %",
      "Impact : +1D4",
      "Compétences : Bibliothèque 55 %, Trouver objet caché : 70%, Langue étrangère (anglais, parlé) 40 %",
      "• Crédit 25 % ; Esquive 45 %",
      "Arme de poing……… 60 %",
      "Colt .45 60 %, dégâts 1D10+2",
      "Coup de poing 55 % 1D3+bd",
      "Armes : Colt .38, canif.",
      "Née à Rouen, n’aime pas les chats.",
    ].join("\n"),
  );

  test("tells the name, the scores and the points", () => {
    const { name, scores, hp, mp, sanity, mythos, damageBonus } = sheet;
    expect({ name, hp, mp, sanity, mythos, damageBonus }).toEqual({
      name: "Hélène Dürer",
      hp: 12,
      mp: 11,
      sanity: 48,
      mythos: 4,
      damageBonus: "+1d4",
    });
    expect(scores).toEqual({
      strength: 9,
      dexterity: 15,
      constitution: 12,
      intelligence: 14,
      power: 11,
      education: 15,
      size: 12,
      appearance: 10,
    });
  });

  test("tells skills by their names, whatever stands between name and score", () => {
    expect(sheet.skills).toEqual([
      { name: "Bibliothèque", percent: 55 },
      { name: "Trouver objet caché", percent: 70 },
      { name: "Langue étrangère (anglais, parlé)", percent: 40 },
      { name: "Crédit", percent: 25 },
      { name: "Esquive", percent: 45 },
      { name: "Arme de poing", percent: 60 },
    ]);
  });

  test("tells attacks by their dice, and the bonus that comes on top of them", () => {
    expect(sheet.attacks).toEqual([
      { name: "Colt .45", percent: 60, damage: "1d10+2", addsBonus: false, times: 1 },
      { name: "Coup de poing", percent: 55, damage: "1d3", addsBonus: true, times: 1 },
    ]);
    expect(sheet.weapons).toEqual(["Colt .38", "canif"]);
  });

  test("gives back what it did not understand", () => {
    expect(sheet.unread).toEqual(["Née à Rouen, n’aime pas les chats."]);
  });

  test("an adversary's, with averages behind dice, attacks of several a round and the price of its sight", () => {
    const { scores, attacks, sanityLoss, armor, move } = readPaste(
      "Goule\nFOR 3D6+6 16-17 CON 2D6+6 13\nGriffes (2) 30 %, 1D6+1D4\nMorsure 30 % 1d6 1/round\n" +
        "Armure : 2\nMouvement : 9\nPerte de SAN : 0/1D6",
    );
    expect(scores).toEqual({ strength: 16, constitution: 13 });
    expect(attacks.map(({ name, damage, times }) => [name, damage, times])).toEqual([
      ["Griffes", "1d6+1d4", 2],
      ["Morsure", "1d6", 1],
    ]);
    expect({ sanityLoss, armor, move }).toEqual({ sanityLoss: { success: "0", failure: "1d6" }, armor: 2, move: "9" });
  });

  test("in English too", () => {
    const { scores, hp, mp } = readPaste("Ada\nSTR 10 POW 12 SIZ 14 Hit Points 12 Magic Points 12");
    expect({ scores, hp, mp }).toEqual({ scores: { strength: 10, power: 12, size: 14 }, hp: 12, mp: 12 });
  });

  test("a score in percentages is no characteristic, and a skill of silence no movement", () => {
    const { scores, skills, move } = readPaste("INT 70 %\nDéplacement silencieux 40 %");
    expect({ scores, move }).toEqual({ scores: {}, move: "" });
    expect(skills).toContainEqual({ name: "Déplacement silencieux", percent: 40 });
  });
});

describe("DD-13: whatever is pasted", () => {
  const NAMES = ["Nager", "Psychologie", "École de la rue", "Langue étrangère (latin)", "Suivre une piste"];
  const skill = fc.record({ name: fc.constantFrom(...NAMES), percent: fc.integer({ min: 0, max: 200 }) });
  const separator = fc.constantFrom(", ", " ; ", "\n", " • ");
  const between = fc.constantFrom(" ", " : ", "……… ", "\u00a0");

  test("skills are read as they were written", () => {
    fc.assert(
      fc.property(fc.array(skill, { maxLength: 12 }), separator, between, (skills, apart, gap) => {
        const text = skills.map(({ name, percent }) => `${name}${gap}${percent} %`).join(apart);
        expect(readPaste(text).skills).toEqual(skills);
        expect(readPaste(text).unread).toEqual([]);
      }),
    );
  });

  test("scores are read as they were written, in any order", () => {
    const labels = { FOR: "strength", DEX: "dexterity", TAI: "size", POU: "power" } as const;
    const key = fc.constantFrom(...(Object.keys(labels) as (keyof typeof labels)[]));
    const score = fc.tuple(key, fc.integer({ min: 0, max: 999 }));
    fc.assert(
      fc.property(fc.uniqueArray(score, { selector: ([label]) => label }), (scores) => {
        const text = scores.map(([label, value]) => `${label} ${value}`).join("  ");
        expect(readPaste(text).scores).toEqual(
          Object.fromEntries(scores.map(([label, value]) => [labels[label], value])),
        );
      }),
    );
  });

  test("any text is read to its end, and nothing of it breaks the reading", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        const { skills, attacks } = readPaste(text);
        for (const { percent, name } of [...skills, ...attacks]) {
          expect(percent).toBeLessThanOrEqual(200);
          expect(name).not.toBe("");
        }
      }),
    );
  });

  test("lines without end are read as soon as any others", () => {
    for (let i = 0; i < 200; i++) readPaste(`${[",", " ", "-"][i % 3]?.repeat(MOST_TEXT - 10)}Nager 20 %`);
    const skills = Array.from({ length: 200 }, (_, i) => `Langue numéro ${"abcdefghij"[i % 10] ?? ""} 20 %`);
    expect(readPaste(skills.join(", ")).skills).toHaveLength(200);
  });

  test("a text beyond all measure is cut, and says so", () => {
    expect(readPaste(`${"x".repeat(MOST_TEXT)}Nager 20 %`).unread.at(-1)).toBe("…");
  });
});
