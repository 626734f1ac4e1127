import { beforeEach, expect, test, vi } from "vitest";
import { unitOf } from "../../../../src/core/card/parts/unit.js";
import "../../../support/rulesets.js";

beforeEach(() => vi.stubGlobal("game", { i18n: { lang: "en", format: (key: string) => key } }));

test("a total says what it counts where its ruleset does", () => {
  expect([unitOf("seuils", 1), unitOf("seuils", 2)]).toEqual([
    "GARDIEN.SEUILS.DICE.totals.one",
    "GARDIEN.SEUILS.DICE.totals.other",
  ]);
  expect([unitOf("seuils", null), unitOf("gb", 12)]).toEqual(["", ""]);
});
