import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tableDice, warpOptions } from "../../../../src/rulesets/warp/data/options.js";
import { PLAIN_DICE } from "../../../../src/rulesets/warp/rules/pool-result.js";
import { RECOVERY_SHARES } from "../../../../src/rulesets/warp/rules/recovery.js";
import { SETTINGS } from "../../../../src/rulesets/warp/settings.js";

test("without a world every rule is as the book's main text has it", () => {
  expect(tableDice()).toEqual({ ...PLAIN_DICE, everUpwardScope: "all" });
  expect(RECOVERY_SHARES[warpOptions().warpRecoveryDefault]).toEqual({ parts: 1, of: 2 });
});

test("a default is one of the choices, or within the bounds", () => {
  for (const { key, initial, choices, range } of SETTINGS) {
    if (choices) expect(choices, key).toContain(initial);
    if (range) expect(Number(initial) >= range.min && Number(initial) <= range.max, key).toBe(true);
  }
});

test("WP-36…WP-38: the table's dice follow its settings", () => {
  const options = {
    ...warpOptions(),
    warpCriticalFailure: true,
    warpSixesScope: "all",
    warpEverUpwardScope: "pc",
  } as const;
  expect(tableDice(options)).toMatchObject({ criticalFailure: true, sixesScope: "all", everUpwardScope: "pc" });
});

test.each(["fr", "en"])("each setting and each of its choices has a text (%s)", (lang) => {
  const texts = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as {
    GARDIEN: { SETTINGS: Record<string, { name?: string; hint?: string; choices?: Record<string, string> }> };
  };
  for (const { key, choices = [] } of SETTINGS) {
    const told = texts.GARDIEN.SETTINGS[key];
    expect([typeof told?.name, typeof told?.hint], key).toEqual(["string", "string"]);
    expect(Object.keys(told?.choices ?? {}).sort(), key).toEqual([...choices].sort());
  }
});
