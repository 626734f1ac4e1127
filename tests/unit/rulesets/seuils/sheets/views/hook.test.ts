import { expect, test } from "vitest";
import { hookOf } from "../../../../../../src/rulesets/seuils/sheets/views/hook.js";

test("the head of a sheet takes the first sentence of a story", () => {
  expect(hookOf("<p>Il répare d’abord. Puis il démonte.</p>")).toBe("Il répare d’abord.");
  expect(hookOf("")).toBe("");
});
