import { expect, test } from "vitest";
import {
  featBonus,
  skillFeatBonus,
  toughnessOf,
  type CarriedFeat,
} from "../../../../../../src/rulesets/gb/rules/character/passive-feats.js";

const feat = (key: string, taken = 1, modifiers: CarriedFeat["modifiers"] = []): CarriedFeat => ({
  key,
  taken,
  modifiers,
});

test("GB-55: Toughness counts twice at most, taken once twice over or twice", () => {
  expect(toughnessOf([])).toBe(0);
  expect(toughnessOf([feat("toughness"), feat("run")])).toBe(1);
  expect(toughnessOf([feat("toughness", 2)])).toBe(2);
  expect(toughnessOf([feat("toughness", 2), feat("toughness")])).toBe(2);
});

test("GB-56: the bonuses of other feats add up, each on its own figure", () => {
  const feats = [
    feat("other", 1, [{ target: "fort", skill: "", value: 2 }]),
    feat("other", 1, [
      { target: "fort", skill: "", value: 1 },
      { target: "initiative", skill: "", value: 4 },
    ]),
  ];
  expect([featBonus(feats, "fort"), featBonus(feats, "initiative"), featBonus(feats, "will")]).toEqual([3, 4, 0]);
});

test("GB-56: a bonus to a skill finds it by slug or by name, in any case", () => {
  const feats = [feat("other", 1, [{ target: "skill", skill: " Écoute", value: 2 }])];
  expect(skillFeatBonus(feats, ["listening", "écoute"])).toBe(2);
  expect(skillFeatBonus(feats, ["spot", "Détection"])).toBe(0);
  expect(skillFeatBonus([feat("other", 1, [{ target: "skill", skill: "", value: 2 }])], ["", "Écoute"])).toBe(0);
});
