import { describe, expect, it } from "vitest";
import { CARE } from "../../../../src/rulesets/seuils/rules/care/care-table.js";
import { LAYMAN } from "../../../../src/rulesets/seuils/rules/care/healer.js";
import { DEFAULTS } from "../../../../src/rulesets/seuils/rules/options.js";
import { BAND_DIFFICULTY } from "../../../../src/rulesets/seuils/rules/attack/range.js";
import { thresholdsOf } from "../../../../src/rulesets/seuils/rules/damage/thresholds.js";
import { BANDS, ROWS } from "../../../../src/rulesets/seuils/rules/vocabulary.js";
import { rulesUpTo, skeletonOf } from "../../../support/packs/journal.js";
import { seuilsSources } from "../../../support/packs/seuils-packs.js";

const { manifest, packs } = seuilsSources();
const entries = packs.find(({ name }) => name === "seuils-rules")?.documents ?? [];
const LAST_RULE = 78;
/** Tables stand once in each language, and differ by the letter of it. */
const wherever = (links: readonly string[]) => links.map((uuid) => uuid.replace(/\.seu[FE](?=\w{12}$)/, "."));

/** The numbers that an entry tells of a rule, in order. */
function figuresOf(id: string, rule: string): number[] {
  const pages = (entries.find(({ data }) => data._id === id)?.data.pages ?? []) as unknown as {
    text: { content: string };
  }[];
  const text = pages.map(({ text: { content } }) => content).join("\n");
  const [told = ""] = text.split(`<strong>${rule} `).slice(1);
  const words = told.slice(told.indexOf("</strong>"), told.indexOf("</p>")).replace(/@UUID\[[^\]]+\]/g, "");
  return [...words.matchAll(/\d+/g)].map(([number]) => Number(number));
}

describe("the journal of seuils' rules", () => {
  const french = skeletonOf(entries, "seuReglesFrancai");
  const english = skeletonOf(entries, "seuRulesEnglish0");

  it("tells every rule once, in their order", () => {
    expect(french.rules).toEqual(rulesUpTo(LAST_RULE, "SE"));
  });

  it("says the same in English, with the same dice and links, each to the tables of its language", () => {
    expect({ ...english, links: wherever(english.links) }).toEqual({ ...french, links: wherever(french.links) });
    const tables = (links: readonly string[], letter: string) =>
      links.filter((uuid) => uuid.includes(".RollTable.") && !uuid.includes(`.seu${letter}`));
    expect([tables(french.links, "F"), tables(english.links, "E")]).toEqual([[], []]);
  });

  it.each(["seuReglesFrancai", "seuRulesEnglish0"])("tells the figures of the rules (%s)", (id) => {
    const { touche, blesse, tue } = CARE;
    const table = [1, 2, 3, 4, 5].flatMap((sante) => [sante, ...ROWS.map((row) => thresholdsOf(sante)[row])]);
    expect(figuresOf(id, "SE-24")).toEqual(BANDS.map((band) => BAND_DIFFICULTY[band]));
    expect(figuresOf(id, "SE-56")).toEqual(table);
    expect(figuresOf(id, "SE-58")).toEqual([
      DEFAULTS.woundMalusTouche,
      DEFAULTS.woundMalusBlesse,
      DEFAULTS.woundMalusTue,
    ]);
    expect(figuresOf(id, "SE-61")).toEqual([touche.firstAid, blesse.firstAid, tue.firstAid, LAYMAN]);
    expect(figuresOf(id, "SE-68")).toEqual([touche.treatment?.difficulty, blesse.treatment?.difficulty]);
    expect(figuresOf(id, "SE-70")).toEqual([blesse.stopBleeding, tue.stopBleeding]);
  });

  it("leads players only where they may go", () => {
    const declared = manifest.packs as { name: string; ownership?: { PLAYER: string } }[];
    const closed = declared.filter(({ ownership }) => ownership?.PLAYER === "NONE").map(({ name }) => name);
    const led = french.links.filter((uuid) => closed.some((name) => uuid.includes(`.${name}.`)));
    expect(closed).toContain("seuils-creatures");
    expect(led).toEqual([]);
  });
});
