import { describe, expect, test } from "vitest";
import { RpgCharacter } from "../../../../src/rulesets/rpg/data/actors/character.js";
import { RpgCreature } from "../../../../src/rulesets/rpg/data/actors/creature.js";
import { EFFECT_LIST } from "../../../../src/rulesets/rpg/data/read-effects.js";
import { faultsOf } from "../../../../tools/packs/check.mjs";
import { testWhatIsWritten, type PackModels } from "../../../support/packs/pack-models.js";
import { RPG_ITEMS } from "../../../support/models/rpg-models.js";
import { ITEM_PACKS, ROOT, rpgActors, rpgItems, rpgSources } from "../../../support/packs/rpg-packs.js";

const models = {
  Actor: { rpgCharacter: RpgCharacter, rpgCreature: RpgCreature },
  Item: RPG_ITEMS,
} as unknown as PackModels;

const actors = (["creatures", "characters"] as const).flatMap((name) => [...rpgActors(name)]);
const items = ITEM_PACKS.flatMap((name) => [...rpgItems(name)]);

testWhatIsWritten(models, [...actors, ...items]);

test("RP-61: the effects of spells and afflictions are read as they are written", () => {
  const written = items.flatMap(({ name, system: { effects } }) => (effects ? [{ name, effects }] : []));
  expect(written.map(({ name }) => name)).toEqual([
    "Nœud de lierre",
    "Œil du chat",
    "Peau d’écorce",
    "Semelles de plume",
    "Fièvre des caves",
    "Venin de grenier",
  ]);
  for (const { effects } of written) expect(EFFECT_LIST.read(effects)).toEqual(effects);
});

describe("rpg's packs", () => {
  test("can be built", () => {
    expect(faultsOf(rpgSources(), ROOT)).toEqual([]);
  });
});
