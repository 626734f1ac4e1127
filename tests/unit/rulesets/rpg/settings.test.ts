import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { creationOptions, rpgOptions } from "../../../../src/rulesets/rpg/data/options.js";
import { CREATION_DEFAULTS } from "../../../../src/rulesets/rpg/rules/creation-defaults.js";
import { SETTINGS } from "../../../../src/rulesets/rpg/settings.js";

test("without a world every rule is as the book's main text has it", () => {
  expect(creationOptions()).toEqual(CREATION_DEFAULTS);
  expect(rpgOptions()).toMatchObject({ rpgDeathRule: "minusBody", rpgDuel: false, rpgMissileShots: 1 });
});

test("a default is one of the choices, or within the bounds", () => {
  for (const { key, initial, choices, range } of SETTINGS) {
    if (choices) expect(choices, key).toContain(initial);
    if (range) expect(Number(initial) >= range.min && Number(initial) <= range.max, key).toBe(true);
  }
});

test.each(["fr", "en"])("each setting and each of its choices has a text that names its rule (%s)", (lang) => {
  const texts = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as {
    GARDIEN: { SETTINGS: Record<string, { name?: string; hint?: string; choices?: Record<string, string> }> };
  };
  for (const { key, choices = [] } of SETTINGS.filter(({ hidden }) => !hidden)) {
    const told = texts.GARDIEN.SETTINGS[key];
    expect(typeof told?.name, key).toBe("string");
    expect(told?.hint, key).toMatch(/^RP-\d+\. /);
    expect(Object.keys(told?.choices ?? {}).sort(), key).toEqual([...choices].sort());
  }
});
