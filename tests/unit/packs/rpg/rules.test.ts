import { describe, expect, it } from "vitest";
import { rulesUpTo, skeletonOf } from "../../../support/packs/journal.js";
import { rpgSources } from "../../../support/packs/rpg-packs.js";

const entries = rpgSources().packs.find(({ name }) => name === "rpg-rules")?.documents ?? [];
const LAST_RULE = 105;
/** Tables stand once in each language, and differ by the letter of it. */
const wherever = (links: readonly string[]) => links.map((uuid) => uuid.replace(/\.rpg[FE](?=\w{12}$)/, "."));

describe("the journal of rpg's rules", () => {
  const french = skeletonOf(entries, "rpgReglesFrancai");
  const english = skeletonOf(entries, "rpgRulesEnglish0");

  it("tells every rule once, in the order of the book", () => {
    expect(french.rules).toEqual(rulesUpTo(LAST_RULE, "RP"));
  });

  it("says the same in English, with the same dice and links, each to the tables of its language", () => {
    expect({ ...english, links: wherever(english.links) }).toEqual({ ...french, links: wherever(french.links) });
    const tables = (links: readonly string[], letter: string) =>
      links.filter((uuid) => uuid.includes(".RollTable.") && !uuid.includes(`.rpg${letter}`));
    expect([tables(french.links, "F"), tables(english.links, "E")]).toEqual([[], []]);
  });
});
