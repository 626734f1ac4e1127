import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCATIONS, LOCATION_BONUS, WOUNDS } from "../../../../src/rulesets/gb/rules/tables.js";
import { packNamed } from "../../../support/packs/sources.js";
import { documentsIn } from "../../../support/packs/told.js";

type Words = Record<string, string>;
interface Texts {
  GARDIEN: { GB: { ZONE: Words; SEVERITY: Words } };
}

/** The rows of a table, as its reader sees them. */
function rowsOf(id: string, lang: string): { range: [number, number]; description: string }[] {
  const table = documentsIn(packNamed("tables"), lang).find(({ data }) => data._id === id);
  if (!table) throw new Error(`no table ${id}`);
  return table.data.results ?? [];
}

describe.each(["fr", "en"])("the roll tables in %s", (lang) => {
  const words = (JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Texts).GARDIEN.GB;

  it("GB-22, GB-27: name the places of the rules and what they add", () => {
    const rows = rowsOf("gbTableLieuFran0", lang);
    expect(rows.map(({ range }) => range)).toEqual(LOCATIONS.map(({ min, max }) => [min, max]));
    for (const [i, { zone }] of LOCATIONS.entries()) {
      const { gb, extraPf } = LOCATION_BONUS[zone];
      const text = rows[i]?.description ?? "";
      expect(text.startsWith(words.ZONE[zone] ?? "?")).toBe(true);
      expect(text.includes(`GB +${gb}`)).toBe(gb > 0);
      expect(text.includes("1 PF")).toBe(extraPf > 0);
    }
  });

  it("GB-29: follow the gravity table without gap", () => {
    const rows = rowsOf("gbTableGraviFran", lang);
    expect(rows.map(({ range }) => range[0])).toEqual([0, ...WOUNDS.slice(0, -1).map(({ upTo }) => upTo + 1)]);
    for (const [i, wound] of WOUNDS.entries()) {
      const text = rows[i]?.description ?? "";
      expect(text.startsWith(words.SEVERITY[wound.severity] ?? "?")).toBe(true);
      expect(text.includes(`−${wound.pf} PF`)).toBe(wound.pf > 0);
      expect(text.includes(`−${wound.pv} PV`)).toBe(wound.pv > 0);
    }
  });
});
