import { describe, expect, test } from "vitest";
import { WarpCharacter } from "../../../../src/rulesets/warp/data/actors/character.js";
import { WarpNpc } from "../../../../src/rulesets/warp/data/actors/npc.js";
import { faultsOf } from "../../../../tools/packs/check.mjs";
import { testWhatIsWritten, type PackModels } from "../../../support/packs/pack-models.js";
import { WARP_ITEMS } from "../../../support/models/warp-models.js";
import { ROOT, warpActors, warpItems, warpSources } from "../../../support/packs/warp-packs.js";

const models = {
  Actor: { warpCharacter: WarpCharacter, warpNpc: WarpNpc },
  Item: WARP_ITEMS,
} as unknown as PackModels;

const actors = (["npcs", "characters"] as const).flatMap((name) => [...warpActors(name)]);
const items = (["weapons", "armors", "gear", "traits", "powers", "spells"] as const).flatMap((name) => [
  ...warpItems(name),
]);

testWhatIsWritten(models, [...actors, ...items]);

describe("warp's packs", () => {
  test("can be built", () => {
    expect(faultsOf(warpSources(), ROOT)).toEqual([]);
  });
});
