import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nested, type Notation } from "../../../src/core/notation/block.js";
import { readBlocks } from "../../../src/core/notation/read.js";
import { notation as d20d100 } from "../../../src/rulesets/d20d100/block/notation.js";
import { notation as gb } from "../../../src/rulesets/gb/block/notation.js";
import { notation as rpg } from "../../../src/rulesets/rpg/block/notation.js";
import { notation as seuils } from "../../../src/rulesets/seuils/block/notation.js";
import { notation as warp } from "../../../src/rulesets/warp/block/notation.js";

const ALL: readonly Notation[] = [gb, warp, rpg, seuils, d20d100];

const one = (text: string, notation: Notation) => {
  const [first, ...others] = readBlocks(text, notation);
  expect(others).toEqual([]);
  if (!first) throw new Error("nothing was read");
  const { name, figures, things, left, guessed } = first;
  return {
    ...{ name, left, guessed },
    system: nested(figures),
    things: things.map((thing) => ({ name: thing.name, ...thing.settled(nested(thing.base)) })),
  };
};

describe("blocks as the books print them", () => {
  it("reads people of rpg on three lines, numbered, in bold, with dashes", () => {
    const read = one(
      `**1. Garde du guet** — Corps 6, Esprit 5, Habileté 6, Charisme 5. VR 5, Bdef 1, Bdeg 1, PV 16, Déplacement 6 m, actions 2.
Compétences : Armes d'Hast 9 (DM 3), Armes Blanches 8 (DM 2), Bouclier 8
(DM 2), Course 7 (DM 1).
Attaques : Hallebarde 9 (1d6+2), Gourdin 8 (1d4+1). Armure : 5-9 : 1d4 ; 10 : 1d4-1. Particularités : Siffle dès qu'il comprend. Possède : Veste de cuir, sifflet.`,
      rpg,
    );
    expect(read.name).toBe("Garde du guet");
    expect(read.system).toMatchObject({
      attributes: { body: { base: 6 }, charisma: { base: 5 } },
      actions: 2,
      naturalArmor: [
        { coverage: [5, 6, 7, 8, 9], formula: "1d4" },
        { coverage: [10], formula: "1d4-1" },
      ],
      special: "<p>Siffle dès qu'il comprend.</p>",
    });
    expect(read.system).not.toHaveProperty("hp"); // RP-27 — 10 and Corps
    expect(read.things.map(({ name }) => name)).toEqual([
      ...["Armes d'Hast", "Armes Blanches", "Bouclier", "Course"],
      ...["Hallebarde", "Gourdin", "Veste de cuir", "sifflet"],
    ]);
    expect(read.left).toEqual([]);
  });

  it("counts Bdeg of rpg once, where the dice hold it already (RP-51)", () => {
    const read = (weapon: string) => {
      const [block] = readBlocks(`Brute\nCorps 8, Bdeg 2\nAttaques : ${weapon}`, rpg);
      return block;
    };
    const stored = (weapon: string, known: object = {}) => read(weapon)?.things[0]?.settled(known)["formula"];
    expect(stored("Massue 9 (1d6+2)")).toBe("1d6");
    expect(read("Massue 9 (1d6+2)")?.guessed).toMatchObject([
      { key: "GARDIEN.BLOCK.GUESS.bonus", data: { name: "Massue", dice: "1d6+2", bonus: 2 } },
    ]);
    expect(stored("Massue 9 (1d6+2, Bdeg en plus)")).toBe("1d6+2");
    expect(read("Massue 9 (1d6+2, Bdeg en plus)")?.guessed).toEqual([]);
    expect(stored("Massue 9 (1d6+2, sans Bdeg)")).toBe("1d6+2");
    expect(stored("Arc 9 (1d6+2, tir)")).toBe("1d6+2");
    expect(stored("Massue 9 (1d6+3, Bdeg compris)")).toBe("1d6+1");
    // what the compendium knows has the last word
    expect(stored("Épée 9 (1d8+3)", { formula: "1d8+1" })).toBe("1d8+1");
    expect(stored("Épée 9 (1d8+2)", { formula: "1d8+2" })).toBe("1d8+2");
    expect(stored("Épée 9 (1d8)", { formula: "1d8" })).toBe("1d8");
    expect(Object.keys(read("Massue 9 (1d6+2, Bdeg en plus)")?.things[0]?.settled({}) ?? {})).not.toContain("#bonus");
  });

  it("reads an adversary of d20d100 in English, modifiers and sums beside the figures", () => {
    const read = one(
      `#### Deep One
Category: mythos
STR 14 (+2) CON 10 (+0) SIZ 16 (+3) INT 13 (+1) POW 10 (+0) DEX 12 (+1) PER 10 (+0). HP 13, MP 10. **Defence 16** = 15 +1 (DEX) +0, flat-footed 15, initiative +1. Protection: fixed 1 (all). Grapple +1. Damage bonus: +1d4. Move: 6 m, swim 7.5 m. SAN: 0/1d6. Close combat +1, ranged −1.
- Attacks: Claws −1 (1d6, HP); Spear −1 (1d6, 20/x2, thrown 3 m).
- Skills: Swim +10, Listen +2.
- Special: breathes water.`,
      d20d100,
    );
    expect(read.name).toBe("Deep One");
    expect(read.system).toMatchObject({
      category: "mythos",
      characteristics: { strength: { score: 14 }, size: { score: 16 } },
      hp: { value: 13, max: 13 },
      grapple: 1,
      rangedModifier: -1,
      sanityLoss: { success: "0", failure: "1d6" },
      protections: [{ mode: "fixed", value: 1, scope: "all" }],
    });
    expect(read.things).toMatchObject([
      { name: "Claws", attackModifier: -1, damage: "1d6" },
      { name: "Spear", throwIncrement: 3 },
      { name: "Swim", flat: 10 },
      { name: "Listen", flat: 2 },
    ]);
    expect(read.left).toEqual([]);
  });

  it("reads a creature of gb, and says what it supposed", () => {
    const read = one(
      `Ghoul
Size: medium
HP: 13
STR 15, DEX 15, CON —, INT 13, WIS 14, CHA 6
Speed: 9 m, climb 6 m
AC: 16
Base attack +2
Attacks: 2 × Claws +7 (1d6, 19-20/×3), Bite +2 (1d8)
Saves: Fortitude +1, Reflex +2, Will +5`,
      gb,
    );
    expect(read.system).toMatchObject({
      hp: { max: 13 },
      abilities: { con: { value: null } },
      speed: { walk: 9, climb: 6 },
      defense: { natural: 4 },
      bab: 2,
      saves: { will: { base: 3 } },
    });
    expect(read.things).toMatchObject([
      { name: "Claws", count: 2, threatMin: 19, multiplier: 3 },
      { name: "Bite", damage: "1d8" },
    ]);
    expect(read.guessed).toMatchObject([{ key: "GARDIEN.BLOCK.GUESS.natural" }]);
    expect(read.left).toEqual([]);
  });

  it("shoots with Dexterity in gb, whatever the block leaves out (GB-15)", () => {
    const read = one("Tireur\nFOR 10, DEX 16\nBBA : +1\nAttaques : Tromblon +6 (1d10, arme d’épaule)", gb);
    expect(read.things).toMatchObject([{ name: "Tromblon", category: "longarm", ability: "dex" }]);
  });

  it("reads traits of warp with stars, commas in quotes, and middle dots", () => {
    const read = one(
      `Neurologue
Traits : Neurochirurgie 1* (central, signe « Mains fines, jamais tremblantes »), Bavard (défaut)
Attaques : Poings, pieds (×1) · Matraque (×2)
Points de vie 14 / 14`,
      warp,
    );
    expect(read.system).toMatchObject({ hp: { max: 14 } });
    expect(read.things).toMatchObject([
      {
        name: "Neurochirurgie",
        score: 1,
        scale: "technical",
        kind: "central",
        sign: "Mains fines, jamais tremblantes",
      },
      { name: "Bavard", kind: "flaw" },
      { name: "Poings, pieds", factor: 1 },
      { name: "Matraque", factor: 2 },
    ]);
  });

  it("reads a beast of seuils whatever accents and capitals it has", () => {
    const read = one(
      `GUEPE GEANTE
categorie : Insecte
Sante 2, FORCE 2, Rapidité 5
Cercles : Touché 2 (4+), Blessé 1, Tue 1
Protection : 1D / 2D tranchantes
Attaques : Dard (3D/1, perforante)
Traits : Vol, Venin 3`,
      seuils,
    );
    expect(read.name).toBe("GUEPE GEANTE");
    expect(read.system).toMatchObject({
      kind: "insecte",
      characteristics: { sante: { value: 2 }, rapidite: { value: 5 } },
      wounds: { touche: { max: 2 }, tue: { max: 1 } },
      hide: { index: 1, specific: [{ against: "slashing", dice: 2 }] },
    });
    expect(read.things).toMatchObject(
      [{ damage: { dice: 3 } }, { name: "Vol" }, { name: "Venin", value: 3 }].map((thing) =>
        "damage" in thing ? { "damage.dice": 3, "damage.keep": 1, damageTypes: ["piercing"] } : thing,
      ),
    );
  });
});

describe("what is pasted badly", () => {
  it("parts several blocks by empty lines and names, or by names alone", () => {
    const text = `Rat\nSanté 1, Force 1\nAttaques : Dents (2D/1)\n\nSes petits ne sont jamais loin.\n\nChien\nSanté 3\n\nLoup\nSanté 4\nOurs\nSanté 6`;
    const read = readBlocks(text, seuils);
    expect(read.map(({ name }) => name)).toEqual(["Rat", "Chien", "Loup", "Ours"]);
  });

  it("keeps what it does not understand, word for word", () => {
    const read = one(
      `Bête
Catégorie : licorne
Santé beaucoup
Force 99
Attaques : (2D/1), Corne (2D/1, étincelante)
Protection : énorme`,
      seuils,
    );
    expect(read.left.join("\n")).toContain("licorne");
    expect(read.left.join("\n")).toContain("beaucoup");
    expect(read.left.join("\n")).toContain("étincelante");
    expect(read.left.join("\n")).toContain("énorme");
    expect(read.system).toMatchObject({ characteristics: { force: { value: 10 } } });
    expect(read.guessed).toMatchObject([{ key: "GARDIEN.BLOCK.GUESS.bounded", data: { value: 99, within: 10 } }]);
  });

  it("takes a line of a label that is nobody's for no part of a list, and leaves typed brackets alone", () => {
    const read = one("Bête\nTraits : Vol, Meute\nSolde : trois <écus> & <b>deux</b> sous\nSanté 3", seuils);
    expect(read.things.map(({ name }) => name)).toEqual(["Vol", "Meute"]);
    expect(read.left).toEqual(["Solde : trois <écus> & deux sous"]);
    expect(read.system).toMatchObject({ characteristics: { sante: { value: 3 } } });
  });

  it("makes nothing of an empty text, and a mere name of a name", () => {
    for (const notation of ALL) {
      expect(readBlocks(" \n\n ", notation)).toEqual([]);
      expect(one("Personne", notation)).toMatchObject({ name: "Personne", left: [], things: [] });
    }
  });

  it("stops at so much text, and says so", () => {
    const [first] = readBlocks(`Bête\nNotes : ${"x ".repeat(30_000)}`, rpg);
    expect(first?.left).toEqual(["…"]);
  });

  it("loses no word of any text, whatever is in it", () => {
    const word = fc.constantFrom(
      "Santé",
      "Attaques :",
      "3D/1",
      "FOR 12",
      "(",
      ")",
      "«",
      ",",
      ";",
      "PV : 3",
      "\n",
      "\n\n",
      "•",
      "été",
      "Loup",
      "—",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), fc.constantFrom(...ALL), (parts, notation) => {
        const text = parts.join(" ");
        const kept = JSON.stringify(readBlocks(text, notation));
        for (const told of ["été", "Loup"]) if (text.includes(told)) expect(kept).toContain(told);
      }),
      { numRuns: 300 },
    );
  });
});

describe("what a page leaves of a block", () => {
  const names = (text: string, notation: Notation) => readBlocks(text, notation).map(({ name }) => name);

  it("reads numbers under their labels, in rows and one below the other", () => {
    const rows = one("Goule\nFOR DEX CON INT SAG CHA\n15 (+2) 15 — 13 14 6\nVitesse : 9 m", gb);
    expect(rows.system).toMatchObject({ abilities: { str: { value: 15 }, con: { value: null }, cha: { value: 6 } } });
    expect(rows.left).toEqual([]);
    const below = one("Rat\nSanté\nForce\n1\n2\nAttaques : Dents (2D/1)", seuils);
    expect(below.system).toMatchObject({ characteristics: { sante: { value: 1 }, force: { value: 2 } } });
  });

  it("puts two columns below each other that were copied line by line", () => {
    const wide = "Rat            Loup\nSanté 1        Santé 4\nForce 2        Force 5\nAttaques : Dents (2D/1)";
    const close = "Rat Loup\nSanté 1 Santé 4\nForce 2 Force 5";
    for (const text of [wide, close]) {
      const read = readBlocks(text, seuils).map(({ name, figures }) => [name, figures["characteristics.force.value"]]);
      expect(read).toEqual([
        ["Rat", 2],
        ["Loup", 5],
      ]);
    }
    const halves = one("Rat\nSanté 1\tForce 2\nRapidité 3\tPrécision 4", seuils);
    expect(halves.system).toMatchObject({ characteristics: { sante: { value: 1 }, precision: { value: 4 } } });
  });

  it("puts digits where a scanner saw letters, and says so", () => {
    const read = one("Goule\nFOR l5, DEX 1O\nAttaques : Griffes +l2 (ld6), Morsure +2 (1d8)", gb);
    expect(read.system).toMatchObject({ abilities: { str: { value: 15 }, dex: { value: 10 } } });
    expect(read.things).toMatchObject([{ name: "Griffes", damage: "1d6" }, { name: "Morsure" }]);
    const scanned = read.guessed.filter(({ key }) => key === "GARDIEN.BLOCK.GUESS.scanned").map(({ data }) => data);
    expect(scanned).toEqual([
      { from: "l5", to: "15" },
      { from: "1O", to: "10" },
      { from: "ld6", to: "1d6" },
      { from: "+l2", to: "+12" },
    ]);
    const row = one("Goule\nFOR DEX CON\nl5 10 —\n", gb);
    expect(row.system).toMatchObject({ abilities: { str: { value: 15 }, dex: { value: 10 }, con: { value: null } } });
    expect(one("Île\nNotes : Il dit Oui, II fois.", gb).guessed).toEqual([]); // words are no numbers
  });

  it("keeps the numbers and the running heads of pages out of blocks, and loses none", () => {
    const text =
      "Rat\nSanté 1\nDescription : Il ronge,\n\nBestiaire\n12\n\nronge et ronge.\n\nBestiaire\n\n13\n\nLoup\nSanté 4";
    const read = readBlocks(text, seuils);
    expect(read.map(({ name, left }) => [name, left])).toEqual([
      ["Rat", ["Bestiaire", "12", "Bestiaire", "13"]],
      ["Loup", []],
    ]);
    expect(read[0]?.figures["biography"]).toBe("<p>Il ronge, ronge et ronge.</p>");
  });

  it("begins a block after the number of a page, where the one before ends without a mark", () => {
    expect(names("Rat\nSanté 1\nForce 2\n\n47\n\nLoup\nSanté 4", seuils)).toEqual(["Rat", "Loup"]);
  });

  it("takes a number after its label for what it says, whatever stands between", () => {
    expect(one("Rat\nSanté\n12\nForce 2", seuils).system).toMatchObject({ characteristics: { sante: { value: 10 } } });
  });

  it("knows œ in one letter and in two", () => {
    for (const label of ["Mœurs", "Moeurs", "MŒURS"])
      expect(one(`Nain\nCorps 5\n${label} : Compte les étais`, rpg).system).toMatchObject({
        habits: "Compte les étais",
      });
  });

  it("joins the lines of a paragraph, and leaves paragraphs apart", () => {
    const read = one(
      "Rat\nSanté 1\nDescription : Il ronge tout ce\nqu’il trouve, de\nSanté fragile.\nIl dort le jour.",
      seuils,
    );
    expect(read.system).toMatchObject({
      characteristics: { sante: { value: 1 } },
      biography: "<p>Il ronge tout ce qu’il trouve, de Santé fragile.</p><p>Il dort le jour.</p>",
    });
  });

  it("takes no line of a list that was broken for the name of another", () => {
    const text =
      "Garde\nCorps 6\nAttaques : Hallebarde 9 (1d6, armes d’hast,\nmains 2), Gourdin 8 (1d4)\nCorps étranger";
    expect(names(text, rpg)).toEqual(["Garde"]);
  });
});
