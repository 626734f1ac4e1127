import { describe, expect, it } from "vitest";
import { CRITICAL_TABLES } from "../../../../src/rulesets/rpg/rules/criticals/tables.js";
import { FUMBLE_DIE } from "../../../../src/rulesets/rpg/rules/attack/fumble.js";
import { LOCATION_TABLES } from "../../../../src/rulesets/rpg/rules/attack/locations.js";
import { criticalText, placeLabel } from "../../../../src/rulesets/rpg/labels.js";
import { french } from "../../../golden/support/french.js";
import { written } from "../../../support/packs/sources.js";

interface Row {
  readonly range: [number, number];
  readonly description: string;
  readonly flags?: { readonly gardien?: { readonly rpgCriticalRow?: string } };
}

const tables = new Map(written("rpg-tables").map((data) => [data._id, data as unknown as { results: readonly Row[] }]));
const rowsOf = (id: string) => tables.get(id)?.results ?? [];

describe("rpg's roll tables", () => {
  it.each([
    ["rpgFCrBras000000", "arms"],
    ["rpgFCrTete000000", "head"],
    ["rpgFCrTronc00000", "trunk"],
    ["rpgFCrJambes0000", "legs"],
  ] as const)("RP-57…RP-60: %s has the rows of the rules, in their words, with what they do", (id, zone) => {
    const rows = CRITICAL_TABLES[zone];
    expect(rowsOf(id)).toHaveLength(rows.length);
    for (const [i, { range, description, flags }] of rowsOf(id).entries()) {
      const row = rows[i];
      if (!row) throw new Error(`${id} has no row ${i}`);
      expect([range, flags?.gardien?.rpgCriticalRow]).toEqual([[row.from, row.to], row.id]);
      expect(description.startsWith(String(french(criticalText(row.id)))), description).toBe(true);
      const told = /<em>(.+)\.<\/em>$/.exec(description)?.[1]?.split(/\s;\s/) ?? [];
      expect([row.id, told.length]).toEqual([row.id, row.effects.length]);
    }
  });

  it.each([
    ["rpgFLoHumain0000", "humanoid"],
    ["rpgFLoQuadru0000", "quadruped"],
    ["rpgFLoSerpent000", "serpent"],
    ["rpgFLoPieuvre000", "octopus"],
    ["rpgFLoAraignee00", "spider"],
    ["rpgFLoDragon0000", "drakeling"],
  ] as const)("RP-47, RP-49, RP-52: %s strikes the places of the rules", (id, body) => {
    const rows = LOCATION_TABLES[body].map(({ from, to, label, multiplier }) => ({
      range: [from, to],
      description: `${String(french(placeLabel(label)))}${multiplier > 1 ? ` (×${multiplier})` : ""}`,
    }));
    expect(rowsOf(id).map(({ range, description }) => ({ range, description }))).toEqual(rows);
  });

  it("RP-55: fumbles have the faces of the die", () => {
    expect(rowsOf("rpgFMaladresse00")).toHaveLength(FUMBLE_DIE);
  });
});
