import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPacks } from "../../../tools/packs/sources.mjs";
import { rulesUpTo, skeletonOf } from "../../support/packs/journal.js";
import { documentsIn } from "../../support/packs/told.js";

const { packs } = readPacks(join(import.meta.dirname, "../../.."));
const pack = packs.find(({ name }) => name === "rules");
const LAST_RULE = 69;

describe("the journal of the rules", () => {
  const french = skeletonOf(documentsIn(pack, "fr"), "gbReglesFrancais");

  it("tells every rule once", () => {
    expect([...french.rules].sort()).toEqual(rulesUpTo(LAST_RULE, "GB"));
  });

  it("says the same in English, with the same dice and links", () => {
    expect(skeletonOf(documentsIn(pack, "en"), "gbReglesFrancais")).toEqual(french);
  });
});
