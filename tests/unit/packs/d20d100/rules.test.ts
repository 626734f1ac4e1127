import { describe, expect, it } from "vitest";
import { experienceCost, NEW_SKILL_BASE } from "../../../../src/rulesets/d20d100/rules/character/experience.js";
import { multiplierModifier } from "../../../../src/rulesets/d20d100/rules/checks/multiplier.js";
import { chancesOf } from "../../../../src/rulesets/d20d100/rules/checks/percentages.js";
import { MOST_INCREMENTS } from "../../../../src/rulesets/d20d100/rules/arms/range.js";
import { DIFFICULTIES, MULTIPLIERS } from "../../../../src/rulesets/d20d100/rules/vocabulary.js";
import { packNamed } from "../../../support/packs/sources.js";
import { documentsIn } from "../../../support/packs/told.js";

interface Page {
  readonly name: string;
  readonly text: { readonly content: string };
}

const pack = packNamed("d20d100-rules");
const BOOK = "ddReglesFrancais";

function pagesIn(lang: string): readonly Page[] {
  const book = documentsIn(pack, lang).find(({ data }) => data._id === BOOK);
  return (book?.data.pages ?? []) as unknown as readonly Page[];
}

/** The numbers that the book tells of a rule in a language, in order, signs of its own kind included. */
function figuresOf(lang: string, rule: string): number[] {
  const text = pagesIn(lang)
    .map(({ text: { content } }) => content)
    .join("\n");
  const [said = ""] = text.split(`<strong>${rule} `).slice(1);
  const words = said.slice(said.indexOf("</strong>"), said.indexOf("</p>")).replace(/@UUID\[[^\]]+\]/g, "");
  return [...words.matchAll(/−?\d+/g)].map(([number]) => Number(number.replace("−", "-")));
}

/** The cells of the table of a page, row by row, without its head. */
function tableOf(page: Page | undefined): readonly (readonly string[])[] {
  const rows = (page?.text.content ?? "").matchAll(/<tr>(.*?)<\/tr>/gs);
  const cells = [...rows].map(([, row = ""]) => [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell));
  return cells.filter((row) => row.length > 0);
}

const number = (cell: string) => Number(cell.replace("−", "-"));

describe("the journal of d20d100's rules", () => {
  it.each(["fr", "en"])("tells the figures of the rules (%s)", (lang) => {
    const ladder = Object.values(DIFFICULTIES);
    const steps = ladder.map((difficulty) => chancesOf(8, difficulty).effective);
    expect(figuresOf(lang, "DD-07")).toEqual([...ladder, 8, ...steps, 25]);
    const { thrown, firearm, shotgun } = MOST_INCREMENTS;
    expect(figuresOf(lang, "DD-142")).toEqual([-2, thrown, firearm, shotgun]);
    const costs = [
      experienceCost({ purchase: "skill", checked: true }),
      1,
      experienceCost({ purchase: "jet", checked: true }),
      experienceCost({ purchase: "skill" }),
      NEW_SKILL_BASE,
      experienceCost({ purchase: "jet" }),
      experienceCost({ purchase: "destiny" }),
      experienceCost({ purchase: "hp" }),
      1,
      experienceCost({ purchase: "characteristic" }),
    ];
    expect(figuresOf(lang, "DD-179")).toEqual(costs);
  });

  it.each(["fr", "en"])("DD-06: prints the table of odds (%s)", (lang) => {
    const rows = tableOf(pagesIn(lang).at(-4));
    const difficulties = [0, ...Array.from({ length: 16 }, (_, i) => i + 5)];
    expect(rows).toHaveLength(25);
    for (const [modifier = "", ...cells] of rows) {
      const due = difficulties.map((difficulty) => {
        const { raw, printed } = chancesOf(number(modifier), difficulty);
        return raw === printed ? String(printed) : "—";
      });
      expect([modifier, cells]).toEqual([modifier, due]);
    }
  });

  it.each(["fr", "en"])("DD-63: prints the table of characteristics so many times (%s)", (lang) => {
    const rows = tableOf(pagesIn(lang).at(-3)).map((row) => row.map(number));
    const scores = rows.map(([score = 0]) => score);
    expect(scores).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
    const columns = MULTIPLIERS.map((_, i) => rows.map((row) => row[i + 1]));
    expect(columns).toEqual(MULTIPLIERS.map((times) => scores.map((score) => multiplierModifier(score, times) + 0)));
  });
});
