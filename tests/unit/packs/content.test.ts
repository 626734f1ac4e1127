import { beforeAll, describe, expect, test } from "vitest";
import { maximumDamage } from "../../../src/rulesets/gb/rules/lethality.js";
import { abilityModifier } from "../../../src/rulesets/gb/rules/abilities.js";
import { creaturePools, poolMax } from "../../../src/rulesets/gb/rules/pools.js";
import { profileOf, zonesOf } from "../../../src/rulesets/gb/rules/profile.js";
import { readPack } from "../../support/packs.js";
import type { ArmorSource, WeaponSource } from "../../support/packs.js";

const creatures = readPack("creatures");
const investigators = readPack("investigators");
const weapons = readPack("weapons");
const armors = readPack("armors");
const actors = [...creatures, ...investigators];
const carried = actors.flatMap(({ name, items }) => items.map((item) => ({ owner: name, item })));

test("twenty-six creatures, thirty weapons, twelve armours and ten investigators ship", () => {
  expect([creatures, weapons, armors, investigators].map(({ length }) => length)).toEqual([26, 30, 12, 10]);
});

/** A model built with the table's own fields: it refuses what it does not know and cleans what it does. */
type Model = new (source: object, options: object) => { toObject(): object };

describe("the data models", () => {
  let models: Record<string, Model> = {};

  beforeAll(async () => {
    const playground = "../../../playground/common/data"; // held in a variable: its types are not ours
    const fields = (await import(`${playground}/fields/index.ts`)) as object;
    const { DataModel } = (await import(`${playground}/data-model.ts`)) as { DataModel: unknown };
    const { TypeDataModel } = (await import(`${playground}/type-data-model.ts`)) as { TypeDataModel: unknown };
    Object.assign(globalThis, { foundry: { data: { fields }, abstract: { DataModel, TypeDataModel } } });
    const [creature, investigator, weapon, armor] = await Promise.all([
      import("../../../src/rulesets/gb/data/creature.js"),
      import("../../../src/rulesets/gb/data/investigator.js"),
      import("../../../src/rulesets/gb/data/weapon.js"),
      import("../../../src/rulesets/gb/data/armor.js"),
    ]);
    models = {
      gbCreature: creature.GbCreature as unknown as Model,
      gbInvestigator: investigator.GbInvestigator as unknown as Model,
      gbWeapon: weapon.GbWeapon as unknown as Model,
      gbArmor: armor.GbArmor as unknown as Model,
    };
  });

  const all = [...actors, ...weapons, ...armors, ...carried.map(({ item }) => item)];
  test.each(all.map((document) => [document.name, document] as const))(
    "take %s as it is written",
    (_name, document) => {
      const Model = models[document.type];
      if (!Model) throw new Error(`no model for ${document.type}`);
      expect(new Model(structuredClone(document.system), { parent: null }).toObject()).toMatchObject(document.system);
    },
  );
});

describe("actors", () => {
  test.each(creatures.map((creature) => [creature.name, creature.system] as const))(
    "GB-47: %s starts with all its points",
    (_name, { poolsMethod, hp, abilities, pv, pf }) => {
      const conModifier = abilityModifier(abilities.con.value);
      const max = creaturePools(poolsMethod, { hp: hp.max, conModifier });
      expect({ pv: pv.value, pf: pf.value }).toEqual(max);
    },
  );

  test.each(investigators.map((investigator) => [investigator.name, investigator.system] as const))(
    "GB-05: %s starts with all its points",
    (_name, { abilities, pv, pf }) => {
      const max = poolMax(abilityModifier(abilities.con.value));
      expect([pv.value, pf.value]).toEqual([max, max]);
    },
  );

  test("investigators are linked to their token, creatures are not", () => {
    expect(new Set(investigators.map(({ prototypeToken }) => prototypeToken.actorLink))).toEqual(new Set([true]));
    expect(new Set(creatures.map(({ prototypeToken }) => prototypeToken.actorLink))).toEqual(new Set([false]));
  });

  test("everybody has an attack, but for the swarm, which is a natural cause", () => {
    const unarmed = actors.filter(({ items }) => !items.some(({ type }) => type === "gbWeapon"));
    expect(unarmed.map(({ system }) => system.slug)).toEqual(["nueeDeRats"]);
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

  test("carried copies of a pack's item are that item, but for what its bearer adds to the attack", () => {
    const known = new Map([...weapons, ...armors].map((item) => [item.system.slug, item]));
    for (const { owner, item } of carried) {
      const original = known.get(item.system.slug);
      const system = { ...item.system, attackMisc: undefined };
      if (original) expect({ owner, ...item, system }).toEqual({ owner, ...original });
    }
  });
});
