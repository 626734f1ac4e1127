import { describe, expect, test } from "vitest";
import {
  MOST_RARITY,
  costOf,
  findings,
  wealthLeft,
  type Candidate,
} from "../../../../src/rulesets/seuils/rules/character/creation.js";
import { domainTotals, type Scores } from "../../../../src/rulesets/seuils/rules/character/domains.js";
import { DEFAULTS } from "../../../../src/rulesets/seuils/rules/options.js";
import { TRAITS } from "../../../../src/rulesets/seuils/rules/character/traits.js";
import { isUse } from "../../../../src/rulesets/seuils/rules/checks/uses.js";
import {
  CHARACTERISTICS,
  HUMAN_CIRCLES,
  ROWS,
  type Characteristic,
} from "../../../../src/rulesets/seuils/rules/vocabulary.js";
import { BARE_HANDS } from "../../../../src/rulesets/seuils/rules/attack/weapons.js";
import { SEUILS_ITEMS } from "../../../support/models/seuils-models.js";
import {
  seuilsActors,
  seuilsItems,
  type SeuilsActorSource,
  type SeuilsItem,
} from "../../../support/packs/seuils-packs.js";

const creatures = seuilsActors("creatures");
const characters = seuilsActors("characters");
const actors = [...creatures, ...characters];
const weapons = seuilsItems("weapons");
const gear = seuilsItems("gear");
const specialties = seuilsItems("specialties");
const traits = seuilsItems("traits");

const ofType = (actor: SeuilsActorSource, type: string) => actor.items.filter((item) => item.type === type);
const slugs = (items: readonly SeuilsItem[]) => items.map(({ system }) => system.slug);
const scores = ({ system }: SeuilsActorSource) =>
  Object.fromEntries(CHARACTERISTICS.map((id) => [id, system.characteristics[id].value])) as Scores;
const model = <Type extends keyof typeof SEUILS_ITEMS>(type: Type, { system }: SeuilsItem) =>
  new SEUILS_ITEMS[type](structuredClone(system) as never, { parent: null }) as InstanceType<
    (typeof SEUILS_ITEMS)[Type]
  >;
const weapon = (item: SeuilsItem) => model("seuilsWeapon", item);

describe("things", () => {
  test("SE-21: bare hands are those of the rules, and never left behind", () => {
    const hands = weapons.find(({ system }) => system.slug === "seuilsMainsNues");
    if (!hands) throw new Error("no bare hands");
    const { attackType, group, damage, damageTypes, nature, natural } = weapon(hands);
    expect({ attackType, group, damage: { ...damage }, damageTypes, nature }).toEqual(BARE_HANDS);
    expect(natural).toBe(true);
  });

  test("SE-31: of what strikes in a grapple, padded gloves and gauntlets parry", () => {
    const parrying = weapons.filter((item) => weapon(item).group === "unarmed" && weapon(item).canParry);
    expect(slugs(parrying)).toEqual(["seuilsGantsRembourres", "seuilsManiquesRenforcees"]);
  });

  test("SE-75: the grenade, and it alone, strikes all around", () => {
    const wide = weapons.filter((item) => weapon(item).areaRadius > 0);
    expect(wide.map(({ system }) => [system.slug, system["areaRadius"]])).toEqual([["seuilsGrenade", 5]]);
  });

  test("SE-04, SE-10: whatever is of use is so in a way the rules know, and names a speciality that ships", () => {
    const uses = [...specialties, ...gear].flatMap(({ system }) => (system["uses"] ?? []) as string[]);
    expect(uses.filter((use) => !isUse(use))).toEqual([]);
    const named = uses.filter((use) => use.startsWith("skill:")).map((use) => use.slice("skill:".length));
    expect(named.filter((slug) => !slugs(specialties).includes(slug))).toEqual([]);
  });

  test("SE-77: there is one trait for each that the rules know", () => {
    expect(traits.map(({ system }) => system["key"]).sort()).toEqual(Object.keys(TRAITS).sort());
  });
});

describe("everybody", () => {
  test("has something to strike with, and no more in hand than two hands hold", () => {
    for (const actor of actors) {
      const held = ofType(actor, "seuilsWeapon").filter((item) => weapon(item).inHand);
      const shields = ofType(actor, "seuilsShield").length;
      const hands = held.reduce((sum, item) => sum + weapon(item).hands, shields);
      expect([actor.name, held.length > 0, hands <= 2, shields <= 1]).toEqual([actor.name, true, true, true]);
    }
  });
});

describe("creatures", () => {
  test("SE-77: only swarms are a swarm, and all of them", () => {
    for (const creature of creatures) {
      const swarm = creature.items.some(({ system }) => system["key"] === "swarm");
      expect([creature.name, swarm]).toEqual([creature.name, creature.system["kind"] === "nuee"]);
    }
  });

  test("SE-51: people have the circles of a human", () => {
    for (const { name, system } of creatures.filter(({ system: { kind } }) => kind === "humain")) {
      const circles = ROWS.map((row) => system.wounds?.[row].max);
      expect([name, circles]).toEqual([name, ROWS.map((row) => HUMAN_CIRCLES[row])]);
    }
  });
});

describe("ready-made characters", () => {
  const candidateOf = (character: SeuilsActorSource): Candidate => ({
    name: character.name,
    concept: (character.system["identity"] as { concept: string }).concept,
    totals: domainTotals(scores(character)),
    scores: scores(character),
    specialties: ofType(character, "seuilsSpecialty").map(({ name, system }) => ({
      name,
      characteristic: system["characteristic"] as Characteristic,
    })),
    equipment: character.items
      .filter(({ type }) => type !== "seuilsSpecialty")
      .map(({ name, system: { rarity = 0, value = 0 } }) => ({
        name,
        rarity: Number(rarity),
        value: Number(value),
        quantity: 1,
      })),
  });

  test.each(characters.map((character) => [character.name, character] as const))(
    "SE-09, SE-10, SE-74: %s is as a new character may be, and has kept the rest",
    (_name, character) => {
      const candidate = candidateOf(character);
      expect(findings(candidate)).toEqual([]);
      expect(character.system.wealth).toBe(wealthLeft(DEFAULTS.creationBudget, costOf(candidate.equipment)));
      expect(candidate.equipment.every(({ rarity }) => rarity <= MOST_RARITY)).toBe(true);
    },
  );
});
