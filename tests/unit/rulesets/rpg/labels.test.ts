import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  attributeLabel,
  criticalText,
  fumbleLabel,
  locationTableLabel,
  masteryLabel,
  phaseLabel,
  placeLabel,
  planLabel,
  restrictionLabel,
  rootLabel,
  rungLabel,
  zoneLabel,
} from "../../../../src/rulesets/rpg/labels.js";
import { CRITICAL_TABLES } from "../../../../src/rulesets/rpg/rules/critical-tables.js";
import { RUNGS } from "../../../../src/rulesets/rpg/rules/difficulty.js";
import { RESTRICTIONS } from "../../../../src/rulesets/rpg/rules/effects.js";
import { FUMBLE_ENTRIES } from "../../../../src/rulesets/rpg/rules/fumble.js";
import { LOCATION_TABLES, type LocationTableId } from "../../../../src/rulesets/rpg/rules/locations.js";
import { MASTERY_TITLES } from "../../../../src/rulesets/rpg/rules/mastery.js";
import { phasesOf } from "../../../../src/rulesets/rpg/rules/sections.js";
import { ATTRIBUTES, PLANS, ROOTS, ZONES, type Zone } from "../../../../src/rulesets/rpg/rules/vocabulary.js";
import { french } from "../../../golden/support/french.js";

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
      FUMBLE_ENTRIES.map(fumbleLabel),
      ZONES.flatMap((zone) => CRITICAL_TABLES[zone].map(({ id }) => criticalText(id))),
    ];
    for (const keys of named) {
      const words = keys.map(french);
      expect(words.filter((text) => typeof text !== "string")).toEqual([]);
      expect(new Set(words).size).toBe(words.length);
    }
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
