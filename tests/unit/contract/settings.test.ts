import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { SettingDefinition } from "../../../src/core/settings/settings.js";
import { RULESETS } from "../../support/rulesets.js";

interface Told {
  readonly name?: string;
  readonly hint?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

const readTexts = (lang: string) =>
  (JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as { GARDIEN: { SETTINGS: Readonly<Record<string, Told>> } })
    .GARDIEN.SETTINGS;

/** What the book leaves to the table: no rule of it stands behind these. */
const UNRULED = ["gbCreationFeats", "gbCreationScores", "gbCreationSkillPoints"];

/** Whether a setting can have a value. */
function admits({ choices, range }: SettingDefinition, value: unknown): boolean {
  if (choices) return choices.includes(value as string);
  return !range || (Number(value) >= range.min && Number(value) <= range.max);
}

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  "settings of %s",
  (_, { settings: all, book }) => {
    /** A number of its book, or of a decision where the book is silent. */
    const ruled = new RegExp(String.raw`^(?:${book?.prefix ?? "[A-Z]{1,3}"}|D)-\d+`);

    test("have each a key of its own, and a default that they can have", () => {
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      expect(all.filter((setting) => !admits(setting, setting.initial)).map(({ key }) => key)).toEqual([]);
    });

    test("are idle by another setting of the ruleset, at a value that it can have", () => {
      for (const { idleWhile } of all) {
        if (!idleWhile) continue;
        const other = all.find(({ key }) => key === idleWhile.key);
        expect(other && admits(other, idleWhile.is), idleWhile.key).toBe(true);
      }
    });

    test.each(["fr", "en"])("have each a text that names its rule, and one for each choice (%s)", (lang) => {
      const texts = readTexts(lang);
      const shown = all.filter(({ hidden }) => !hidden);
      for (const { key, choices = [] } of shown) {
        const told = texts[key];
        expect(told?.hint, key).toMatch(UNRULED.includes(key) ? /./ : ruled);
        expect(Object.keys(told?.choices ?? {}).toSorted(), key).toEqual([...choices].toSorted());
      }
      const names = shown.map(({ key }) => texts[key]?.name);
      expect(names.filter((name) => typeof name !== "string")).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    });
  },
);
