import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { failureOf } from "./support/run.js";
import type { GoldenFile } from "./support/run.js";
import { adapters } from "./warp.js";

const { cases } = JSON.parse(readFileSync("tests/golden/warp.json", "utf8")) as GoldenFile;

describe("the worked cases of the warp rules", () => {
  test.each(cases)("$rule $id: $name", (golden) => {
    expect(failureOf(adapters, golden)).toBeNull();
  });
});
