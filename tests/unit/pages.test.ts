import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FILES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ({ file, lines: readFileSync(`src/${file}`, "utf8").split("\n") }));

/** Lines that a pattern stands in, with their file. */
const where = (pattern: RegExp) =>
  FILES.flatMap(({ file, lines }) =>
    lines.filter((line) => pattern.test(line)).map((line) => `${file}: ${line.trim()}`),
  );

describe("a window may be in a page of its own", () => {
  it("whose nodes are of no class that this page knows: they are told by what they are", () => {
    expect(where(/\binstanceof\s+(?:(?:HTML|SVG)\w*Element|Element|Node|Document)\b/)).toEqual([]);
  });

  it("where the keyboard may be: an element's own page is asked, or the one in use", () => {
    expect(where(/(?<![.\w])(?:window\.)?document\.activeElement/)).toEqual([]);
  });
});
