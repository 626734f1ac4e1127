import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { RULESETS } from "../../../support/rulesets.js";
import { sitDown } from "../../../support/windows/settings-desk.js";
import { choiceView } from "../../../../src/core/setup/choice/view.js";
import { allOptions, rulesOf } from "../../../../src/core/setup/page/options.js";
import { wordsIn } from "../../../../src/core/setup/page/search.js";
import type { Told } from "../../../../src/core/setup/page/told.js";
import { pageView, type Place } from "../../../../src/core/setup/page/view.js";
import type { FoundRule } from "../../../../src/core/rulebook/book.js";
import { rulesTold } from "../../../../src/core/rulebook/rules-told.js";

afterEach(() => vi.unstubAllGlobals());

interface Drawn {
  readonly nav: readonly { readonly title: string; readonly entries: readonly { id: string; changed: number }[] }[];
  readonly presets: readonly { readonly id: string; readonly pressed: boolean }[];
  readonly page: {
    readonly title: string;
    readonly groups?: readonly { readonly title: string; readonly options: readonly Row[] }[];
    readonly table?: { readonly rows: readonly object[] };
    readonly steps?: readonly { readonly steps: readonly { key: string; apart: boolean }[] }[];
    readonly notice?: { readonly page: string };
  };
}
interface Row {
  readonly key: string;
  readonly open: boolean;
  readonly locked: boolean;
  readonly changed: boolean;
}

const NOTHING: Told = new Map();

/** What the page shows somebody who looks at a subject. */
function draw(
  subject: string,
  { query = "", may = true, told = NOTHING, filter = "all" as Place["filter"] } = {},
): Drawn {
  const place = { subject, filter, query };
  return pageView(allOptions(), place, { told, opened: new Set(), may, words: wordsIn(query) }) as Drawn;
}
const keysOf = ({ page }: Drawn): readonly string[] =>
  (page.groups ?? []).flatMap(({ options }) => options.map(({ key }) => key));

interface Page {
  readonly name: string;
  readonly text?: { readonly content: string };
}

/** What our books say, as a client that has read them knows it. */
const BOOKS: Told = new Map(
  ["rules/regles-gb", ...["warp", "rpg", "seuils", "d20d100"].map((id) => `${id}-rules/regles-${id}`)].flatMap(
    (file) => {
      const { pages } = parse(readFileSync(`packs/${file}.yml`, "utf8")) as { readonly pages: readonly Page[] };
      return pages.flatMap(({ name, text }) =>
        rulesTold(text?.content ?? "").map((rule): [string, FoundRule] => [
          rule.number,
          { ...rule, page: { id: "", name, parent: { sheet: null } } },
        ]),
      );
    },
  ),
);

describe("the page of settings", () => {
  it("reaches every option: those of each ruleset, in sight or not, those of none, and one's own", () => {
    sitDown({ kept: { rulesets: "gb" } });
    const subjects = draw("mine").nav.flatMap(({ entries }) => entries.map(({ id }) => id));
    const reached = new Set(subjects.flatMap((subject) => keysOf(draw(subject))));
    const missing = allOptions().flatMap(({ key }) => (reached.has(key) ? [] : key));
    expect(missing).toEqual(["automation"]); // the dial
  });

  it("shows a ruleset's options by the chapters of its book, each of them in one", () => {
    sitDown();
    for (const subject of ["gb", "warp", "rpg", "seuils", "d20d100"]) {
      const { page } = draw(subject, { told: BOOKS });
      const beside = page.groups?.find(({ title }) => title === "Hors du livre")?.options ?? [];
      expect(page.groups?.length, subject).toBeGreaterThan(4);
      expect(beside.map(({ key }) => key).filter((key) => !key.startsWith("gbCreation"))).toEqual([]);
    }
    const prefixes = RULESETS.flatMap(({ book }) => book?.prefix ?? []);
    const numbers = allOptions()
      .flatMap(rulesOf)
      .filter((number) => prefixes.some((prefix) => number.startsWith(`${prefix}-`)));
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number) => !BOOKS.has(number))).toEqual([]);
  });

  it("shows what differs alone, and counts it beside its subject", () => {
    sitDown({ kept: { gbHelplessBonus: 6, gbVigorRoll: "auto" } });
    expect(keysOf(draw("gb", { filter: "changed" }))).toEqual(["gbHelplessBonus", "gbVigorRoll"]);
    const changed = draw("gb").nav.flatMap(({ entries }) => entries.map(({ id, changed: count }) => [id, count]));
    expect(Object.fromEntries(changed)).toMatchObject({ gb: 2, automation: 1, warp: 0, mine: 0 });
    expect(draw("gb").presets.filter(({ pressed }) => pressed)).toEqual([]);
  });

  it("finds in all rulesets, and opens the rule by whose text alone an option was found", () => {
    sitDown({ kept: { rulesets: "gb" } });
    const drawn = draw("gb", { query: "munitions", told: BOOKS });
    expect(keysOf(drawn)).toContain("warpTrackAmmo");
    expect(drawn.page.groups?.at(-1)?.title).toContain("hors de vue");
    const { options } = draw("gb", { query: "fatigue armure", told: BOOKS }).page.groups?.[0] ?? { options: [] };
    expect(options.map(({ open }) => open)).toContain(true);
  });

  it("WP-134: links the notice of a ruleset", () => {
    sitDown();
    expect(draw("warp").page.notice?.page).toMatch(/JournalEntryPage/);
  });

  it("a player changes what is theirs, and reads what the table plays otherwise than its books", () => {
    sitDown({ may: false, kept: { gbHelplessBonus: 6, rpgChaos: true, rulesets: "gb" } });
    const { nav, page } = draw("mine", { may: false });
    expect(nav).toEqual([]);
    expect(page.groups?.flatMap(({ options }) => options.filter(({ locked }) => locked))).toEqual([]);
    expect(page.table?.rows).toEqual([
      { name: expect.stringContaining("Bonus contre une cible") as string, rules: "GB-21", value: "6" },
    ]);
    const found = draw("mine", { may: false, query: "naturels" }).page.groups?.flatMap(({ options }) => options);
    expect(found?.map(({ locked }) => locked)).not.toContain(false);
  });
});

describe("the choice of rulesets", () => {
  it("counts what is taken, and says whose characters play on out of sight", () => {
    sitDown();
    Object.assign(game, { actors: [{ type: "rpgCharacter" }, { type: "rpgCreature" }] });
    const told = choiceView(new Set(["gb"]), true) as Readonly<Record<string, unknown>>;
    expect(told).toMatchObject({ count: 1, none: false, proposed: true });
    expect(told["others"]).toMatch(/^RPG.: leurs 2 personnages s’ouvrent et jouent comme avant\.$/);
    expect(choiceView(new Set(), false)).toMatchObject({ none: true, count: 0 });
    expect(choiceView(new Set(["rpg"]), false)).toMatchObject({ others: "" });
  });
});
