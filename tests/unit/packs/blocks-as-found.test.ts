import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Notation } from "../../../src/core/notation/block.js";
import { blocksIn, readBlock } from "../../../src/core/notation/read.js";
import { writeBlock } from "../../../src/core/notation/write.js";
import { peopleOf, type Source } from "../../support/packs/people.js";
import { RULESETS } from "../../support/rulesets.js";

const games = await Promise.all(
  RULESETS.flatMap(({ id, blocks }) =>
    blocks ? [blocks().then((notation) => ({ id, notation, people: peopleOf({ id }) }))] : [],
  ),
);

const textOf = ({ name, type, system, items = [] }: Source, notation: Notation, lang: "fr" | "en") =>
  writeBlock({ name, type, system, things: items }, notation, lang);

/** A line broken where a column ends, as long words are where `hyphens` stand. */
const broken = (width: number, hyphens: boolean) => (text: string) =>
  text
    .split("\n")
    .map((line) => {
      const lines: string[] = [];
      let last = "";
      for (const word of line.split(" ")) {
        if (last !== "" && `${last} ${word}`.length > width) {
          const parted = hyphens && /^\p{Ll}{8,}$/u.test(word);
          lines.push(parted ? `${last} ${word.slice(0, 4)}-` : last);
          last = parted ? word.slice(4) : word;
        } else last = last === "" ? word : `${last} ${word}`;
      }
      return [...lines, last].join("\n");
    })
    .join("\n");

const lines = (change: (line: string, at: number) => string) => (text: string) =>
  text.split("\n").map(change).join("\n");

/** The number of a page, after a line that ends with a mark. */
const paged = (number: string) => (text: string) => {
  const made = broken(60, false)(text).split("\n");
  const at = made.findIndex((line, i) => i > made.length / 2 && /[.,;)]$/.test(line));
  return at === -1 ? text : [...made.slice(0, at + 1), ...number.split("\n"), ...made.slice(at + 1)].join("\n");
};

const FOUND: Readonly<Record<string, (text: string) => string>> = {
  "broken lines": broken(50, false),
  "narrow columns": broken(34, false),
  "hyphens at the ends of lines": broken(44, true),
  ligatures: (text) => text.replaceAll("ffi", "ﬃ").replaceAll("fi", "ﬁ").replaceAll("fl", "ﬂ").replaceAll("ff", "ﬀ"),
  "soft hyphens": (text) => text.replaceAll(/(\p{Ll}{4})(\p{Ll}{4})/gu, "$1\u00AD$2"),
  "blanks that do not break": (text) => text.replaceAll(" ", "\u00A0"),
  "thin blanks": (text) => text.replaceAll(" ", "\u2009"),
  "dashes of all sorts": (text) => text.replaceAll("-", "\u2011").replaceAll("−", "–"),
  "accents apart": (text) => text.normalize("NFD"),
  "the ends of lines of Windows": (text) => text.replaceAll("\n", "\r\n"),
  "capitals for the name": (text) => text.replace(/^.*$/m, (name) => name.toUpperCase()),
  Markdown: lines((line, at) => (at === 0 ? `### ${line}` : `- ${line.replace(/^([^:]+:)/, "**$1**")}`)),
  "a wiki": lines((line, at) => (at === 0 ? `== ${line} ==` : `'''${line.replace(/^([^:]*:)/, "$1'''")}`)),
  "a table": lines((line, at) => (at === 0 ? line : `| ${line.replace(/\s*:\s*/, " | ")} |`)),
  "the number of a page": paged("47"),
  "the number of a page between empty lines": paged("\n— 47 —\n"),
};

/** What a text says, whatever its blanks, dashes and paragraphs. */
function said(text: string, notation: Notation): string {
  const blocks = blocksIn(text, [notation]).map((found) => {
    const { name, figures, things, left } = readBlock(found, notation);
    const made = things.map((thing) => [thing.name, thing.figures, thing.settled({})]);
    return { name: name.toLowerCase(), figures, made, left: left.filter((line) => !/^(?:— 47 —|47)$/.test(line)) };
  });
  return JSON.stringify(blocks)
    .normalize("NFC")
    .replaceAll("</p><p>", " ")
    .replaceAll(/[\u00A0\u2009\u202F]/g, " ")
    .replaceAll(/[-\u2011−–]/g, "");
}

describe.each(games)("blocks of $id as keepers find them", ({ notation, people }) => {
  it.each(Object.entries(FOUND))("say the same with %s", (_what, change) => {
    fc.assert(
      fc.property(fc.constantFrom(...people), fc.constantFrom("fr", "en"), (source, lang) => {
        const text = textOf(source, notation, lang);
        expect(said(change(text), notation)).toBe(said(text, notation));
      }),
      { numRuns: 4 },
    );
  });
});
