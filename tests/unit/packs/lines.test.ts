import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPacks, type SourceData } from "../../../tools/packs/sources.mjs";

type Lines = Record<string, Record<string, string>>;

const english = JSON.parse(readFileSync("lang/content/en.json", "utf8")) as Lines;

/** A text of a document, with its path under `system`; the rows of a list share one. */
interface Text {
  readonly path: string;
  readonly text: string;
  readonly of: string;
}

function textsIn(value: unknown, path: string, of: string): readonly Text[] {
  if (typeof value === "string") return [{ path, text: value, of }];
  if (Array.isArray(value)) return value.flatMap((row) => textsIn(row, path, of));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path ? `${path}.${key}` : key, of));
}

const documents = readPacks(join(import.meta.dirname, "../../.."))
  .packs.filter(({ type }) => type === "Actor" || type === "Item")
  .flatMap((pack) => pack.documents.flatMap(({ data }) => [data, ...(data.items ?? [])] as readonly SourceData[]));
const texts = documents.flatMap(({ name, system }) => textsIn(system, "", name));

/** Formatted texts are written in French alone, but for what a trait covers, what people own and who they are. */
const isProse = ({ path, text }: Text) =>
  text.startsWith("<") && !["biography", "coverage", "equipmentNotes"].includes(path) && !text.startsWith("<p>Possède");
const isWorded = (text: string) => /\p{L}{2}|\d,\d/u.test(text); // a decimal is written otherwise too
/** Ids, formulas and addresses are one word without an accent. */
const isRead = (text: string) => /\p{L}{2,}[’,;:]? \p{L}|\p{L} \p{L}{2}|[à-ÿÀ-Ý]/u.test(text) && !text.includes("@");
/** Words of closed lists, which the languages have labels for. */
const isChoice = ({ path, text }: Text) =>
  path === "typeCode" || (path === "size" && ["tiny", "large", "huge"].includes(text));

const lines = texts.filter((text) => isWorded(text.text) && !isProse(text) && !isChoice(text));

describe("the short texts of what the packs hold", () => {
  it("are in English wherever one of their kind is", () => {
    const asked = lines.filter(({ path }) => path in english);
    expect(asked.length).toBeGreaterThan(500);
    expect(asked.filter(({ path, text }) => !english[path]?.[text])).toEqual([]);
  });

  it("are of kinds that are all put into English", () => {
    expect(lines.filter(({ path, text }) => !(path in english) && isRead(text))).toEqual([]);
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
    expect(pairs.filter(([written, text]) => String(form(written)) !== String(form(text)))).toEqual([]);
  });
});
