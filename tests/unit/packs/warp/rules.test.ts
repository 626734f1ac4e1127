import { describe, expect, it } from "vitest";
import { rulesUpTo, skeletonOf } from "../../../support/packs/journal.js";
import { documentsIn } from "../../../support/packs/told.js";
import { warpSources } from "../../../support/packs/warp-packs.js";

const pack = warpSources().packs.find(({ name }) => name === "warp-rules");
const LAST_RULE = 134;

describe("the journal of warp's rules", () => {
  const french = skeletonOf(documentsIn(pack, "fr"), "warpReglesFranca");

  it("tells every rule once, in the order of the book", () => {
    expect(french.rules).toEqual(rulesUpTo(LAST_RULE, "WP"));
  });

  it("says the same in English, with the same dice and links", () => {
    expect(skeletonOf(documentsIn(pack, "en"), "warpReglesFranca")).toEqual(french);
  });

  it("WP-01: rolls nothing but six-sided dice, except to point at one of several people (WP-43)", () => {
    const formulas = french.rolls.filter((roll) => !/^\/r \d+d6(k[hl]\d+|x6)?$/.test(roll));
    expect(formulas).toEqual(["/r 1d4"]);
  });
});
