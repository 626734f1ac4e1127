import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { adapters } from "./gb.js";
import { ships } from "./support/gb-content.js";
import { failureOf } from "./support/run.js";
import type { GoldenCase, GoldenFile } from "./support/run.js";

/** The rule numbers this system plays so far; every one of their cases must pass. */
const PLAYED = new Set(
  [
    1, 5, 6, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 26, 27, 28, 29, 30, 31, 32, 33, 44, 45, 46, 47,
  ].map((number) => `GB-${String(number).padStart(2, "0")}`),
);

/** Operations on content: only the entries that ship have figures to compare. */
const CONTENT = new Set(["compendiumCreature", "compendiumPregen"]);
const isPlayed = ({ rule, op, given }: GoldenCase): boolean =>
  PLAYED.has(rule) && (!CONTENT.has(op) || ships((given as { id: string }).id));

const { cases } = JSON.parse(readFileSync("tests/golden/gb.json", "utf8")) as GoldenFile;

describe("the worked cases of the gb rules that are played", () => {
  test.each(cases.filter(isPlayed))("$rule $id: $name", (golden) => {
    expect(failureOf(adapters, golden)).toBeNull();
  });

  test("cover the content that ships", () => {
    expect(cases.filter((golden) => CONTENT.has(golden.op) && isPlayed(golden))).toHaveLength(10);
  });
});
