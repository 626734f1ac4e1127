import { describe, expect, it } from "vitest";
import { fateResult } from "../../../../src/rulesets/warp/rules/checks/fate.js";
import { uuidOf } from "../../../../tools/packs/check.mjs";
import { documentsIn } from "../../../support/packs/told.js";
import { warpSources } from "../../../support/packs/warp-packs.js";

const { packs } = warpSources();
const packOf = (name: string) => {
  const pack = packs.find((candidate) => candidate.name === `warp-${name}`);
  if (!pack) throw new Error(`no pack warp-${name}`);
  return pack;
};
const tables = new Map(
  packOf("tables").documents.map(({ data }) => [data._id, data as typeof data & { readonly formula: string }]),
);

/** The rows of a table, as its reader sees them. */
function rowsOf(id: string, lang = "fr"): { range: [number, number]; description: string }[] {
  const table = documentsIn(packOf("tables"), lang).find(({ data }) => data._id === id)?.data;
  if (!table) throw new Error(`no table ${id}`);
  return table.results ?? [];
}

const linksOf = (id: string) =>
  rowsOf(id).map(({ description }) => /@UUID\[([^\]]+)\]/.exec(description)?.[1] ?? description);

describe("warp's roll tables", () => {
  it("have a row for every result of their dice", () => {
    for (const [id, { formula }] of tables) {
      const [dice = 1, faces = 0] = formula.split("d").map(Number);
      const covered = rowsOf(id).flatMap(({ range: [from, to] }) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      expect([id, covered]).toEqual([id, Array.from({ length: dice * faces - dice + 1 }, (_, i) => dice + i)]);
    }
  });

  it.each([
    ["fr", { good: "Bon", middling: "Entre", bad: "Mauvais" }],
    ["en", { good: "Good", middling: "In between", bad: "Bad" }],
  ])("WP-13: fate is as kind as the rules say (%s)", (lang, words) => {
    for (const { range, description } of rowsOf("warpFDestin00000", lang)) {
      for (const total of range) expect(description.startsWith(words[fateResult(total)]), description).toBe(true);
    }
  });

  it("draw every example trait of a kind, and everybody of the keeper's", () => {
    const drawn = ["TraiCen", "TraiAnn", "TraiTec", "TraiSpe", "Defaut0"].flatMap((name) =>
      linksOf(`warpF${name}0000`),
    );
    const all = (name: string) => packOf(name).documents.map(({ data }) => uuidOf(packOf(name), data));
    expect(drawn.sort()).toEqual(all("traits").sort());
    expect(linksOf("warpFCroise00000").sort()).toEqual(all("npcs").sort());
  });
});
