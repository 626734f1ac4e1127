import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rules-"));
  const cases = ["XY-01", "XY-02", "XY-03"].map((rule) => ({ id: rule, rule, op: "op", given: {}, expect: {} }));
  write("tests/golden/xy.json", JSON.stringify({ cases: [...cases, { rule: "XY-04", sourceExample: true }] }));
  write("tests/golden/xy.ts", "");
  write("src/rulesets/xy/rules/all.ts", "/** XY-01…XY-03 — everything. */");
  write("tests/unit/one.test.ts", 'test("XY-02: one", () => {});');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function rules(...args: string[]): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(process.execPath, ["tools/rules.mjs", "--dir", folder, ...args], {
    encoding: "utf8",
  });
  return { status, lines: stdout.split("\n").filter((line) => line !== "") };
}

describe("the list of rules", () => {
  test("tells the code and the tests of a rule", () => {
    expect(rules("XY-02")).toEqual({
      status: 0,
      lines: [
        "XY-02",
        "  src/rulesets/xy/rules/all.ts",
        "  1 worked case",
        "  tests/unit/one.test.ts",
        "4 rules, 0 gaps",
      ],
    });
  });

  test("says nothing as a check when all is well: the book's own examples need no code", () => {
    expect(rules("--quiet")).toEqual({ status: 0, lines: [] });
  });

  test("fails on a rule that no code carries, and on a number that is no rule", () => {
    write("src/rulesets/xy/rules/all.ts", "/** XY-01, XY-02. */ /** XY-77. */");
    expect(rules("--quiet")).toEqual({
      status: 1,
      lines: [
        "XY-03: no code carries its number",
        "XY-77: no such rule, named in src/rulesets/xy/rules/all.ts",
        "4 rules, 2 gaps",
      ],
    });
  });

  test("knows rules that no case can work out, in the order of their numbers", () => {
    const cases = ["XY-99", "XY-100"].map((rule) => ({ id: rule, rule, op: "op", given: {}, expect: {} }));
    write("tests/golden/xy.json", JSON.stringify({ unworked: ["XY-101", "XY-9"], cases }));
    write("src/rulesets/xy/rules/all.ts", "/** XY-99…XY-101. */");
    const told = rules().lines.filter((line) => !line.startsWith("  "));
    expect(told).toEqual(["XY-9", "XY-99", "XY-100", "XY-101", "4 rules, 0 gaps"]);
  });

  test("fails on cases that nothing plays", () => {
    rmSync(join(folder, "tests/golden/xy.ts"));
    expect(rules("--quiet")).toEqual({ status: 1, lines: ["xy: nothing plays its worked cases", "4 rules, 1 gap"] });
  });

  test("refuses a rule that nobody knows", () => {
    expect(rules("XY-99").status).toBe(1);
  });
});
