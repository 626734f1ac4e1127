// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkWritten, isWrittenIn } from "../../../../src/core/settings/settings-written.js";
import { diceSum } from "../../../../src/rulesets/d20d100/rules/dice-sum.js";
import { SETTINGS } from "../../../../src/rulesets/d20d100/settings.js";

beforeEach(() => {
  const format = (key: string, { text }: { text: string }) => `${key} ${text}`;
  vi.stubGlobal("game", { i18n: { lang: "en", localize: (key: string) => key, format } });
});
afterEach(() => vi.unstubAllGlobals());

test("DD-19: dice of Taille and Apparence are refused with a word, not saved, as long as nobody can throw them", () => {
  const html = document.createElement("form");
  html.innerHTML = `
    <input name="gardien.d20d100SizeFormula" value="2d6+6">
    <input name="gardien.d20d100AppearanceFormula" value="three dice">`;
  for (let times = 0; times < 2; times++) checkWritten(html, SETTINGS);
  const [size, appearance] = [...html.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  const write = (field: HTMLInputElement, text: string): string => {
    field.value = text;
    field.dispatchEvent(new Event("input"));
    return field.validationMessage;
  };
  expect([size.validationMessage, appearance.validationMessage]).toEqual([
    "",
    "GARDIEN.SETTINGS.notation.dice three dice",
  ]);
  expect(write(appearance, "4d6 − 2")).toBe("");
  expect(write(size, "2d6+")).toBe("GARDIEN.SETTINGS.notation.dice 2d6+");
  expect(size.value).toBe("2d6+");
  expect(write(size, "")).not.toBe("");
});

test("DD-19: whatever is let through can be thrown", () => {
  const term = fc.oneof(
    fc.tuple(fc.constantFrom("", "1", "3", "12"), fc.integer({ min: 1, max: 999 })).map(([n, of]) => `${n}d${of}`),
    fc.integer({ min: 0, max: 999 }).map(String),
  );
  const sum = fc.array(fc.tuple(fc.constantFrom("+", " - ", "−"), term), { maxLength: 2 });
  fc.assert(
    fc.property(term, sum, (first, more) => {
      const text = first + more.flat().join("");
      expect(isWrittenIn("dice", text)).toBe(true);
      expect(diceSum(text)).not.toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (isWrittenIn("dice", text)) expect(diceSum(text)).not.toBeNull();
    }),
  );
});
