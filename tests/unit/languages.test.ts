import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filesUnder } from "../support/files.js";

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
const raw = (lang: string) => readFileSync(`lang/${lang}.json`, "utf8");
const texts = (lang: string) => new Map(flatten(JSON.parse(raw(lang)) as Tree));
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const fr = texts("fr");
const en = texts("en");

/** Where the rulesets keep their words. */
const areas: string[] = [];

/** What ids are called: `key("ROOT")` in the labels of a ruleset stands for all keys of that area, and for no other. */
function labelsWritten(file: string, source: string): string {
  const [, ruleset] = /rulesets\/(\w+)\/labels\.ts$/.exec(file.replaceAll("\\", "/")) ?? [];
  if (!ruleset) return source;
  const area = `GARDIEN.${ruleset.toUpperCase()}`;
  areas.push(area);
  return source.replace(`${area}.\${area}.\${id}`, "").replace(/\bkey\("([\w.]+)"\)/g, `${area}.$1.\${id}`);
}

const sources = [...filesUnder("src", ".ts"), ...filesUnder("templates", ".hbs"), "system.json"].map((file) =>
  labelsWritten(file, readFileSync(file, "utf8")),
);
/** Keys the code writes out whole, and the beginnings of those it builds from an id. */
const mentioned = sources.flatMap((source) => [...source.matchAll(/GARDIEN(?:\.[A-Za-z0-9_-]+)*(\.)?(?=(\$\{)?)/g)]);
const whole = new Set<string>();
const beginnings = new Set<string>();
for (const [text, dot, dynamic] of mentioned) {
  if (dot !== undefined || dynamic !== undefined) beginnings.add(text);
  else whole.add(text);
}
/** Field labels and hints are found by path (LOCALIZATION_PREFIXES); Foundry itself asks for TYPES. */
const byConvention = (key: string) => key.startsWith("TYPES.") || /\.FIELDS\./.test(key);
const isUsed = (key: string) =>
  byConvention(key) ||
  whole.has(key) ||
  [...beginnings].some((start) => key.startsWith(start)) ||
  [...whole].some((start) => key.startsWith(`${start}.`));

describe("the languages", () => {
  it("are asked for by areas of a ruleset, never by all of it", () => {
    expect(areas).not.toEqual([]);
    expect(areas.filter((area) => beginnings.has(area) || beginnings.has(`${area}.`))).toEqual([]);
  });

  it("have the same keys", () => {
    expect([...en.keys()]).toEqual([...fr.keys()]);
  });

  it("have the same placeholders in each text", () => {
    const different = [...fr].filter(
      ([key, text]) => String(placeholders(text)) !== String(placeholders(en.get(key) ?? "")),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it("are sorted, so that two people's additions merge", () => {
    for (const lang of ["fr", "en"]) {
      const sort = (tree: Tree): Tree =>
        Object.fromEntries(
          Object.entries(tree)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, value]) => [key, typeof value === "string" ? value : sort(value)]),
        );
      expect(raw(lang)).toBe(`${JSON.stringify(sort(JSON.parse(raw(lang)) as Tree), null, 2)}\n`);
    }
  });

  it("know every key that the code names", () => {
    const isKnown = (key: string) => fr.has(key) || [...fr.keys()].some((known) => known.startsWith(`${key}.`));
    expect([...whole].filter((key) => key !== "GARDIEN" && !isKnown(key))).toEqual([]);
  });

  it("hold no text that nothing asks for", () => {
    expect([...fr.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });

  it("write French as it is printed: curly apostrophes, « guillemets », no space that breaks before a double sign", () => {
    const careless = /['"]| [;!?:»%]|« |[^\s\u00a0\u202f][;!?»]|«[^\u00a0]/;
    expect([...fr].filter(([, text]) => careless.test(text))).toEqual([]);
  });

  it("write English with curly apostrophes", () => {
    expect([...en].filter(([, text]) => text.includes("'"))).toEqual([]);
  });

  it("call the chat the discussion, and whoever keeps the game the keeper without a capital", () => {
    const others = (text: string) => /dans le journal|messagerie|\b(?:[Ll]e|[Dd]u|[Aa]u) Gardien\b/.test(text);
    expect([...fr].filter(([, text]) => others(text))).toEqual([]);
    expect([...en].filter(([, text]) => /\b[Tt]he Keeper\b/.test(text))).toEqual([]);
  });

  it("say nothing of a person that only a man's name agrees with", () => {
    const agrees =
      /\{(?:name|target|attacker|ally)\} (?:est|n’est pas|n’est plus) (?:déjà |encore )?(?:mort|mourant|inconscient|assommé|surpris|tenu|pris|seul|paralysé)\b/;
    expect(
      [...fr].filter(([, text]) => agrees.test(text) && text !== fr.get("GARDIEN.GB.CREATION.finding.twice")),
    ).toEqual([]);
  });

  it("put no name after « de » where a template writes the text, for only `t` makes its elisions", () => {
    const elided = [...fr].filter(([, text]) =>
      /\b(?:d|qu|jusqu)e \{(?:name|user|target|attacker|weapon)\}/i.test(text),
    );
    const templates = filesUnder("templates", ".hbs").map((file) => readFileSync(file, "utf8"));
    expect(elided.filter(([key]) => templates.some((text) => text.includes(`localize "${key}"`)))).toEqual([]);
  });
});
