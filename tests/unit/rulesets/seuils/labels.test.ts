import { expect, test } from "vitest";
import * as labels from "../../../../src/rulesets/seuils/labels.js";
import { TRAITS, type TraitKey } from "../../../../src/rulesets/seuils/rules/character/traits.js";
import { PLAIN_USES } from "../../../../src/rulesets/seuils/rules/checks/uses.js";
import * as words from "../../../../src/rulesets/seuils/rules/vocabulary.js";
import { rowLabel, stateLabel } from "../../../../src/rulesets/seuils/data/actors/state-labels.js";
import { expectOwnWords } from "../../../support/own-words.js";

test("everything that data choose from has words of its own", () => {
  const named = [
    words.CHARACTERISTICS.map(labels.characteristicLabel),
    words.DOMAIN_IDS.map(labels.domainLabel),
    words.ATTACK_TYPES.map(labels.attackTypeLabel),
    words.MISSILES.map(labels.missileLabel),
    words.BANDS.map(labels.bandLabel),
    words.DAMAGE_TYPES.map(labels.damageTypeLabel),
    words.NATURES.map(labels.natureLabel),
    words.ROWS.map(rowLabel),
    words.STATES.map(stateLabel),
    words.WEAPON_GROUPS.map(labels.weaponGroupLabel),
    words.CREATURE_KINDS.map(labels.creatureKindLabel),
    words.FIRST_AIDS.map(labels.firstAidLabel),
    words.INFECTIONS.map(labels.infectionLabel),
    words.DISEASES.map(labels.diseaseLabel),
    words.TREATMENTS.map(labels.treatmentLabel),
    (Object.keys(TRAITS) as TraitKey[]).map(labels.traitLabel),
    PLAIN_USES.map(labels.plainUseLabel),
  ];
  for (const keys of named) expectOwnWords(keys);
});

test("SE-04, SE-10: a use is told by what it is named after", () => {
  const told = (use: Parameters<typeof labels.useText>[0]) => labels.useText(use, (slug) => `<${slug}>`);
  expect(told("dodge")).toEqual({ key: "GARDIEN.SEUILS.USE.dodge" });
  expect(told("weaponGroup:bows")).toEqual({
    key: "GARDIEN.SEUILS.USE.weaponGroup",
    data: { name: { key: "GARDIEN.SEUILS.WEAPON_GROUP.bows" } },
  });
  expect(told("characteristic:force")).toMatchObject({
    data: { name: { key: "GARDIEN.SEUILS.CHARACTERISTIC.force" } },
  });
  expect(told("skill:seuilsGuet")).toEqual({ key: "GARDIEN.SEUILS.USE.skill", data: { name: "<seuilsGuet>" } });
});
