import { afterEach, expect, test, vi } from "vitest";
import { dropped, guessed } from "../../../src/conversions/rules/remarks.js";
import { percentText, sentence } from "../../../src/conversions/words.js";

const speak = (lang: string) =>
  vi.stubGlobal("game", {
    i18n: { lang, localize: (key: string) => key, format: (_key: string, data: object) => JSON.stringify(data) },
  });
const value = (words: string) => (JSON.parse(words) as { value: string }).value;

afterEach(() => vi.unstubAllGlobals());

test("percentages are written as the reader's language writes them, in tables and in sentences", () => {
  speak("en");
  expect([percentText(55), value(sentence(dropped("dodge", "Dodge", "40 %")))]).toEqual(["55%", "40%"]);
  speak("fr");
  expect([percentText(55), value(sentence(dropped("dodge", "Esquive", "40 %")))]).toEqual([
    expect.stringMatching(/^55\s%$/),
    expect.stringMatching(/^40\s%$/),
  ]);
});

test("the base of a weapon without a score has its sign", () => {
  speak("en");
  expect(value(sentence(guessed("unscored", "Colt", -1)))).toBe("−1");
  expect(value(sentence(guessed("unscored", "Colt", 2)))).toBe("+2");
});
