import { describe, expect, test } from "vitest";
import { EFFECT_LIST } from "../../../../src/rulesets/rpg/data/read-effects.js";
import { parseDice, type DiceFormula } from "../../../../src/rulesets/rpg/rules/dice-formula.js";
import { knownSpells, reckon } from "../../../../src/rulesets/rpg/rules/character/creation.js";
import { CREATION_DEFAULTS } from "../../../../src/rulesets/rpg/rules/character/creation-defaults.js";
import { figuresOf } from "../../../../src/rulesets/rpg/rules/character/figures.js";
import { throwRange } from "../../../../src/rulesets/rpg/rules/attack/range.js";
import {
  asksForWords,
  SKILLS,
  type SkillId,
  type SkillRow,
} from "../../../../src/rulesets/rpg/rules/character/skill-list.js";
import { equipmentWarnings } from "../../../../src/rulesets/rpg/rules/character/starting-equipment.js";
import { ATTRIBUTES, type Attribute } from "../../../../src/rulesets/rpg/rules/vocabulary.js";
import { UNARMED_FORMULA } from "../../../../src/rulesets/rpg/rules/attack/weapons.js";
import { skillLabel } from "../../../../src/rulesets/rpg/labels.js";
import { french } from "../../../golden/support/french.js";
import { ARMOURS, WEAPONS } from "../../../support/books/rpg-book.js";
import { RPG_ITEMS } from "../../../support/models/rpg-models.js";
import { rpgActors, rpgItems, type RpgActorSource, type RpgItem } from "../../../support/packs/rpg-packs.js";

const creatures = rpgActors("creatures");
const characters = rpgActors("characters");
const actors = [...creatures, ...characters];
const weapons = rpgItems("weapons");
const armors = rpgItems("armors");
const gear = rpgItems("gear");
const skills = rpgItems("skills");
const spells = rpgItems("spells");
const afflictions = rpgItems("afflictions");

const ofType = (actor: RpgActorSource, type: string) => actor.items.filter((item) => item.type === type);
const weapon = ({ system }: RpgItem) => new RPG_ITEMS.rpgWeapon(structuredClone(system) as never, { parent: null });
const values = ({ system }: RpgActorSource) =>
  Object.fromEntries(ATTRIBUTES.map((id) => [id, system.attributes[id].base])) as Record<Attribute, number>;
const slugged = (items: readonly RpgItem[], slug: string) => items.find(({ system }) => system.slug === slug);

test("all that the specification lists ships", () => {
  const shields = armors.filter(({ type }) => type === "rpgShield");
  const sizes = { creatures, characters, weapons, armors, shields, gear, skills, spells, afflictions };
  expect(Object.fromEntries(Object.entries(sizes).map(([name, { length }]) => [name, length]))).toEqual({
    creatures: 25,
    characters: 6,
    weapons: 44,
    armors: 27,
    shields: 3,
    gear: 16,
    skills: 42,
    spells: 10,
    afflictions: 4,
  });
});

describe("skills", () => {
  test("RP-22: go by the names that the rest of the game calls them", () => {
    for (const { name, system } of skills) expect(name).toBe(french(skillLabel(system["key"] as SkillId)));
  });

  test("RP-18, RP-19, RP-22, RP-61: are those of the list, with what it says of them", () => {
    expect(skills.map(({ system }) => system["key"]).sort()).toEqual(Object.keys(SKILLS).sort());
    for (const { system } of skills) {
      const row: SkillRow = SKILLS[system["key"] as SkillId];
      const {
        root = "weapons",
        sightBased = false,
        hidden = false,
        asksForWords: asks = false,
        combat = false,
      } = system;
      expect({ root, sightBased, hidden, asks, combat }).toEqual({
        root: row.root,
        sightBased: row.sightBased ?? false,
        hidden: row.hidden ?? false,
        asks: asksForWords(row.root),
        combat: row.root === "weapons",
      });
    }
  });
});

describe("weapons", () => {
  /** What the table says of a weapon, or what an item says: dice as the rules read them. */
  const figures = ({ formula, ...row }: { formula: DiceFormula | null } & Record<string, unknown>) => ({
    formula,
    ...Object.fromEntries(
      ["special", "mode", "skill", "hands", "bladed", "reload", "range", "throwWeight"].map((key) => [key, row[key]]),
    ),
  });

  test("RP-68, RP-69, RP-72…RP-74: have the rows of the table", () => {
    const shipped = weapons.map((item) => {
      const model = weapon(item);
      return figures({ ...model.toObject(), formula: model.dice });
    });
    for (const row of Object.values(WEAPONS)) {
      expect(shipped).toContainEqual(figures({ ...row, formula: parseDice(row.formula) }));
    }
  });

  test("RP-72, RP-73: what is shot has a range and is loaded, nothing else does", () => {
    for (const item of weapons) {
      const { mode, range, reload } = weapon(item);
      const shot = mode === "missile";
      expect([item.name, range > 0, reload !== "none"]).toEqual([item.name, shot, shot]);
    }
  });

  test("RP-51, RP-85: only what strikes hand to hand adds the damage bonus, and no torch does", () => {
    for (const item of weapons) {
      const { uses, damageBonusApplies, special } = weapon(item);
      const due = uses.includes("melee") && special !== "torch";
      expect([item.name, damageBonusApplies]).toEqual([item.name, due]);
    }
  });

  test("RP-50: bare hands strike as the rules say, and RP-72: a repeating crossbow is full", () => {
    const hands = slugged(weapons, "rpgMainsNuesArme");
    expect(hands && weapon(hands).dice).toEqual(parseDice(UNARMED_FORMULA));
    expect(slugged(weapons, "rpgArbaleteAChargeur")?.system["magazine"]).toEqual({ value: 5, max: 5 });
  });

  test("RP-68: are struck with a skill of the list", () => {
    const all = [...weapons, ...actors.flatMap((actor) => ofType(actor, "rpgWeapon"))];
    expect(all.filter(({ system }) => !((system["skill"] as string) in SKILLS))).toEqual([]);
  });
});

test("RP-61: the effects of spells and afflictions are read as they are written", () => {
  const written = [...spells, ...afflictions].flatMap(({ system: { effects } }) => (effects ? [effects] : []));
  expect(written.length).toBeGreaterThan(5);
  for (const effects of written) expect(EFFECT_LIST.read(effects)).toEqual(effects);
});

test("RP-67: armours have the rows of the table", () => {
  const shipped = armors.map(({ system: { formula, coverage } }) => ({ formula, coverage }));
  for (const { formula, coverage } of Object.values(ARMOURS)) {
    for (const piece of coverage) {
      expect(shipped).toContainEqual({ formula, coverage: [...piece].sort((a, b) => a - b) });
    }
  }
});

describe("everybody", () => {
  test("RP-27: is whole", () => {
    for (const actor of actors) {
      const { value, maxOverride } = actor.system.hp;
      expect([actor.name, value]).toEqual([actor.name, maxOverride ?? figuresOf(values(actor)).hpMax]);
    }
  });

  test("RP-22: knows skills of the list, to some degree", () => {
    for (const actor of actors) {
      const known = ofType(actor, "rpgSkill");
      expect([actor.name, known.filter(({ system }) => !(Number(system["mastery"]) > 0))]).toEqual([actor.name, []]);
    }
  });

  test("RP-61: holds no more than two hands can", () => {
    for (const actor of actors) {
      const grips = ofType(actor, "rpgWeapon").map(({ system: { equipped = "none" } }) => equipped);
      const shield = ofType(actor, "rpgShield").filter(({ system }) => system["equipped"]).length;
      const hands = grips.map((grip) => ({ none: 0, main: 1, off: 1, both: 2 })[grip as string] ?? 3);
      expect([actor.name, hands.reduce((sum, count) => sum + count, shield) <= 2]).toEqual([actor.name, true]);
      for (const item of ofType(actor, "rpgWeapon")) {
        const { grip, hands: needed } = weapon(item);
        if (grip !== "none") expect([item.name, grip]).toEqual([item.name, needed === 2 ? "both" : "main"]);
      }
    }
  });

  test("shoots arrows that are there", () => {
    for (const { name, items } of actors) {
      const ids = items.map(({ _id }) => _id);
      const lost = items.filter(({ system: { ammo } }) => ammo !== undefined && !ids.includes(ammo as string));
      expect([name, lost]).toEqual([name, []]);
    }
  });
});

describe("creatures", () => {
  test("RP-49: bodies other than ours have a table of their own", () => {
    const tables = creatures.map(({ system }) => system.locationTable ?? "humanoid");
    expect([...new Set(tables)].sort()).toEqual(["drakeling", "humanoid", "octopus", "quadruped", "serpent", "spider"]);
  });

  test("RP-74: what they throw goes as far as is told of it", () => {
    const reach = (slug: string, thrown: string) => {
      const creature = creatures.find(({ system }) => system.slug === slug);
      const item = creature?.items.find(({ system }) => system.slug === thrown);
      if (!creature || !item) throw new Error(`${slug} throws no ${thrown}`);
      return weapon(item).rangeIn("thrown", values(creature).body);
    };
    expect(reach("rpgTrollDeCarriere", "rpgRocherLance")).toBe(throwRange(15, "heavy"));
    expect(reach("rpgAraigneeDeGrenierGeante", "rpgJetDeToile")).toBe(6);
  });

  test("RP-105: claws, fangs and tusks have an edge", () => {
    const edged = ["rpgGriffes", "rpgMorsure", "rpgCrochets", "rpgBoutoir", "rpgBec"];
    for (const item of creatures.flatMap((creature) => ofType(creature, "rpgWeapon"))) {
      if (item.system["natural"] === true) {
        expect([item.name, item.system["bladed"] ?? false]).toEqual([item.name, edged.includes(item.system.slug)]);
      }
    }
  });
});

describe("ready-made characters", () => {
  test.each(characters.map((character) => [character.name, character] as const))(
    "RP-29: %s is as the book wants it",
    (_name, character) => {
      const masteries = ofType(character, "rpgSkill").map(({ system }) => Number(system["mastery"]));
      expect(reckon(values(character), masteries)).toMatchObject({
        attributePoints: CREATION_DEFAULTS.attributePoints,
        pointsSpent: CREATION_DEFAULTS.points,
        faults: [],
      });
      for (const { system } of ofType(character, "rpgSkill")) expect(system["creationMastery"]).toBe(system["mastery"]);
      const spellcasting = ofType(character, "rpgSkill").find(({ system }) => system["key"] === "spells");
      const due = knownSpells(Number(spellcasting?.system["mastery"] ?? 0));
      expect(ofType(character, "rpgSpell")).toHaveLength(due);
      const armour = ofType(character, "rpgArmor").map(({ system }) => ({
        formula: parseDice(String(system["formula"])) ?? { count: 0, faces: 0, flat: 0, halved: false },
        coverage: system["coverage"] as number[],
      }));
      const weapons = ofType(character, "rpgWeapon").filter(({ system }) => system["natural"] !== true).length;
      const shields = ofType(character, "rpgShield").length;
      expect(equipmentWarnings({ weapons, shields, armour })).toEqual([]);
    },
  );

  test("RP-50: have bare hands to strike with, as everybody has", () => {
    const hands = (one: (typeof characters)[number]) =>
      ofType(one, "rpgWeapon").filter(({ system }) => system.slug === "rpgMainsNuesArme").length;
    expect(characters.map(hands)).toEqual(characters.map(() => 1));
  });
});
