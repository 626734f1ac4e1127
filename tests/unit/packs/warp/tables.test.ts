import { describe, expect, it } from "vitest";
import { fateResult } from "../../../../src/rulesets/warp/rules/checks/fate.js";
import { uuidOf } from "../../../../tools/packs/check.mjs";
import { documentsIn } from "../../../support/packs/told.js";
import { packNamed } from "../../../support/packs/sources.js";
import { skeletonOf } from "../../../support/packs/journal.js";

const packOf = (name: string) => packNamed(`warp-${name}`);

/** The rows of a table, as its reader sees them. */
function rowsOf(id: string, lang = "fr"): { range: [number, number]; description: string }[] {
  const table = documentsIn(packOf("tables"), lang).find(({ data }) => data._id === id)?.data;
  if (!table) throw new Error(`no table ${id}`);
  return table.results ?? [];
}

const linksOf = (id: string) =>
  rowsOf(id).map(({ description }) => /@UUID\[([^\]]+)\]/.exec(description)?.[1] ?? description);

describe("warp's roll tables", () => {
  it.each([
    ["fr", { good: "Bon", middling: "Entre", bad: "Mauvais" }],
    ["en", { good: "Good", middling: "In between", bad: "Bad" }],
  ])("WP-13: fate is as kind as the rules say (%s)", (lang, words) => {
    for (const { range, description } of rowsOf("warpFDestin00000", lang)) {
      for (const total of range) expect(description.startsWith(words[fateResult(total)]), description).toBe(true);
    }
  });

  it("draw every example trait of a kind", () => {
    const drawn = ["TraiCen", "TraiAnn", "TraiTec", "TraiSpe", "Defaut0"].flatMap((name) =>
      linksOf(`warpF${name}0000`),
    );
    const all = (name: string) => packOf(name).documents.map(({ data }) => uuidOf(packOf(name), data));
    expect(drawn.sort()).toEqual(all("traits").sort());
  });
});

it("WP-01: the book rolls nothing but six-sided dice, except to point at one of several people (WP-43)", () => {
  const { rolls } = skeletonOf(packOf("rules").documents, "warpReglesFranca");
  expect(rolls.filter((roll) => !/^\/r \d+d6(k[hl]\d+|x6)?$/.test(roll))).toEqual(["/r 1d4"]);
});
