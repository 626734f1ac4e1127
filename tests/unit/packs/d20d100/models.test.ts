import { describe, expect, test } from "vitest";
import { D20d100Adversary } from "../../../../src/rulesets/d20d100/data/actors/adversary.js";
import { D20d100Investigator } from "../../../../src/rulesets/d20d100/data/actors/investigator.js";
import { faultsOf } from "../../../../tools/packs/check.mjs";
import { D20D100_ITEMS } from "../../../support/models/d20d100-models.js";
import {
  d20d100ActorSources,
  d20d100Items,
  d20d100Sources,
  ITEM_PACKS,
  ROOT,
} from "../../../support/packs/d20d100-packs.js";
import { testWhatIsWritten, type PackModels } from "../../../support/packs/pack-models.js";

const models = {
  Actor: { d20d100Investigator: D20d100Investigator, d20d100Adversary: D20d100Adversary },
  Item: D20D100_ITEMS,
} as unknown as PackModels;

const actors = (["adversaries", "investigators"] as const).flatMap((name) => [...d20d100ActorSources(name)]);
const items = ITEM_PACKS.flatMap((name) => [...d20d100Items(name)]);

testWhatIsWritten(models, [...actors, ...items]);

describe("d20d100's packs", () => {
  test("can be built", () => {
    expect(faultsOf(d20d100Sources(), ROOT)).toEqual([]);
  });
});
