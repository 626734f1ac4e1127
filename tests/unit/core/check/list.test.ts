// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHECKS } from "../../../../src/core/check/list.js";
import { pointsOf, tallies, type Result } from "../../../../src/core/check/points.js";
import { RULESETS } from "../../../support/rulesets.js";

type Tree = { readonly [key: string]: Tree | string };

const word = (tree: Tree, path: string): unknown =>
  path.split(".").reduce<Tree | string | undefined>((at, step) => (at as Tree | undefined)?.[step], tree);

describe("the checks", () => {
  it("have an id each, which the document names, and no other", () => {
    const ids = CHECKS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const told = readFileSync("docs/check-table.md", "utf8").matchAll(/^\| `([\w.-]+)`/gm);
    expect([...told].map(([, id]) => id).sort()).toEqual([...ids].sort());
  });

  it.each(["fr", "en"])("say what they try and what is wrong (%s)", (lang) => {
    const tree = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Tree;
    for (const { id } of CHECKS) {
      for (const end of ["name", "fault"]) expect(word(tree, `GARDIEN.CHECK.point.${id}.${end}`)).toBeTypeOf("string");
    }
  });

  it("go red, each of them, in a test that breaks what it looks at", () => {
    const tests = [
      ...["broken", "requests", "spectators"].map((name) => `tests/unit/core/check/${name}.test.ts`),
      "tests/e2e/check-table.test.ts",
    ];
    const broken = tests.map((file) => readFileSync(file, "utf8")).join("\n");
    expect(CHECKS.map(({ id }) => id).filter((id) => !new RegExp(`"${id}[":]`).test(broken))).toEqual([]);
  });

  it("know whom to play with in each ruleset, and what a fight of theirs ends", async () => {
    for (const { trial } of RULESETS) expect((await trial()).ends.length).toBeGreaterThan(0);
  });
});

describe("points", () => {
  it("are a check each, or one for each ruleset, and keep their number", () => {
    const points = pointsOf(CHECKS, RULESETS.slice(0, 2));
    expect(points.map(({ number }) => number)).toEqual(points.map((_, i) => i + 1));
    const each = CHECKS.filter(({ each }) => each).length;
    expect(points).toHaveLength(CHECKS.length + each);
    expect(points.at(-1)?.id).toBe("tidy.cleared");
  });

  it("are counted by group", () => {
    const points = pointsOf(CHECKS, RULESETS.slice(0, 1));
    const results = new Map<string, Result>([
      ["packs.index", { state: "good" }],
      ["packs.read", { state: "bad", facts: [] }],
    ]);
    const packs = tallies(points, results).find(({ group }) => group === "packs");
    expect(packs).toMatchObject({ total: 4, done: 2, good: 1, bad: 1, skip: 0 });
  });
});
