import { describe, expect, test } from "vitest";
import { findings, type CandidateTrait } from "../../../../src/rulesets/warp/rules/character/creation.js";
import { bookPower } from "../../../../src/rulesets/warp/rules/powers/powers.js";
import { POWER_EFFECTS } from "../../../../src/rulesets/warp/rules/powers/power-kinds.js";
import { scoreAtCreation, type Scale } from "../../../../src/rulesets/warp/rules/character/scales.js";
import { fixedHitPoints, startingReserve } from "../../../../src/rulesets/warp/rules/character/starting-points.js";
import { warpActors, warpItems, type WarpActorSource, type WarpItem } from "../../../support/packs/warp-packs.js";
import { RANGES, type TraitKind } from "../../../../src/rulesets/warp/rules/vocabulary.js";
import { ARMOURS, FACTORS, SPELL_LEVELS } from "./figures.js";

const npcs = warpActors("npcs");
const characters = warpActors("characters");
const actors = [...npcs, ...characters];
const weapons = warpItems("weapons");
const armors = warpItems("armors");
const gear = warpItems("gear");
const traits = warpItems("traits");
const powers = warpItems("powers");
const spells = warpItems("spells");

const system = (items: readonly WarpItem[], slug: string) => items.find((item) => item.system.slug === slug)?.system;
const isTrait = ({ type }: WarpItem) => type === "warpTrait" || type === "warpPower";
const isFlaw = ({ system }: WarpItem) => system["kind"] === "flaw";
const ofType = (actor: WarpActorSource, type: string) => actor.items.filter((item) => item.type === type);
/** A power is technical unless its data say otherwise. */
const scaleOf = ({ type, system }: WarpItem) =>
  (system["scale"] ?? (type === "warpPower" ? "technical" : "standard")) as Scale;

test("all that the specification lists ships", () => {
  const sizes = { npcs, characters, weapons, armors, gear, traits, powers, spells };
  expect(Object.fromEntries(Object.entries(sizes).map(([name, { length }]) => [name, length]))).toEqual({
    npcs: 26,
    characters: 6,
    weapons: 32,
    armors: 7,
    gear: 15,
    traits: 60,
    powers: 12,
    spells: 6,
  });
});

describe("weapons", () => {
  test("WP-52, WP-84: have the factors of the tables", () => {
    const factors = Object.keys(FACTORS).map((slug) => [slug, system(weapons, slug)?.["factor"]]);
    expect(Object.fromEntries(factors)).toEqual(FACTORS);
    const of = (key: string) => weapons.filter((weapon) => weapon.system[key]).map((weapon) => weapon.system.slug);
    expect([of("temporary"), of("divideByRange")]).toEqual([["warpTaser"], ["warpFusilAPompeCalibre12"]]);
  });

  test("WP-54, WP-83: whatever is thrown or shot reads a row of the range tables, and nothing else does", () => {
    for (const { name, system } of weapons) {
      const ranged = ["thrown", "projectile", "firearm", "taser"].includes(system["category"] as string);
      expect([name, Object.keys(RANGES).includes(system["rangeRow"] as string)]).toEqual([name, ranged]);
    }
  });

  test("WP-82, WP-89: firearms, and they alone, have a way to fire, a full magazine and no fear of armour", () => {
    for (const { name, system } of weapons) {
      const firearm = system["category"] === "firearm";
      const { fireMode, magazine = 0, loaded = 0, ignoreArmourMalus = false } = system;
      expect([name, fireMode !== undefined, ignoreArmourMalus]).toEqual([name, firearm, firearm]);
      expect([name, loaded, Number(magazine) > 0]).toEqual([name, magazine, firearm]);
    }
  });

  test("WP-91: whatever fires full-auto holds the rounds for it", () => {
    const automatic = weapons.filter(({ system }) => ["smg", "autoRifle"].includes(system["fireMode"] as string));
    expect(automatic.filter(({ system }) => Number(system["magazine"]) < 10)).toEqual([]);
  });
});

describe("other things", () => {
  test("WP-62, WP-88: armours have the scores of the two tables", () => {
    for (const [slug, row] of Object.entries(ARMOURS)) {
      const figures = { regularDice: 0, regularPoints: 0, ballisticDice: 0, heavy: false, ...system(armors, slug) };
      const { regularDice, regularPoints, ballisticDice, heavy } = figures;
      expect([slug, regularDice, regularPoints, ballisticDice, heavy]).toEqual([slug, ...row]);
    }
  });

  test("WP-94, WP-95: there are rounds of each kind", () => {
    const rounds = gear.filter(({ type }) => type === "warpAmmo");
    expect(rounds.map(({ system }) => system["ammoType"]).sort()).toEqual(["ap", "hollow", "standard"]);
  });

  test("WP-110…WP-121: there is one power for every effect the rules know", () => {
    const known = POWER_EFFECTS.filter((effect) => effect !== "custom").sort();
    expect(powers.map(({ system }) => system["effectKey"]).sort()).toEqual(known);
  });

  test("WP-105, WP-107, WP-111: a power is resisted, opposes others and takes its time as one that is learned in play", () => {
    const told = powers.map(({ system: { effectKey, resistMode = "none", opposes = [], castTurns = 1 } }) => ({
      ...{ effectKey, resisted: resistMode !== "none", opposes, castTurns },
    }));
    const known = POWER_EFFECTS.filter((effect) => effect !== "custom");
    const learned = known.map((effectKey) => ({ effectKey, ...bookPower(effectKey) }));
    expect(told).toHaveLength(learned.length);
    expect(told).toEqual(expect.arrayContaining(learned));
  });

  test("WP-127…WP-132: spells have the levels of the list, and one can be resisted", () => {
    const levels = spells.map(({ system }) => [system.slug, system["level"]]);
    expect(Object.fromEntries(levels)).toEqual(SPELL_LEVELS);
    expect(spells.filter(({ system }) => system["resistMode"]).map(({ system }) => system["level"])).toEqual([12]);
  });
});

describe("example traits", () => {
  test("WP-23…WP-25: start at the score of their scale; flaws have none", () => {
    for (const trait of traits) {
      const due = isFlaw(trait) ? 0 : scoreAtCreation(scaleOf(trait), false);
      expect([trait.name, trait.system["score"]]).toEqual([trait.name, due]);
    }
  });

  test("WP-24, WP-26: every one has a sign, and none for fighting is specialised", () => {
    expect(traits.filter(({ system }) => !system["sign"])).toEqual([]);
    expect(traits.filter((trait) => trait.system["combat"] && scaleOf(trait).startsWith("specialised"))).toEqual([]);
  });

  test("WP-20, WP-21, WP-25: there are a dozen of each kind", () => {
    const count = (kind: string, scale?: string) =>
      traits.filter((trait) => trait.system["kind"] === kind && (!scale || scaleOf(trait).startsWith(scale))).length;
    expect([count("central"), count("side", "standard"), count("side", "technical")]).toEqual([12, 12, 12]);
    expect([count("side", "specialised"), count("flaw")]).toEqual([12, 12]);
  });
});

describe("actors", () => {
  test.each(actors.map((actor) => [actor.name, actor] as const))(
    "WP-29: %s is whole, with the hit points of the best linked trait and a word for them",
    (_name, { system: { hp }, items }) => {
      const linked = items.filter(({ system }) => system["hitPoints"]).map(({ system }) => Number(system["score"]));
      expect([hp.value, hp.max]).toEqual([fixedHitPoints(linked), fixedHitPoints(linked)]);
      expect(hp.description).not.toBe("");
    },
  );

  test("WP-103, WP-125: whoever has a power or knows a spell has charges, and nobody else has", () => {
    for (const actor of actors) {
      const gifted = [...ofType(actor, "warpPower"), ...ofType(actor, "warpSpell")].length > 0;
      const { value = 0, max = 0, label = "" } = actor.system.psy ?? {};
      expect([actor.name, max > 0, value === max, label !== ""]).toEqual([actor.name, gifted, true, gifted]);
    }
  });

  test("WP-103: whoever never has charges has no bar of them on the token", () => {
    for (const { name, system, prototypeToken } of npcs)
      expect([name, prototypeToken.bar2.attribute]).toEqual([name, system.psy?.max ? "psy" : null]);
  });

  test("WP-29, WP-48: every trait for fighting counts for hit points", () => {
    const odd = actors.flatMap(({ items }) => items).filter(({ system }) => system["combat"] && !system["hitPoints"]);
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test("WP-26: every trait, power and flaw has a sign", () => {
    const mute = actors.flatMap(({ items }) => items).filter((item) => isTrait(item) && !item.system["sign"]);
    expect(mute.map(({ name }) => name)).toEqual([]);
  });

  test("WP-89: whoever carries a firearm has rounds to reload it with", () => {
    for (const { name, items } of actors) {
      const armed = items.some(({ system }) => system["category"] === "firearm");
      const rounds = items.filter(({ type }) => type === "warpAmmo").map(({ system }) => system["ammoType"]);
      expect({ name, ready: !armed || rounds.includes("standard") }).toEqual({ name, ready: true });
    }
  });
});

describe("ready-made characters", () => {
  const text = (value: unknown) => ({ text: String(value), unknown: false });
  const candidateTrait = (trait: WarpItem): CandidateTrait => ({
    name: trait.name,
    kind: trait.system["kind"] as TraitKind,
    scale: scaleOf(trait),
    superior: trait.system["superior"] === true,
    sign: String(trait.system["sign"]),
    combat: trait.system["combat"] === true,
    unknown: false,
    power: trait.type === "warpPower" ? "paranormal" : "none",
  });

  test.each(characters.map((character) => [character.name, character] as const))(
    "WP-18…WP-35: %s is as the book wants it, without any option",
    (name, { system, items }) => {
      const own = items.filter(isTrait);
      const { hp, xp, psy, concept, motivation, secret, importantPerson, magician = false } = system;
      const candidate = {
        name,
        concept: String(concept),
        traits: own.map(candidateTrait),
        specialised: false,
        hp: { ...hp, dice: "settled" as const },
        hpFloor: true,
        reserveDice: "settled" as const,
        magician,
        talent: true,
        series: { paranormal: true, magic: true, magicExclusive: false },
        motivation: text(motivation),
        secret: text(secret),
        importantPerson: text((importantPerson as { name: string }).name),
      };
      expect(findings(candidate)).toEqual([]);
      for (const trait of own.filter((trait) => !isFlaw(trait))) {
        const due = scoreAtCreation(scaleOf(trait), trait.system["superior"] === true);
        expect([trait.name, trait.system["score"]]).toEqual([trait.name, due]);
      }
      expect(xp?.total ?? 1).toBe(1);
      const powers = items.filter(({ type }) => type === "warpPower").length;
      expect(psy?.max ?? 0).toBe(startingReserve(powers, magician, null));
    },
  );
});
