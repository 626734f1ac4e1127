import { describe, expect, it } from "vitest";
import { CARE } from "../../../../src/rulesets/seuils/rules/care/care-table.js";
import { LAYMAN } from "../../../../src/rulesets/seuils/rules/care/healer.js";
import { DEFAULTS } from "../../../../src/rulesets/seuils/rules/options.js";
import { BAND_DIFFICULTY } from "../../../../src/rulesets/seuils/rules/attack/range.js";
import { thresholdsOf } from "../../../../src/rulesets/seuils/rules/damage/thresholds.js";
import { BANDS, ROWS } from "../../../../src/rulesets/seuils/rules/vocabulary.js";
import { packNamed } from "../../../support/packs/sources.js";
import { documentsIn } from "../../../support/packs/told.js";

const pack = packNamed("seuils-rules");
const BOOK = "seuReglesFrancai";

/** The numbers that the book tells of a rule in a language, in order. */
function figuresOf(lang: string, rule: string): number[] {
  const pages = (documentsIn(pack, lang).find(({ data }) => data._id === BOOK)?.data.pages ?? []) as unknown as {
    text: { content: string };
  }[];
  const text = pages.map(({ text: { content } }) => content).join("\n");
  const [told = ""] = text.split(`<strong>${rule} `).slice(1);
  const words = told.slice(told.indexOf("</strong>"), told.indexOf("</p>")).replace(/@UUID\[[^\]]+\]/g, "");
  return [...words.matchAll(/\d+/g)].map(([number]) => Number(number));
}

describe("the journal of seuils' rules", () => {
  it.each(["fr", "en"])("tells the figures of the rules (%s)", (lang) => {
    const { touche, blesse, tue } = CARE;
    const table = [1, 2, 3, 4, 5].flatMap((sante) => [sante, ...ROWS.map((row) => thresholdsOf(sante)[row])]);
    expect(figuresOf(lang, "SE-24")).toEqual(BANDS.map((band) => BAND_DIFFICULTY[band]));
    expect(figuresOf(lang, "SE-56")).toEqual(table);
    expect(figuresOf(lang, "SE-58")).toEqual([
      DEFAULTS.woundMalusTouche,
      DEFAULTS.woundMalusBlesse,
      DEFAULTS.woundMalusTue,
    ]);
    expect(figuresOf(lang, "SE-61")).toEqual([touche.firstAid, blesse.firstAid, tue.firstAid, LAYMAN]);
    expect(figuresOf(lang, "SE-68")).toEqual([touche.treatment?.difficulty, blesse.treatment?.difficulty]);
    expect(figuresOf(lang, "SE-70")).toEqual([blesse.stopBleeding, tue.stopBleeding]);
  });
});
