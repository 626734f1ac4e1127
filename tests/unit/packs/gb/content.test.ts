import { describe, expect, test } from "vitest";
import { maximumDamage } from "../../../../src/rulesets/gb/rules/attack/lethality.js";
import { FEAT_KEYS } from "../../../../src/rulesets/gb/data/items/feat.js";
import { abilityModifier } from "../../../../src/rulesets/gb/rules/checks/abilities.js";
import { maxRanks } from "../../../../src/rulesets/gb/rules/character/creation.js";
import { namesWeapon } from "../../../../src/rulesets/gb/rules/character/feat-limits.js";
import { hazardBonus } from "../../../../src/rulesets/gb/rules/hazards/hazards.js";
import { toughnessOf } from "../../../../src/rulesets/gb/rules/character/passive-feats.js";
import { creaturePools, poolMax } from "../../../../src/rulesets/gb/rules/body/pools.js";
import { profileOf, zonesOf } from "../../../../src/rulesets/gb/rules/character/profile.js";
import { readPack } from "../../../support/packs/gb-packs.js";
import type {
  ArmorSource,
  FeatSource,
  ItemSource,
  SkillSource,
  WeaponSource,
} from "../../../support/packs/gb-packs.js";

const creatures = readPack("creatures");
const investigators = readPack("investigators");
const weapons = readPack("weapons");
const armors = readPack("armors");
const feats = readPack("feats");
const skills = readPack("skills");
const spells = readPack("spells");
const hazards = readPack("hazards");
const actors = [...creatures, ...investigators];
const carried = actors.flatMap(({ name, items }) => items.map((item) => ({ owner: name, item })));

/** The feats of an actor. */
const featsOf = (items: readonly ItemSource[]) => items.filter((item): item is FeatSource => item.type === "gbFeat");
const toughnessIn = (items: readonly ItemSource[]) =>
  toughnessOf(featsOf(items).map(({ system }) => ({ key: system.key, taken: system.taken ?? 1, modifiers: [] })));

test.each([
  ["creatures", creatures, 26],
  ["investigators", investigators, 10],
  ["weapons", weapons, 30],
  ["armors", armors, 12],
  ["feats", feats, 13],
  ["skills", skills, 28],
  ["spells", spells, 3],
  ["hazards", hazards, 17],
] as const)("all %s of the book ship, and whatever was added to them", (_name, { length }, listed) => {
  expect(length).toBeGreaterThanOrEqual(listed);
});

describe("actors", () => {
  test.each(creatures.map((creature) => [creature.name, creature] as const))(
    "GB-47: %s starts with all its points",
    (_name, { system: { poolsMethod, hp, abilities, pv, pf }, items }) => {
      const conModifier = abilityModifier(abilities.con.value);
      const max = creaturePools(poolsMethod, { hp: hp.max, conModifier, toughness: toughnessIn(items) });
      expect({ pv: pv.value, pf: pf.value }).toEqual(max);
    },
  );

  test.each(investigators.map((investigator) => [investigator.name, investigator] as const))(
    "GB-05: %s starts with all its points",
    (_name, { system: { abilities, pv, pf }, items }) => {
      const max = poolMax(abilityModifier(abilities.con.value), toughnessIn(items));
      expect([pv.value, pf.value]).toEqual([max, max]);
    },
  );

  test("investigators have no more ranks than their level allows, and both ways to dress a wound", () => {
    for (const { name, system, items } of investigators) {
      const learnt = items.filter((item): item is SkillSource => item.type === "gbSkill");
      for (const skill of learnt) {
        expect([name, skill.name, (skill.system.ranks ?? 0) <= maxRanks(system.level)]).toEqual([
          name,
          skill.name,
          true,
        ]);
      }
      expect(learnt.filter((skill) => skill.system.care)).toHaveLength(2);
    }
  });

  test("GB-56: a feat that speaks of a weapon names one that its bearer has, or its group", () => {
    for (const { name, items } of actors) {
      const weapons = items.filter((item): item is WeaponSource => item.type === "gbWeapon");
      const known = weapons.flatMap(({ system }) => [system.slug, system.category]);
      for (const { system } of featsOf(items)) {
        if (namesWeapon(system.key)) expect(known, name).toContain(system.weapon);
      }
    }
  });
});

describe("items", () => {
  test("GB-16: every damage formula can be read", () => {
    const all = [...weapons, ...carried.map(({ item }) => item)].filter(({ type }) => type === "gbWeapon");
    for (const { system } of all as WeaponSource[]) expect(maximumDamage(system.damage)).toBeGreaterThan(0);
  });

  test("GB-24: armour covers only zones of a human body", () => {
    const human: readonly string[] = zonesOf(profileOf("human"));
    for (const { system } of armors) {
      const zones = Object.keys((system as ArmorSource["system"]).zones);
      expect(zones.filter((zone) => !human.includes(zone))).toEqual([]);
    }
  });

  test("GB-48…GB-56: there is one feat for every key the rules know", () => {
    expect(feats.map(({ system }) => system.key).sort()).toEqual([...FEAT_KEYS].sort());
  });

  test("GB-58: natural causes have the bonus of their dice; those that last say so", () => {
    const bonus = (slug: string) => {
      const hazard = hazards.find(({ system }) => system.slug === slug);
      return hazard && hazardBonus(maximumDamage(hazard.system.damage) ?? NaN);
    };
    expect(["brasier", "incendieMajeur", "grenade", "chute15", "noyade"].map(bonus)).toEqual([1, 3, 7, 8, 0]);
    const lasting = hazards.filter(({ system }) => system.repeats).map(({ system }) => system.slug);
    expect(lasting.sort()).toEqual(["acide", "brasier", "engloutissement", "incendieMajeur", "nueeDeRats"]);
  });
});
