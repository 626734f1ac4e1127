import { describe, expect, test } from "vitest";
import { SeuilsCharacter } from "../../../../src/rulesets/seuils/data/actors/character.js";
import { SeuilsCreature } from "../../../../src/rulesets/seuils/data/actors/creature.js";
import { faultsOf } from "../../../../tools/packs/check.mjs";
import { testWhatIsWritten, type PackModels } from "../../../support/packs/pack-models.js";
import { SEUILS_ITEMS } from "../../../support/models/seuils-models.js";
import { ITEM_PACKS, ROOT, seuilsActors, seuilsItems, seuilsSources } from "../../../support/packs/seuils-packs.js";

const models = {
  Actor: { seuilsCharacter: SeuilsCharacter, seuilsCreature: SeuilsCreature },
  Item: SEUILS_ITEMS,
} as unknown as PackModels;

const actors = (["creatures", "characters"] as const).flatMap((name) => [...seuilsActors(name)]);
const items = ITEM_PACKS.flatMap((name) => [...seuilsItems(name)]);

testWhatIsWritten(models, [...actors, ...items]);

describe("seuils' packs", () => {
  test("can be built", () => {
    expect(faultsOf(seuilsSources(), ROOT)).toEqual([]);
  });
});
