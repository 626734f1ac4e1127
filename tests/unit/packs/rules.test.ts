import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPacks } from "../../../tools/packs/sources.mjs";

const { packs } = readPacks(join(import.meta.dirname, "../../.."));
const entries = packs.find(({ name }) => name === "rules")?.documents ?? [];
const LAST_RULE = 69;

/** What a page says. */
const textOf = (page: object) => (page as { text: { content: string } }).text.content;

/** All that differs between languages taken away: the rules told, the dice and the links, in order. */
function skeleton(id: string): { rules: string[]; rolls: string[]; links: string[] } {
  const entry = entries.find(({ data }) => data._id === id);
  if (!entry) throw new Error(`no entry ${id}`);
  const text = (entry.data.pages ?? []).map(textOf).join("\n");
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? "");
  return {
    rules: all(/<strong>(GB-\d\d) /g),
    rolls: all(/\[\[(\/r [^\]]+)\]\]/g),
    links: all(/@UUID\[([^\]]+)\]/g).filter((uuid) => !uuid.includes(".tables.")),
  };
}

describe("the journal of the rules", () => {
  const french = skeleton("gbReglesFrancais");

  it("tells every rule once", () => {
    const every = Array.from({ length: LAST_RULE }, (_, i) => `GB-${String(i + 1).padStart(2, "0")}`);
    expect([...french.rules].sort()).toEqual(every);
  });

  it("says the same in English, with the same dice and links", () => {
    expect(skeleton("gbRulesEnglish00")).toEqual(french);
  });
});
