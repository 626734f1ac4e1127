import { describe, expect, it } from "vitest";
import { wordFacet, wordsFacet } from "../../../../src/core/notation/facets.js";
import { choiceLine, wordLine } from "../../../../src/core/notation/lines.js";
import { readBlocks } from "../../../../src/core/notation/read.js";
import { words } from "../../../../src/core/notation/words.js";

const SIZES = { small: words("petit", "small"), large: words("grand", "large") };
const LABEL = words("Taille", "Size");
const block = (size: string) => ({ name: "", type: "", system: { size }, things: [] });

describe("what a table of words writes", () => {
  it("is the word of the reader's language", () => {
    expect(wordLine(LABEL, "size", SIZES).write(block("small"), "en")).toBe("small");
    expect(wordFacet("size", SIZES).write({ size: "large" }, "fr")).toBe("grand");
  });

  it.each(["constructor", "toString", "__proto__"])("knows no word that every object has: %s", (typed) => {
    expect(wordLine(LABEL, "size", SIZES).write(block(typed), "fr")).toBe(typed);
    expect(choiceLine(LABEL, "size", SIZES).write(block(typed), "fr")).toBe("");
    expect(wordFacet("size", SIZES).write({ size: typed }, "fr")).toBe("");
    expect(wordsFacet("size", SIZES).write({ size: [typed, "small"] }, "fr")).toBe("petit");
  });
});

describe("what nobody understands", () => {
  const notation = { types: ["x"], notesAt: "notes", called: {}, lines: [choiceLine(LABEL, "size", SIZES)] } as const;

  it.each([
    ["fr", "Taille : énorme"],
    ["en", "Size: énorme"],
  ] as const)("is told with its label as the reader has it (%s)", (lang, told) => {
    expect(readBlocks("Ogre\nTaille : énorme", notation, lang).map(({ left }) => left)).toEqual([[told]]);
  });
});
