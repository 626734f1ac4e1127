import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { describe, expect, it, onTestFinished } from "vitest";
import { archiveOf, filesOf } from "../../tools/release/archive.mjs";
import { published } from "../../tools/release/manifest.mjs";
import { scratchFolder } from "../support/scratch.js";

const TREE = {
  "system.json": "{}",
  "gardien.mjs": "export {};",
  "gardien.mjs.map": "{}",
  "lang/fr.json": "{}",
  "packs/creatures/CURRENT": "MANIFEST-1\n",
  "packs/creatures/LOCK": "",
  "packs/creatures/LOG": "2026/11/23-20:00 opened",
  "packs/creatures/000005.log": "",
};

/** A tree written in an order, at a moment. */
function treeOf(names: readonly string[], moment: Date): string {
  const folder = scratchFolder("release-test-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, TREE[name as keyof typeof TREE]);
    utimesSync(path, moment, moment);
  }
  return folder;
}

describe("the archive of a release", () => {
  const names = Object.keys(TREE);
  const archive = () => archiveOf(filesOf(treeOf(names, new Date())));

  it("is the same to the byte, whenever its files were written and in whatever order", () => {
    const again = archiveOf(filesOf(treeOf(names.toReversed(), new Date(2001, 5, 5))));
    expect(Buffer.compare(archive(), again)).toBe(0);
  });

  it("holds what ships, and an entry for each of its folders", () => {
    expect(Object.keys(unzipSync(archive()))).toEqual([
      "gardien.mjs",
      "lang/",
      "lang/fr.json",
      "packs/",
      "packs/creatures/",
      "packs/creatures/000005.log",
      "packs/creatures/CURRENT",
      "system.json",
    ]);
  });
});

describe("the manifest as it is published", () => {
  it("says where it comes from, and where one reads and writes about it", () => {
    expect(published({ id: "gardien" }, { url: "https://example.org/gardien" })).toEqual({
      id: "gardien",
      url: "https://example.org/gardien",
      changelog: "https://example.org/gardien/CHANGELOG.md",
      manifest: "https://example.org/gardien/system.json",
      download: "https://example.org/gardien/gardien.zip",
    });
    const where = { url: "https://example.org/g", home: "https://example.org", bugs: "https://example.org/bugs" };
    expect(published({}, where)).toMatchObject({ url: where.home, bugs: where.bugs });
  });

  it("says nothing of it where it is not published", () => {
    expect(published({ id: "gardien" }, {})).toEqual({ id: "gardien" });
  });
});
