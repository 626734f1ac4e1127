import { beforeAll, describe, expect, test } from "vitest";
import { profileOf } from "../../../src/rulesets/gb/rules/character/profile.js";
import type { ProfileId } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { readPack } from "../../support/packs/gb-packs.js";

const actors = [...readPack("creatures"), ...readPack("investigators")];
const profiles = readPack("profiles");
const items = (["weapons", "armors", "feats", "skills", "spells", "hazards", "profiles"] as const).flatMap((name) => [
  ...readPack(name),
]);
const carried = actors.flatMap((actor) => [...actor.items]);

/** A model built with the table's own fields: it refuses what it does not know and cleans what it does. */
type Model = new (source: object, options: object) => { toObject(): object };

const models: Record<string, Model> = {};

beforeAll(async () => {
  const playground = "../../../playground/common/data"; // held in a variable: its types are not ours
  const fields = (await import(`${playground}/fields/index.ts`)) as object;
  const { DataModel } = (await import(`${playground}/data-model.ts`)) as { DataModel: unknown };
  const { TypeDataModel } = (await import(`${playground}/type-data-model.ts`)) as { TypeDataModel: unknown };
  Object.assign(globalThis, { foundry: { data: { fields }, abstract: { DataModel, TypeDataModel } } });
  const data = "../../../src/rulesets/gb/data";
  const kinds = {
    actors: ["Creature", "Investigator"],
    items: ["Weapon", "Armor", "Feat", "Skill", "Spell", "Hazard", "Profile"],
  };
  for (const [room, names] of Object.entries(kinds))
    for (const kind of names) {
      const module = (await import(`${data}/${room}/${kind.toLowerCase()}.ts`)) as Record<string, Model | undefined>;
      const Model = module[`Gb${kind}`];
      if (Model) models[`gb${kind}`] = Model;
    }
});

function built({ type, system }: { type: string; system: object }): { toObject(): object } {
  const Model = models[type];
  if (!Model) throw new Error(`no model for ${type}`);
  return new Model(structuredClone(system), { parent: null });
}

test.each([...actors, ...items, ...carried].map((document) => [document.name, document] as const))(
  "the data models take %s as it is written",
  (_name, document) => {
    expect(built(document).toObject()).toMatchObject(document.system);
  },
);

describe("bodies", () => {
  /** The swarm is played with hit points; its body is that of any mass. */
  const bodyOf = (slug: string): ProfileId => (slug === "swarm" ? "amorphous" : (slug as ProfileId));

  test.each(profiles.map((profile) => [profile.name, profile] as const))(
    "GB-44: %s is the body of that name",
    (_name, profile) => {
      const { tables } = built(profile) as unknown as { tables: object };
      const { locations, bonus, calledZones, wounds, worsening, fatigueApplies, pfZeroEffect } = profileOf(
        bodyOf(profile.system.slug),
      );
      expect(tables).toMatchObject({ locations, bonus, calledZones, worsening, fatigueApplies, pfZeroEffect });
      expect(tables).toHaveProperty("wounds", wounds);
    },
  );
});
