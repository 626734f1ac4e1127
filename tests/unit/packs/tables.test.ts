import { describe, expect, test } from "vitest";
import { uuidOf } from "../../../tools/packs/check.mjs";
import { documentsOf, PACKS } from "../../support/packs/of-rulesets.js";
import { WHOLE } from "../../support/rulesets.js";

/** Every result that a formula may have. */
function resultsOf(formula: string): readonly number[] {
  const [, dice = "", faces = "", counted, minus = "0"] = /^(\d+)d(\d+)(cs>=\d+)?(?: - (\d+))?$/.exec(formula) ?? [];
  const least = (counted ? 0 : Number(dice)) - Number(minus);
  const most = (counted ? Number(dice) : Number(dice) * Number(faces)) - Number(minus);
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

const linkOf = ({ description }: { readonly description: string }) => /@UUID\[([^\]]+)\]/.exec(description)?.[1] ?? "";

describe.each(documentsOf("RollTable"))("the roll tables of %s", (_id, { ruleset, documents }) => {
  test("have a row for every result of their dice", () => {
    if (WHOLE.includes(ruleset)) expect(documents.length).toBeGreaterThan(1);
    for (const { name, formula = "", results = [] } of documents) {
      const due = resultsOf(formula);
      const covered = results.flatMap(({ range: [from, to] }) =>
        Array.from({ length: Math.min(to, due.at(-1) ?? 0) - from + 1 }, (_, i) => from + i),
      );
      expect([name, covered]).toEqual([name, due]);
    }
  });
});

/** The tables of a ruleset that draw actors, with all who are in the compendium that they draw from. */
const drawn = PACKS.flatMap(({ ruleset, packs }) => {
  const rows = documentsOf("RollTable").find(([id]) => id === ruleset.id)?.[1].documents ?? [];
  return packs
    .filter(({ type }) => type === "Actor")
    .flatMap((pack) =>
      rows
        .filter(({ results = [] }) => results.some((row) => linkOf(row).startsWith(`${pack.uuid}.`)))
        .map((table) => [ruleset.id, table, pack.documents.map(({ data }) => uuidOf(pack, data))] as const),
    );
});

test.each(drawn)(
  "a table of %s that draws the keeper's people draws each of them once",
  (_id, { name, results = [] }, all) => {
    expect(results.map(linkOf).toSorted(), `rows of « ${name} », its English beside it`).toEqual(all.toSorted());
  },
);

test("every whole ruleset has a table of the keeper's people", () => {
  expect(drawn.map(([id]) => id)).toEqual(expect.arrayContaining(WHOLE.map(({ id }) => id)));
});
