import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ATTACK_ENDS } from "../../../../src/rulesets/rpg/odds/attack.js";
import {
  afflictionKindLabel,
  attackEndLabel,
  attributeLabel,
  chargeLabel,
  criticalText,
  fumbleLabel,
  healsLabel,
  intervalLabel,
  lifeLabel,
  locationTableLabel,
  markLabel,
  masteryLabel,
  noCareText,
  noLessonText,
  noRiseText,
  occupationLabel,
  phaseLabel,
  placeLabel,
  planLabel,
  restrictionLabel,
  rootLabel,
  rungLabel,
  valueLabel,
  zoneLabel,
} from "../../../../src/rulesets/rpg/labels.js";
import { HEALS } from "../../../../src/rulesets/rpg/data/items/gear.js";
import { CRITICAL_TABLES } from "../../../../src/rulesets/rpg/rules/criticals/tables.js";
import { RUNGS } from "../../../../src/rulesets/rpg/rules/checks/difficulty.js";
import { RESTRICTIONS } from "../../../../src/rulesets/rpg/rules/criticals/effects.js";
import { MARKS } from "../../../../src/rulesets/rpg/rules/character/experience.js";
import { CHARGES, type ChargeId } from "../../../../src/rulesets/rpg/rules/hazards/explosion.js";
import { FUMBLE_ENTRIES } from "../../../../src/rulesets/rpg/rules/attack/fumble.js";
import { LIFE_STATES } from "../../../../src/rulesets/rpg/rules/character/life.js";
import { LOCATION_TABLES, type LocationTableId } from "../../../../src/rulesets/rpg/rules/attack/locations.js";
import { MASTERY_TITLES } from "../../../../src/rulesets/rpg/rules/checks/mastery.js";
import { phasesOf } from "../../../../src/rulesets/rpg/rules/fight/sections.js";
import { OCCUPATIONS, type OccupationId } from "../../../../src/rulesets/rpg/rules/character/occupations.js";
import {
  AFFLICTION_KINDS,
  ATTRIBUTES,
  INTERVALS,
  PLANS,
  ROOTS,
  ZONES,
  type Zone,
} from "../../../../src/rulesets/rpg/rules/vocabulary.js";
import { french } from "../../../golden/support/french.js";
import { expectOwnWords } from "../../../support/own-words.js";

const TABLES = Object.keys(LOCATION_TABLES) as LocationTableId[];

describe("the words of rpg", () => {
  test("name every id, each with words of its own", () => {
    const named = [
      ATTRIBUTES.map(attributeLabel),
      ROOTS.map(rootLabel),
      MASTERY_TITLES.map(masteryLabel),
      RUNGS.map(rungLabel),
      [...phasesOf({ duel: true }), "all" as const].map(phaseLabel),
      PLANS.map(planLabel),
      ZONES.map(zoneLabel),
      TABLES.map(locationTableLabel),
      ...TABLES.map((id) => LOCATION_TABLES[id].map(({ label }) => placeLabel(label))),
      RESTRICTIONS.map(restrictionLabel),
      ...[false, true].map((shield) => FUMBLE_ENTRIES.map((entry) => fumbleLabel(entry, shield))),
      LIFE_STATES.map(lifeLabel),
      AFFLICTION_KINDS.map(afflictionKindLabel),
      INTERVALS.map(intervalLabel),
      (Object.keys(CHARGES) as ChargeId[]).map(chargeLabel),
      MARKS.map(markLabel),
      (Object.keys(OCCUPATIONS) as OccupationId[]).map(occupationLabel),
      ATTACK_ENDS.map(attackEndLabel),
      (["dead", "unhurt", "alreadyGiven"] as const).map(noCareText),
      (["cap", "unused", "points"] as const).map(noRiseText),
      (["master", "noSkill", "masteryCap", "gap", "mind"] as const).map(noLessonText),
      ["system.conditions", "system.wounds", "system.sequels", "system.attributes.body.loss", "system.age"].map(
        valueLabel,
      ),
      HEALS.map(healsLabel),
      ZONES.flatMap((zone) => CRITICAL_TABLES[zone].map(({ id }) => criticalText(id))),
    ];
    for (const keys of named) expectOwnWords(keys);
  });

  test("RP-57…RP-60: tell every critical hit as its table does", () => {
    const { criticalTables } = JSON.parse(readFileSync("tests/golden/rpg.json", "utf8")) as {
      readonly criticalTables: Readonly<
        Record<Zone, { readonly rows: readonly { readonly rowId: string; readonly text: string }[] }>
      >;
    };
    const plain = (text: string) => text.replaceAll("’", "'").replace(/[\u00a0\u202f]/g, " ");
    for (const { rowId, text } of Object.values(criticalTables).flatMap(({ rows }) => rows)) {
      expect(plain(String(french(criticalText(rowId))))).toBe(text);
    }
  });
});
