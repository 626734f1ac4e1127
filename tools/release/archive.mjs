/** The archive of a release: the same bytes for the same files, whenever and wherever it is made. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { zipSync } from "fflate";

/** A pack's lock and log belong to the machine that built it; maps are for those who build. */
const SKIPPED = /(?:^|\/)(?:LOCK|LOG(?:\.old)?|.*\.map)$/;

/** A zip knows local times only: this one is the same everywhere. */
const MTIME = new Date(2000, 0, 1);
const FOLDER = 0x10;

/** The files of a folder that ship, by their paths in it. */
export function filesOf(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = found.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    paths
      .map((path) => [path.slice(folder.length + 1).replaceAll(sep, "/"), path])
      .filter(([name]) => !SKIPPED.test(name))
      .map(([name, path]) => [name, readFileSync(path)]),
  );
}

/** Zips files by their paths, in order, each folder with an entry of its own: some that unpack make none otherwise. */
export function archiveOf(files) {
  const names = Object.keys(files);
  const folders = new Set(
    names.flatMap((name) => [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1))),
  );
  const entries = [...folders].map((name) => [name, [new Uint8Array(), { attrs: FOLDER, level: 0 }]]);
  for (const name of names) entries.push([name, [files[name], {}]]);
  return zipSync(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))), { level: 9, mtime: MTIME });
}
