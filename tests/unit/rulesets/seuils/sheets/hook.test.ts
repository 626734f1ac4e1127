import { expect, test } from "vitest";
import { hookOf } from "../../../../../src/rulesets/seuils/sheets/hook.js";

test("the head of a sheet takes the first sentence of a story", () => {
  expect(hookOf("<p>Il répare d’abord. Puis il démonte.</p>")).toBe("Il répare d’abord.");
  expect(hookOf("")).toBe("");
});

test("rolls and links within it read as words, never as their notation", () => {
  expect(hookOf("<p>Perd [[/r 1d6]] dents par hiver.</p>")).toBe("Perd 1d6 dents par hiver.");
  expect(hookOf("<p>[[/r 1d6[froid] # morsure]]{Un dé} par nuit.</p>")).toBe("Un dé par nuit.");
  expect(hookOf("<p>Craint [[2d10[froid]]] nuits.</p>")).toBe("Craint 2d10 nuits.");
  expect(hookOf("<p>Chasse avec @UUID[Actor.abc]{Maude} et @Actor[def]{Tancrède}.</p>")).toBe(
    "Chasse avec Maude et Tancrède.",
  );
});
