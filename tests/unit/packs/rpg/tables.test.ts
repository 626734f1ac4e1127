import { describe, expect, it } from "vitest";
import { CRITICAL_TABLES } from "../../../../src/rulesets/rpg/rules/criticals/tables.js";
import { FUMBLE_DIE } from "../../../../src/rulesets/rpg/rules/attack/fumble.js";
import { LOCATION_TABLES } from "../../../../src/rulesets/rpg/rules/attack/locations.js";
import { criticalText, placeLabel } from "../../../../src/rulesets/rpg/labels.js";
import { french } from "../../../golden/support/french.js";
import { rpgActors, rpgSources } from "../../../support/packs/rpg-packs.js";

interface Row {
  readonly range: [number, number];
  readonly description: string;
  readonly flags?: { readonly gardien?: { readonly rpgCriticalRow?: string } };
}

const { packs } = rpgSources();
const documents = packs.find(({ name }) => name === "rpg-tables")?.documents ?? [];
const tables = new Map(
  documents.map(({ data }) => [data._id, data as unknown as { formula: string; results: readonly Row[] }]),
);
const rowsOf = (id: string) => tables.get(id)?.results ?? [];
const linkOf = (text: string) => /@UUID\[([^\]]+)\]/.exec(text)?.[1];

describe("rpg's roll tables", () => {
  it("have a row for every result of their die", () => {
    for (const [id, { formula, results }] of tables) {
      const faces = Number(formula.slice(2));
      const covered = results.flatMap(({ range: [from, to] }) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      expect([id, covered]).toEqual([id, Array.from({ length: faces }, (_, i) => i + 1)]);
    }
  });

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

  it("draw everybody of the keeper's", () => {
    const drawn = rowsOf("rpgFCroise000000").map(({ description }) => linkOf(description));
    const all = rpgActors("creatures").map(({ _id }) => `Compendium.gardien.rpg-creatures.Actor.${_id}`);
    expect(drawn.sort()).toEqual(all.sort());
  });
});
