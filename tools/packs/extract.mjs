/** Brings compendia edited in a running table back into their sources, without what no author decides. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { extractPack } from "@foundryvtt/foundryvtt-cli";
import { stringify } from "yaml";

const VOLATILE = ["_key", "_stats", "ownership", "sort", "folder"];
const FOLDER_DEFAULTS = { description: "", color: null, sorting: "a" };

/** Writes every document of a built pack to its source file, new ones beside their folder; returns the paths written. */
export async function extracted(root, dist, pack) {
  const output = join(dist, pack.output);
  if (!existsSync(output)) throw new Error(`${output} is not built`);
  const temporary = mkdtempSync(join(tmpdir(), "gardien-packs-"));
  try {
    await extractPack(output, temporary, { log: false, clean: true });
    const documents = readdirSync(temporary).map((name) => JSON.parse(readFileSync(join(temporary, name), "utf8")));
    const homes = new Map([...pack.folders, ...pack.documents].map(({ data, file }) => [data._id, file]));
    for (const folder of documents.filter(isFolder)) homes.set(folder._id, homeOf(pack, homes, folder, "_folder"));
    return documents.map((data) => {
      const file = homeOf(pack, homes, data, slug(data.name));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, stringify(authored(data), { lineWidth: 118, blockQuote: "folded" }));
      return relative(root, file);
    });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function homeOf(pack, homes, data, name) {
  const known = homes.get(data._id);
  if (known) return known;
  const parent = homes.get(data.folder);
  const folder = parent ? dirname(parent) : pack.source;
  return isFolder(data) ? join(folder, slug(data.name), `${name}.yml`) : join(folder, `${name}.yml`);
}

function isFolder({ _key }) {
  return _key.startsWith("!folders!");
}

/** A document as its author would write it. */
function authored(data) {
  const embedded = Object.entries(data).filter(
    ([, value]) => Array.isArray(value) && value.every((child) => child?._key),
  );
  const copy = { ...data, ...Object.fromEntries(embedded.map(([name, list]) => [name, list.map(authored)])) };
  for (const name of VOLATILE) delete copy[name];
  for (const [name] of embedded) if (copy[name].length === 0) delete copy[name];
  if (Object.keys(copy.flags ?? {}).length === 0) delete copy.flags;
  if (isFolder(data))
    for (const [name, value] of Object.entries(FOLDER_DEFAULTS)) if (copy[name] === value) delete copy[name];
  return copy;
}

function slug(name) {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
