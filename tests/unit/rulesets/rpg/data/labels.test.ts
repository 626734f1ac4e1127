import { expect, test } from "vitest";
import { LOCATION_CHOICES, LOSSES, PROGRESS_KINDS } from "../../../../../src/rulesets/rpg/data/actors/actor-schema.js";
import { IMMUNITIES } from "../../../../../src/rulesets/rpg/data/actors/immunities.js";
import { SPELL_KINDS } from "../../../../../src/rulesets/rpg/data/items/spell.js";
import * as labels from "../../../../../src/rulesets/rpg/labels.js";
import { GRIPS } from "../../../../../src/rulesets/rpg/rules/attack/grips.js";
import { MODIFIER_SCOPES } from "../../../../../src/rulesets/rpg/rules/body/modifiers.js";
import { SKILLS, type SkillId } from "../../../../../src/rulesets/rpg/rules/character/skill-list.js";
import * as words from "../../../../../src/rulesets/rpg/rules/vocabulary.js";
import { WEAPON_USES } from "../../../../../src/rulesets/rpg/rules/attack/weapon-use.js";
import { french } from "../../../../golden/support/french.js";

test("everything that data choose from has words of its own", () => {
  const named = [
    (Object.keys(SKILLS) as SkillId[]).map(labels.skillLabel),
    words.SIDES.map(labels.sideLabel),
    words.INTENTS.map(labels.intentLabel),
    words.SECTIONS.map(labels.phaseLabel),
    words.WEAPON_MODES.map(labels.weaponModeLabel),
    words.WEAPON_SPECIALS.map(labels.weaponSpecialLabel),
    words.THROW_WEIGHTS.map(labels.throwWeightLabel),
    words.RELOADS.map(labels.reloadLabel),
    WEAPON_USES.map(labels.weaponUseLabel),
    GRIPS.map(labels.gripLabel),
    SPELL_KINDS.map(labels.spellKindLabel),
    PROGRESS_KINDS.map(labels.progressLabel),
    LOSSES.map(labels.lossLabel),
    LOCATION_CHOICES.map(labels.locationTableLabel),
    MODIFIER_SCOPES.map(labels.scopeLabel),
    IMMUNITIES.map(labels.immunityLabel),
  ];
  for (const keys of named) {
    const texts = keys.map(french);
    expect(texts.filter((text) => typeof text !== "string")).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
