import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { filesUnder } from "../support/files.js";

/** Styles that come with a part of the script, beside the one that is worn from the start. */
const fetched = filesUnder("src", ".ts").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/"[./]+(styles\/[^"]+\.scss)\?inline"/g)].map(([, path = ""]) => path),
);
const SHEETS = ["styles/gardien.scss", ...new Set(fetched)];

/** What several windows share is a partial that each of them uses. */
const SHARED = ["find", "tally"]
  .map((name) => readFileSync(`styles/components/windows/_${name}.scss`, "utf8"))
  .join("");

/** The classes that a style, and what it uses, dresses by themselves, wherever they stand: in a layer, two spaces in. */
function dressed(sheet: string): ReadonlySet<string> {
  const source = readFileSync(sheet, "utf8");
  const own = [...source.matchAll(/^ {2}(?:\.gardien )?\.(g-[\w-]+)/gm)].map(([, name = ""]) => name);
  const used = [...source.matchAll(/^@use "([^":]+)"/gm)].map(([, path = ""]) =>
    join(dirname(sheet), path.replace(/[^/]+$/, "_$&.scss")),
  );
  return new Set([...own, ...used.flatMap((path) => [...dressed(path)])]);
}

// Once fetched a style is worn everywhere: what two of them call alike would be dressed by both.
it("a window's style dresses no class that another style dresses", () => {
  const all = SHEETS.map((sheet) => [sheet, dressed(sheet)] as const);
  const windows = all.filter(([sheet]) => sheet.includes("components/windows/"));
  expect(windows.length).toBeGreaterThan(5);
  const twice = windows.flatMap(([sheet, classes]) =>
    all.flatMap(([other, theirs]) =>
      other === sheet
        ? []
        : [...classes].filter((name) => theirs.has(name)).map((name) => `${name}: ${sheet}, ${other}`),
    ),
  );
  expect(twice.filter((found) => !SHARED.includes(`.${found.split(":")[0] ?? ""}`))).toEqual([]);
});
