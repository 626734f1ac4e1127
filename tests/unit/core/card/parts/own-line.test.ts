import { beforeEach, describe, expect, test } from "vitest";
import { lineContext } from "../../../../../src/core/card/parts/line.js";
import type { Line } from "../../../../../src/core/play/contract/modifiers.js";
import { sitDown } from "../../../../support/play/arbiter-table.js";

const line = { id: "own.1", value: -1, rule: "", facts: {}, on: true, by: "player", reason: "la boue" } as Line;
const words = { name: { key: "unknown" }, source: { key: "unknown" } };

describe("a line that somebody added by hand", () => {
  beforeEach(() => sitDown([]));

  test("bears its reason, and a number where the rules count in numbers", () => {
    expect(lineContext(line, { explain: () => words })).toMatchObject({ name: "la boue", value: "−1" });
  });

  test("says in dice what it brings, where the rules count in dice (WP-14)", () => {
    const explain = () => ({ ...words, amount: { key: "one malus die" } });
    expect(lineContext(line, { explain })).toMatchObject({ name: "la boue", value: "one malus die" });
  });
});
