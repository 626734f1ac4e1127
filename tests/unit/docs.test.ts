import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { filesUnder } from "../support/files.js";

/** Pages for keepers and authors, but for the log of changes, which speaks of what was. */
const PAGES = [
  ...readdirSync(".").filter((name) => name.endsWith(".md") && name !== "CHANGELOG.md"),
  ...["docs", "packs", "playground", "assets"].flatMap((folder) => filesUnder(folder, ".md")),
];

/** Folders of the sources; what is built, made up for an example or stands for any name is not looked for. */
const OF_SOURCES = /^(?:src|tests|tools|templates|styles|lang|packs|playground|docs|types)\/[^\s<>{}…]+$/;
const MADE = ["docs/pictures"];
/** The ruleset that docs/new-ruleset.md adds. */
const EXAMPLE = /\bembers\b/;

const textOf = (page: string) => readFileSync(page, "utf8");

/** A path as it stands, or of a script without its ending; of a pattern, the folder that it begins in. */
const exists = (path: string) => {
  const [whole = ""] = /^[^*]*(?=\/[^/]*\*)|^[^*]*$/.exec(path) ?? [];
  return existsSync(whole) || existsSync(`${whole}.ts`);
};

it("names only files that there are", () => {
  const missing = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(/`([^`\n]+)`/g)]
      .map(([, path = ""]) => path)
      .filter((path) => OF_SOURCES.test(path) && !MADE.includes(path) && !EXAMPLE.test(path))
      .filter((path) => !exists(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it("links only to files that there are", () => {
  const broken = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});
