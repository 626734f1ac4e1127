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
import { thresholdsOf } from "../../../../src/rulesets/seuils/rules/damage/thresholds.js";
import { TRAITS } from "../../../../src/rulesets/seuils/rules/character/traits.js";
import { isUse } from "../../../../src/rulesets/seuils/rules/checks/uses.js";
import {
  CHARACTERISTICS,
  DOMAINS,
  DOMAIN_IDS,
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
import { ARMOURS, CHARACTERS, CREATURES, GEAR, SHIELDS, SPECIALTIES, WEAPONS } from "./figures.js";

const creatures = seuilsActors("creatures");
const characters = seuilsActors("characters");
const actors = [...creatures, ...characters];
const weapons = seuilsItems("weapons");
const armors = seuilsItems("armors");
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
const specific = (list: readonly { readonly against: string; readonly dice: number }[]) =>
  list.map(({ against, dice }) => `${dice} ${against}`).join(" ");

/** What a pack holds by slug, as the figures tell it. */
const told = (items: readonly SeuilsItem[], figures: (item: SeuilsItem) => readonly unknown[]) =>
  Object.fromEntries(items.map((item) => [item.system.slug, figures(item)]));

describe("things", () => {
  test("SE-20…SE-24, SE-39, SE-44, SE-55, SE-74: weapons have their figures", () => {
    const figures = (item: SeuilsItem) => {
      const { attackType, missile, damage, types, nature, limits, reach, hands, canParry, equipmentDice, ...more } =
        weapon(item);
      const shot = attackType === "ranged";
      const xy = `${damage.dice}D/${damage.keep}`;
      const where = shot ? limits.join("/") : reach;
      const kind = [more.group, shot ? missile : attackType];
      return [...kind, xy, types.join(" "), nature, where, hands, canParry, equipmentDice, more.rarity, more.value];
    };
    expect(told(weapons, figures)).toEqual(WEAPONS);
  });

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

  test("SE-43, SE-44, SE-47, SE-74: armours have their figures", () => {
    const figures = (item: SeuilsItem) => {
      const { index, specific: best, rarity, value } = model("seuilsArmor", item);
      return [index, specific(best), rarity, value];
    };
    const suits = armors.filter(({ type }) => type === "seuilsArmor");
    expect(told(suits, figures)).toEqual(ARMOURS);
  });

  test("SE-37, SE-48, SE-74: shields have their figures", () => {
    const figures = (item: SeuilsItem) => {
      const { bonus, rarity, value } = model("seuilsShield", item);
      return [bonus, rarity, value];
    };
    const shields = armors.filter(({ type }) => type === "seuilsShield");
    expect(told(shields, figures)).toEqual(SHIELDS);
  });

  test("SE-04, SE-74: gear gives its dE where it is of use", () => {
    const figures = (item: SeuilsItem) => {
      const { equipmentDice, uses, rarity, value } = model("seuilsGear", item);
      return [equipmentDice, uses.join(" "), rarity, value];
    };
    expect(told(gear, figures)).toEqual(GEAR);
  });

  test("SE-10, SE-60: specialities have their Caractéristique and their uses", () => {
    const figures = (item: SeuilsItem) => {
      const { characteristic, uses, medical } = model("seuilsSpecialty", item);
      return [characteristic, uses.join(" "), medical];
    };
    expect(told(specialties, figures)).toEqual(SPECIALTIES);
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

describe.each([
  ["creatures", creatures, CREATURES],
  ["ready-made characters", characters, CHARACTERS],
] as const)("%s", (_kind, pack, figures) => {
  test("are those that were decided", () => {
    expect(pack.map(({ system }) => system.slug).sort()).toEqual([...figures.keys()].sort());
  });

  test.each(pack.map((actor) => [actor.name, actor] as const))(
    "SE-09, SE-56: %s has its scores and Seuils, and carries what is told",
    (_name, actor) => {
      const due = figures.get(actor.system.slug);
      const thresholds = thresholdsOf(scores(actor).sante);
      const told = Object.values(DOMAINS).map((of) => of.map((id) => scores(actor)[id]).join(" "));
      expect(told.join(" · ")).toBe(due?.scores);
      expect(ROWS.map((row) => thresholds[row]).join("/")).toBe(due?.thresholds);
      expect(slugs(actor.items).sort()).toEqual(
        due?.items
          .split(" ")
          .map((item) => `seuils${item}`)
          .sort(),
      );
    },
  );
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

  test("bears on the token their own name, and a creature its picture", () => {
    expect(actors.filter(({ name, prototypeToken }) => prototypeToken.name !== name)).toEqual([]);
    expect(creatures.filter(({ img, prototypeToken }) => prototypeToken.texture.src !== img)).toEqual([]);
    expect(new Set(characters.map(({ prototypeToken }) => prototypeToken.actorLink))).toEqual(new Set([true]));
    expect(new Set(creatures.map(({ prototypeToken }) => prototypeToken.actorLink))).toEqual(new Set([false]));
  });

  /** What a copy may have of its own: whether it is in hand, the Difficulté of a venom. */
  const OWN = ["equipped", "value"];
  const shared = (item: SeuilsItem) => ({
    ...item,
    system: Object.fromEntries(
      Object.entries(item.system).filter(
        ([key]) => !OWN.includes(key) || (key === "value" && item.type !== "seuilsTrait"),
      ),
    ),
  });

  test("carries copies of a pack's items as they are there, but for what is its bearer's", () => {
    const packed = new Map([...weapons, ...armors, ...gear, ...specialties, ...traits].map((item) => [item._id, item]));
    for (const { name, items } of actors) {
      for (const item of items) {
        const original = packed.get(item._id);
        const natural = item.system["natural"] === true;
        expect([name, item.name, original !== undefined || natural]).toEqual([name, item.name, true]);
        if (original) expect([name, shared(item)]).toEqual([name, shared(original)]);
      }
    }
  });
});

describe("creatures", () => {
  test.each(creatures.map((creature) => [creature.name, creature] as const))(
    "SE-43, SE-44, SE-51, SE-77: %s has its circles, its hide and its strikes",
    (_name, creature) => {
      const due = CREATURES.get(creature.system.slug);
      const { kind, wounds, hide } = creature.system as unknown as {
        kind: string;
        wounds: Record<(typeof ROWS)[number], { max: number }>;
        hide?: { index: number; specific?: { against: string; dice: number }[] };
      };
      expect(kind).toBe(due?.kind);
      expect(ROWS.map((row) => wounds[row].max).join("/")).toBe(due?.circles);
      expect(`${hide?.index ?? 0} ${specific(hide?.specific ?? [])}`.trim()).toBe(due?.hide);
      const strikes = ofType(creature, "seuilsWeapon").map((item) => {
        const { damage, types } = weapon(item);
        return `${damage.dice}D/${damage.keep} ${types.join(" ")}`;
      });
      expect(strikes.join(", ")).toBe(due?.strikes);
      const venom = creature.items.find(({ system }) => system["key"] === "venom");
      expect(venom ? String(venom.system["value"]) : "").toBe(due?.venom);
    },
  );

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
      const due = CHARACTERS.get(character.system.slug);
      expect(findings(candidate)).toEqual([]);
      expect(DOMAIN_IDS.map((id) => candidate.totals[id]).join("/")).toBe(due?.totals);
      expect(String(costOf(candidate.equipment))).toBe(due?.cost);
      expect(character.system.wealth).toBe(wealthLeft(DEFAULTS.creationBudget, costOf(candidate.equipment)));
      expect(candidate.equipment.every(({ rarity }) => rarity <= MOST_RARITY)).toBe(true);
    },
  );
});
