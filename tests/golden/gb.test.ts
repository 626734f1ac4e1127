import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { adapters } from "./gb.js";
import { failureOf } from "./support/run.js";
import type { GoldenFile } from "./support/run.js";

const { cases } = JSON.parse(readFileSync("tests/golden/gb.json", "utf8")) as GoldenFile;

describe("the worked cases of the gb rules", () => {
  test.each(cases)("$rule $id: $name", (golden) => {
    expect(failureOf(adapters, golden)).toBeNull();
  });
});
