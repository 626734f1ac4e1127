import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { seuilsOptions } from "../../../../src/rulesets/seuils/data/options.js";
import { seuils } from "../../../../src/rulesets/seuils/index.js";
import { DEFAULTS } from "../../../../src/rulesets/seuils/rules/options.js";
import { SETTINGS } from "../../../../src/rulesets/seuils/settings.js";

test("without a world every rule is as the text, or the decision named, has it", () => {
  expect(seuilsOptions()).toEqual(DEFAULTS);
  expect(seuilsOptions()).toBe(seuilsOptions());
});

test("each option has its setting, and what several settings say comes together", () => {
  const world: Record<string, unknown> = Object.fromEntries(SETTINGS.map(({ key, initial }) => [key, initial]));
  const switched = {
    seuilsTueHours: 48,
    seuilsCreationDomainTotal4: 5,
    seuilsKilledMeaning: "dead",
    seuilsExplodeOn: 0,
    seuilsRoundSeconds: 10,
  };
  Object.assign(world, switched);
  vi.stubGlobal("Hooks", { on: () => 0 });
  vi.stubGlobal("game", { settings: { get: (_: string, key: string) => world[key] } });
  expect(seuilsOptions()).toEqual({
    ...DEFAULTS,
    temporaryHours: { touche: 1, blesse: 6, tue: 48 },
    creationDomainTotals: [9, 8, 7, 5],
    killedMeaning: "dead",
    explodeOn: 0,
    roundSeconds: 10,
  });
  expect(seuils.roundSeconds).toBe(10); // by so much the world's clock moves with each
});

test("a default is one of the choices, or within the bounds; no key is used twice", () => {
  for (const { key, initial, choices, range } of SETTINGS) {
    if (choices) expect(choices, key).toContain(initial);
    if (range) expect(Number(initial) >= range.min && Number(initial) <= range.max, key).toBe(true);
  }
  expect(new Set(SETTINGS.map(({ key }) => key)).size).toBe(SETTINGS.length);
});

test("what makes a setting idle is a setting, and a value it can have", () => {
  const idle = SETTINGS.flatMap(({ idleWhile }) => idleWhile ?? []);
  expect(idle.length).toBeGreaterThan(0);
  for (const { key, is } of idle) {
    const other = SETTINGS.find((one) => one.key === key);
    if (other?.choices) expect(other.choices).toContain(is);
    else expect(Number(is) >= (other?.range?.min ?? NaN) && Number(is) <= (other?.range?.max ?? NaN), key).toBe(true);
  }
});

test.each(["fr", "en"])("each setting and each of its choices has a text that names its rule (%s)", (lang) => {
  const texts = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as {
    GARDIEN: { SETTINGS: Record<string, { name?: string; hint?: string; choices?: Record<string, string> }> };
  };
  const names = SETTINGS.map(({ key, choices = [] }) => {
    const told = texts.GARDIEN.SETTINGS[key];
    expect(told?.hint, key).toMatch(/^SE-\d+\. /);
    expect(Object.keys(told?.choices ?? {}).sort(), key).toEqual([...choices].sort());
    return told?.name;
  });
  expect(names.filter((name) => typeof name !== "string")).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
