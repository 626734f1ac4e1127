import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { RULESETS } from "../../support/rulesets.js";

interface Language {
  readonly GARDIEN: { readonly CONDITION: Readonly<Record<string, string>> };
}

const readLanguage = (lang: string) => JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Language;

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset.conditions] as const))("conditions of %s", (_, all) => {
  const ids = all.map(({ id }) => id);

  test("are each named once", () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("have a picture, credited, and bring along only others of the list", () => {
    const credits = readFileSync("assets/CREDITS.md", "utf8");
    for (const { img, with: others = [] } of all) {
      const file = img.replace("systems/gardien/", "");
      expect(existsSync(file), `a picture at ${file}`).toBe(true);
      expect(credits.includes(file.replace("assets/", "")), `a line for ${file} in assets/CREDITS.md`).toBe(true);
      expect(others.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test.each(["fr", "en"])("have each a name of its own (%s)", (lang) => {
    const { CONDITION } = readLanguage(lang).GARDIEN;
    const names = ids.map((id) => CONDITION[id]);
    expect(names.filter((name) => typeof name !== "string")).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(["fr", "en"])("tell each what it does and when it ends (%s)", (lang) => {
    const language: unknown = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8"));
    const words = (key: string) =>
      key.split(".").reduce<unknown>((node, step) => (node as Tree | undefined)?.[step], language);
    const mute = all.flatMap(({ does, ends }) => [does, ends]).filter((key) => typeof words(key) !== "string");
    expect(mute).toEqual([]);
  });
});

type Tree = Readonly<Record<string, unknown>>;

describe.each(RULESETS.filter(({ book }) => book).map((ruleset) => [ruleset.id, ruleset] as const))(
  "rules of the conditions of %s",
  (id, ruleset) => {
    const folder = id === "gb" ? "packs/rules" : `packs/${id}-rules`;
    const book = readdirSync(folder)
      .filter((file) => file.endsWith(".yml") && !file.endsWith(".en.yml"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
      .join("");

    test("stand in its book", () => {
      expect(ruleset.conditions.map(({ rule }) => rule).filter((rule) => !book.includes(`<strong>${rule} ·`))).toEqual(
        [],
      );
    });
  },
);
