import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sitDown } from "../../../support/windows/settings-desk.js";
import { allOptions } from "../../../../src/core/setup/page/options.js";
import { has, pieces, wordsIn } from "../../../../src/core/setup/page/search.js";

afterEach(() => vi.unstubAllGlobals());

const found = (query: string, told = ""): readonly string[] =>
  allOptions().flatMap((option) => (has(option, wordsIn(query), told) ? option.key : []));

describe("the search of the settings", () => {
  it("finds by words, whatever their case and accents, by rule, and by what may be chosen", () => {
    sitDown();
    expect(found("FATIGUE reflexes")).toContain("gbFatigueReflex");
    expect(found("gb-40")).toEqual(["gbWorsenMode", "gbWorsenClock"]);
    expect(found("mourant")).toContain("seuilsKilledMeaning");
    expect(found("nothing like it")).toEqual([]);
  });

  it("finds by the text of the rule", () => {
    sitDown();
    expect(found("zeppelin")).toEqual([]);
    expect(found("zeppelin", "Un zeppelin passe.").length).toBe(allOptions().length);
  });

  it("marks what was looked for, and says the text as it is", () => {
    expect(pieces("Blessé, blessée", wordsIn("BLESSE"))).toEqual([
      { text: "Blessé", hit: true },
      { text: ", ", hit: false },
      { text: "blessé", hit: true },
      { text: "e", hit: false },
    ]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, query) => {
        const said = pieces(text, wordsIn(query)).map((piece) => piece.text);
        expect(said.join("")).toBe(text);
      }),
    );
  });
});
