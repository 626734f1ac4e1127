import fc from "fast-check";
import { expect, test } from "vitest";
import { excerpt, folded, marked } from "../../../../src/core/text/folded.js";

const LETTERS =
  "abcdefghijklmnopqrstuvwxyzàâäçéèêëîïôöùûüÿœæñßABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÇÉÈÊËÎÏÔÙÛŸŒÆ0123456789 '’.-(),";
const name = fc.string({ unit: fc.constantFrom(...Array.from(LETTERS)), minLength: 1, maxLength: 40 });

/** Every way in which somebody may type the same letters. */
const WAYS: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.normalize("NFD"),
  (text) => text.normalize("NFD").replaceAll(/\p{M}/gu, ""),
  (text) => text.replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("’", "'"),
];

test("a name is the same whatever its accents and capitals, typed in any way", () => {
  fc.assert(
    fc.property(name, fc.constantFrom(...WAYS), fc.constantFrom(...WAYS), (text, one, other) => {
      expect(folded(other(one(text)))).toBe(folded(text));
    }),
  );
});

test("parts of a name put together are the name, and those that are marked are what was looked for", () => {
  fc.assert(
    fc.property(
      name,
      fc.nat(40),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(...WAYS),
      (text, from, length, way) => {
        const word = folded(
          way(
            Array.from(text)
              .slice(from, from + length)
              .join(""),
          ),
        );
        const parts = marked(text, [word]);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        if (word !== "") expect(parts.some(({ found }) => found)).toBe(folded(text).includes(word));
        for (const part of parts.filter(({ found }) => found)) expect(folded(part.text)).toContain(word);
      },
    ),
  );
});

test("a letter that stands for two is found by either", () => {
  expect(marked("Cœur", ["coe"])).toEqual([
    { text: "Cœ", found: true },
    { text: "ur", found: false },
  ]);
  expect(marked("Cœur", ["eu"]).find(({ found }) => found)?.text).toBe("œu");
});

test("an excerpt shows what was found, with a few whole words around it", () => {
  const text =
    `Au début il n’y a rien. ${"Encore des mots. ".repeat(20)}Cœur de la bête, puis ${"la suite ".repeat(20)}`.trim();
  const parts = excerpt(text, ["coeur"], 60);
  expect(parts.filter(({ found }) => found).map((part) => part.text)).toEqual(["Cœur"]);
  const shown = parts.map((part) => part.text).join("");
  expect(shown).toMatch(/^… .*mots\. Cœur de la bête, puis la suite.* …$/);
  expect(shown.length).toBeLessThan(75);
  expect(excerpt("Cœur", ["coeur"], 60)).toEqual([{ text: "Cœur", found: true }]);
  expect(excerpt(text, ["absent"], 60)).toEqual([]);
});
