import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { unzipSync } from "fflate";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { archiveOf, filesOf } from "../../tools/release/archive.mjs";
import { disagreement, published } from "../../tools/release/manifest.mjs";
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
    const again = filesOf(treeOf(names.toReversed(), new Date(2001, 5, 5)));
    vi.useFakeTimers({ now: new Date(2031, 2, 3, 4, 5, 6) });
    const later = archiveOf(again);
    vi.useRealTimers();
    expect(Buffer.compare(archive(), later)).toBe(0);
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
    expect(foldersIn(Buffer.from(archive()))).toEqual(["lang/", "packs/", "packs/creatures/"]);
  });
});

/** The names in an archive that it says are folders: a flag of DOS's in the head of each. */
function foldersIn(archive: Buffer): string[] {
  const found: string[] = [];
  for (let at = archive.indexOf("PK\u0001\u0002"); at >= 0; at = archive.indexOf("PK\u0001\u0002", at + 4)) {
    const name = archive.toString("utf8", at + 46, at + 46 + archive.readUInt16LE(at + 28));
    if ((archive.readUInt32LE(at + 38) & 0x10) !== 0) found.push(name);
  }
  return found;
}

describe("npm run release", () => {
  it("builds anew: what a Foundry that dist/ is linked into has written there does not ship", () => {
    const folder = treeOf([], new Date());
    const write = (name: string, text: string): void => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    };
    for (const name of ["system.json", "package.json"]) write(name, `{ "version": "1.0.0" }`);
    for (const name of ["README.md", "CHANGELOG.md", "LICENSE", "OGL.md"]) write(name, name);
    write("dist/packs/creatures/000009.ldb", "written by Foundry");
    const built = `mkdirSync("dist", { recursive: true }); writeFileSync("dist/gardien.mjs", "");`;
    write(
      "tools/setup.mjs",
      `import { mkdirSync, writeFileSync } from "node:fs"; export const setup = () => { ${built} };
       export const fail = (text) => { throw new Error(text); };`,
    );
    cpSync("tools/release.mjs", join(folder, "tools/release.mjs"));
    cpSync("tools/release", join(folder, "tools/release"), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
    execFileSync(process.execPath, ["tools/release.mjs"], { cwd: folder });
    const names = Object.keys(unzipSync(readFileSync(join(folder, "release/gardien.zip"))));
    expect(names).toEqual(["CHANGELOG.md", "LICENSE", "OGL.md", "README.md", "gardien.mjs", "system.json"]);
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

  it("is looked for where the newest is, and its archive where this one is", () => {
    const url = "https://example.org/g/releases/download/v1.2.3";
    const latest = "https://example.org/g/releases/latest/download";
    expect(published({}, { url, latest })).toMatchObject({
      manifest: `${latest}/system.json`,
      changelog: `${latest}/CHANGELOG.md`,
      download: `${url}/gardien.zip`,
    });
  });

  it("is not made where versions, tag and address disagree", () => {
    const where = { tag: "v1.2.3", url: "https://example.org/download/v1.2.3" };
    expect(disagreement(where, "1.2.3", "1.2.3")).toBeNull();
    expect(disagreement({}, "1.2.3", "1.2.3")).toBeNull();
    expect(disagreement(where, "1.2.3", "1.2.4")).toContain("they must agree");
    expect(disagreement({ ...where, tag: "1.2.3" }, "1.2.3", "1.2.3")).toContain("it must be v1.2.3");
    expect(disagreement({ ...where, url: "https://example.org/download/v1.2" }, "1.2.3", "1.2.3")).toContain(
      "cannot lie at",
    );
    expect(disagreement({ tag: "v1.2.3" }, "1.2.3", "1.2.3")).toContain("no address");
  });

  it("says nothing of it where it is not published", () => {
    expect(published({ id: "gardien" }, {})).toEqual({ id: "gardien" });
  });
});
