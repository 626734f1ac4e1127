import { describe, expect, it } from "vitest";
import { rulesUpTo, skeletonOf } from "../../../support/packs/journal.js";
import { rpgSources } from "../../../support/packs/rpg-packs.js";
import { documentsIn } from "../../../support/packs/told.js";

const pack = rpgSources().packs.find(({ name }) => name === "rpg-rules");
const LAST_RULE = 105;

describe("the journal of rpg's rules", () => {
  const french = skeletonOf(documentsIn(pack, "fr"), "rpgReglesFrancai");

  it("tells every rule once, in the order of the book", () => {
    expect(french.rules).toEqual(rulesUpTo(LAST_RULE, "RP"));
  });

  it("says the same in English, with the same dice and links", () => {
    expect(skeletonOf(documentsIn(pack, "en"), "rpgReglesFrancai")).toEqual(french);
  });
});
