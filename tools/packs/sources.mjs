/** Reads the sources of the compendia: which packs there are (system.json alone says so) and what their files hold. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { parse } from "yaml";

/** Where a document type lives in a compendium's database, and what it carries. */
export const COLLECTIONS = {
  Actor: "actors",
  Adventure: "adventures",
  Item: "items",
  JournalEntry: "journal",
  Macro: "macros",
  RollTable: "tables",
};
export const EMBEDDED = { actors: ["items", "effects"], items: ["effects"], journal: ["pages"], tables: ["results"] };

const FOLDER_FILE = "_folder.yml";
/** What a document says in another language lies beside it: `regles-gb.en.yml` beside `regles-gb.yml`. */
const TOLD = /\.([a-z]{2,3}(?:-[A-Za-z]+)?)\.yml$/;

/**
 * Every pack of the manifest with its documents and folders, as their authors wrote them.
 * Throws on a folder no manifest names, a file that is no YAML document, or a pack type this tool does not know.
 */
export function readPacks(root) {
  const manifest = JSON.parse(readFileSync(join(root, "system.json"), "utf8"));
  const listed = new Set(manifest.packs.map(({ name }) => name));
  const stray = readdirSync(join(root, "packs")).filter((name) => !name.startsWith(".") && !listed.has(name));
  if (stray.length > 0) {
    const name = stray[0];
    const entry = JSON.stringify({
      name,
      label: `GARDIEN.PACK.${name}`,
      path: `packs/${name}`,
      type: "Actor or Item …",
    });
    throw new Error(
      `packs/${name} is not a pack of system.json. Add to "packs" there: ${entry}, and its name to a folder of ` +
        `"packFolders"; say its label: node tools/lang.mjs set GARDIEN.PACK.${name} "…" "…"`,
    );
  }
  return { manifest, packs: manifest.packs.map((pack) => readPack(root, manifest, pack)) };
}

function readPack(root, manifest, { name, path, type }) {
  const collection = COLLECTIONS[type];
  if (!collection) throw new Error(`pack ${name}: cannot build documents of type ${type}`);
  const source = join(root, "packs", name);
  if (!existsSync(source)) throw new Error(`pack ${name}: packs/${name} does not exist`);
  const files = yamlFiles(source).map((file) => ({ file, path: relative(root, file), data: readDocument(root, file) }));
  const folders = files.filter(({ file }) => basename(file) === FOLDER_FILE);
  const told = files.filter(({ file }) => TOLD.test(file));
  const documents = files.filter((entry) => !folders.includes(entry) && !told.includes(entry));
  const home = ({ file }) => documents.find((entry) => entry.file === file.replace(TOLD, ".yml"));
  const folderOf = (folder) => folders.find(({ file }) => dirname(file) === folder)?.data._id ?? null;
  return {
    name,
    type,
    collection,
    source,
    output: path,
    uuid: `Compendium.${manifest.id}.${name}`,
    folders: folders.map((entry) => ({ ...entry, folder: folderOf(dirname(dirname(entry.file))) })),
    documents: documents.map((entry) => ({ ...entry, folder: folderOf(dirname(entry.file)) })),
    told: told.map((entry) => ({ ...entry, lang: TOLD.exec(entry.file)[1], of: home(entry)?.data })),
  };
}

function yamlFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return yamlFiles(path);
      if (!entry.name.endsWith(".yml")) throw new Error(`${path}: pack sources are .yml files`);
      return [path];
    });
}

function readDocument(root, file) {
  let data;
  try {
    data = parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${relative(root, file)}: ${error.message}`, { cause: error });
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    throw new Error(`${relative(root, file)}: a source holds one document`);
  }
  return data;
}
