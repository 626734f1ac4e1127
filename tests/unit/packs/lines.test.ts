import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { SourceData } from "../../../tools/packs/sources.mjs";
import { commonOf, saysSomething } from "../../support/packs/told.js";
import { RULESETS } from "../../support/rulesets.js";
import { SOURCES } from "../../support/packs/sources.js";

type Lines = Record<string, Record<string, string>>;

const english = JSON.parse(readFileSync("lang/content/en.json", "utf8")) as Lines;

/** A text of a document, with its path under `system`; the rows of a list share one. */
interface Text {
  readonly path: string;
  readonly text: string;
  readonly of: string;
  readonly pack: string;
}

function textsIn(value: unknown, path: string, where: { of: string; pack: string }): readonly Text[] {
  if (typeof value === "string") return [{ path, text: value, ...where }];
  if (Array.isArray(value)) return value.flatMap((row) => textsIn(row, path, where));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path ? `${path}.${key}` : key, where));
}

const documents = SOURCES.packs
  .filter(({ type }) => type === "Actor" || type === "Item")
  .flatMap((pack) =>
    pack.documents.flatMap(({ data }) =>
      ([data, ...(data.items ?? [])] as readonly SourceData[]).map((one) => ({ ...one, pack: pack.name })),
    ),
  );
const texts = documents.flatMap(({ name, system, pack }) => textsIn(system, "", { of: name, pack }));

/** The rulesets whose formatted texts are all in English too. */
const COMPLETE = ["gb", "warp", "rpg", "seuils", "d20d100"];
const rulesetOf = (pack: string) => RULESETS.map(({ id }) => id).find((id) => pack.startsWith(`${id}-`)) ?? "gb";
const isProse = ({ text }: Pick<Text, "text">) => text.startsWith("<");
const isDue = (text: Text) => !isProse(text) || COMPLETE.includes(rulesetOf(text.pack));
const isWorded = (text: string) => /\p{L}{2}|\d,\d/u.test(text); // a decimal is written otherwise too
/** Ids, formulas and addresses are one word without an accent. */
const isRead = (text: string) => /\p{L}{2,}[’,;:]? \p{L}|\p{L} \p{L}{2}|[à-ÿÀ-Ý]/u.test(text) && !text.includes("@");
/** Words of closed lists, which the languages have labels for. */
const isChoice = ({ path, text }: Text) =>
  path === "typeCode" ||
  (path === "special" && !isProse({ text })) ||
  (path === "size" && ["tiny", "large", "huge"].includes(text));

const lines = texts.filter((text) => isWorded(text.text) && !isChoice(text));

describe("the texts of what the packs hold", () => {
  it("are in English wherever one of their kind is", () => {
    const asked = lines.filter((text) => text.path in english && isDue(text));
    expect(asked.length).toBeGreaterThan(500);
    expect(asked.filter(({ path, text }) => !english[path]?.[text])).toEqual([]);
  });

  it("are of kinds that are all put into English", () => {
    expect(lines.filter((text) => !(text.path in english) && isRead(text.text) && isDue(text))).toEqual([]);
  });

  it("say the same in English: marks, links, dice and numbers", () => {
    const prose = Object.entries(english).flatMap(([path, some]) =>
      Object.entries(some).flatMap(([text, told]) => (text.startsWith("<") ? [{ path, text, told }] : [])),
    );
    for (const { path, text, told } of prose)
      expect([path, told, commonOf(told)]).toEqual([path, told, commonOf(text)]);
    expect(prose.filter(({ text, told }) => text === told && saysSomething(text))).toEqual([]);
  });

  it("have no English for what does not ship", () => {
    const shipped = new Set(lines.map(({ path, text }) => `${path}: ${text}`));
    const written = Object.entries(english).flatMap(([path, some]) =>
      Object.keys(some).map((text) => `${path}: ${text}`),
    );
    expect(written.filter((one) => !shipped.has(one))).toEqual([]);
  });

  it("are typeset, and keep the form of what they translate", () => {
    const pairs = Object.values(english).flatMap((some) => Object.entries(some));
    const form = (text: string) => [text.startsWith("<p>"), text.endsWith("."), (text.match(/\d+/g) ?? []).join()];
    expect(pairs.filter(([, text]) => text.includes("'"))).toEqual([]);
    const short = pairs.filter(([written]) => !written.startsWith("<"));
    expect(short.filter(([written, text]) => String(form(written)) !== String(form(text)))).toEqual([]);
  });
});
