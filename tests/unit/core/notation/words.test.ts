import { describe, expect, it } from "vitest";
import { wordFacet, wordsFacet } from "../../../../src/core/notation/facets.js";
import { choiceLine, wordLine } from "../../../../src/core/notation/lines.js";
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
