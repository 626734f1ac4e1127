import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { declaredIn } from "../support/declarations.js";
import { filesUnder } from "../support/files.js";

/** What the system declares about itself: nothing of Foundry's is in it. */
const OWN = "types/gardien.d.ts";
const files = filesUnder("types", ".d.ts").filter((file) => file !== OWN);
const declared = files.flatMap((file) => declaredIn(file));
const assumedBy = ({ told }: { told: string }) => [...told.matchAll(/@assumed (\S+)/g)].map(([, id = ""]) => id);

/** The generations whose documentation a comment names, with a page for each. */
const documented = (told: string) =>
  [...told.matchAll(/^@see \[([\d, ]+)\] (?:classes|functions|interfaces|modules|types|variables)\/[\w.]+$/gm)].flatMap(
    ([, generations = ""]) => generations.split(", "),
  );

/** Rows of the tables of a page whose first cell is an id; an id stands between backticks. */
const rowsOf = (page: string) => [...readFileSync(page, "utf8").matchAll(/^\| `([^`]+)`.*$/gm)];
const assumptions = rowsOf("docs/foundry.md").map(([row, id = ""]) => ({
  id,
  checks: [...row.slice(row.lastIndexOf("|", row.length - 2)).matchAll(/`([^`]+)`/g)].map(([, check = ""]) => check),
  cells: row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim()),
}));

describe("what we rely on of Foundry", () => {
  it("is read whole", () => {
    expect(declared.filter(({ member }) => member).length).toBeGreaterThan(350);
    expect(declared.map(({ name }) => name)).toContain("foundry.documents.Combat.setupTurns");
    expect(assumptions.length).toBeGreaterThan(10);
  });

  it("says of every member what it does", () => {
    const silent = declared.filter(({ told }) => told.replace(/@.*/s, "").trim().length < 5);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("names the page of 13 and of 14, or an assumption, for all but our own", () => {
    const unproved = declared.filter(
      (one) =>
        !one.member &&
        !/^@ours$/m.test(one.told) &&
        assumedBy(one).length === 0 &&
        !["13", "14"].every((generation) => documented(one.told).includes(generation)),
    );
    expect(unproved.map(({ name }) => name)).toEqual([]);
  });

  it("lists in docs/foundry.md what is assumed", () => {
    const known = new Set(assumptions.map(({ id }) => id));
    const unlisted = declared.flatMap((one) => assumedBy(one).filter((id) => !known.has(id)));
    expect(unlisted).toEqual([]);
  });

  it("lists each assumption once, with its evidence and checks that « Vérifier ma table » makes", () => {
    const checks = new Set(rowsOf("docs/check-table.md").map(([, id]) => id));
    const steps = new Set(
      [...readFileSync("docs/foundry.md", "utf8").matchAll(/^(\d+)\. /gm)].map(([, step]): string | undefined => step),
    );
    expect(checks.size).toBeGreaterThan(20);
    expect(new Set(assumptions.map(({ id }) => id)).size).toBe(assumptions.length);
    for (const { id, cells, checks: named } of assumptions) {
      expect(
        cells.filter((cell) => cell !== ""),
        id,
      ).toHaveLength(4);
      expect(
        named.filter((check) => !checks.has(check)),
        id,
      ).toEqual([]);
      const byHand = /^by hand: (\d+)$/.exec(cells.at(-1) ?? "")?.[1];
      expect(named.length > 0 || steps.has(byHand), id).toBe(true);
    }
  });
});
