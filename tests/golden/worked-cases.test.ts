import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { failureOf } from "./support/run.js";
import type { Adapter, GoldenFile } from "./support/run.js";

const rulesets = await Promise.all(
  readdirSync("tests/golden")
    .filter((name) => name.endsWith(".json"))
    .map(async (name) => {
      const id = name.slice(0, -".json".length);
      const { cases } = JSON.parse(readFileSync(`tests/golden/${name}`, "utf8")) as GoldenFile;
      const { adapters } = (await import(/* @vite-ignore */ `./${id}.ts`)) as {
        readonly adapters: Readonly<Record<string, Adapter>>;
      };
      return { id, cases, adapters };
    }),
);

describe.each(rulesets)("the worked cases of the $id rules", ({ cases, adapters }) => {
  test.each(cases)("$rule $id: $name", (golden) => {
    expect(failureOf(adapters, golden)).toBeNull();
  });
});
