// Compendia: node tools/packs.mjs build|extract [pack]. Sources are packs/<pack>/**/*.yml, one document a file; what one
// says in another language is <file>.<language>.yml beside it, built into entries/<language>.json.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compilePack } from "@foundryvtt/foundryvtt-cli";
import { ClassicLevel } from "classic-level";
import { faultsOf } from "./packs/check.mjs";
import { entriesToldIn, languagesOf } from "./packs/entries.mjs";
import { extracted } from "./packs/extract.mjs";
import { readPacks } from "./packs/sources.mjs";
import { staged } from "./packs/stage.mjs";

const ROOT = join(import.meta.dirname, "..");
const DIST = join(ROOT, "dist");
const USAGE = "usage: node tools/packs.mjs build|extract [pack]";
const COMMANDS = { build, extract };

if (import.meta.filename === process.argv[1]) await main(process.argv.slice(2));

async function main([command, only, ...rest]) {
  if (!Object.hasOwn(COMMANDS, command ?? "") || rest.length > 0) stop(2, USAGE);
  try {
    const sources = readPacks(ROOT);
    const packs = sources.packs.filter(({ name }) => !only || name === only);
    if (packs.length === 0) stop(2, `no pack ${only} in system.json`, USAGE);
    await COMMANDS[command](sources, packs);
  } catch (error) {
    stop(1, error.message);
  }
}

async function build(sources, packs) {
  const faults = faultsOf(sources, ROOT);
  if (faults.length > 0) stop(1, ...faults, `${faults.length} faults in the pack sources, nothing was built`);
  for (const pack of packs) {
    const count = await compile(sources, pack, join(DIST, pack.output));
    console.log(`${pack.name}: ${pack.documents.length} documents, ${count} rows`);
  }
  writeEntries(sources, join(DIST, "entries"));
}

/** Writes a file for each language that entries are told in. */
function writeEntries({ packs }, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const lang of languagesOf(packs))
    writeFileSync(join(folder, `${lang}.json`), JSON.stringify(entriesToldIn(packs, lang)));
}

/** Compiles one pack beside its place, counts what came out, then swaps it in. Returns the number of rows. */
export async function compile(sources, pack, output) {
  const { documents, keys } = staged(sources, pack);
  mkdirSync(dirname(output), { recursive: true });
  const work = mkdtempSync(`${output}-`);
  try {
    const [source, fresh] = [join(work, "source"), join(work, "pack")];
    mkdirSync(source);
    for (const document of documents) writeFileSync(join(source, `${document._id}.json`), JSON.stringify(document));
    await compilePack(source, fresh, { log: false });
    const written = await keysOf(fresh);
    if (written.join() !== keys.join()) throw new Error(`${pack.name}: ${keys.length} rows in, ${written.length} out`);
    rmSync(output, { recursive: true, force: true });
    renameSync(fresh, output);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return keys.length;
}

async function keysOf(folder) {
  const database = new ClassicLevel(folder, { keyEncoding: "utf8", valueEncoding: "json" });
  const keys = await database.keys().all();
  await database.close();
  return keys.sort();
}

async function extract(_sources, packs) {
  for (const pack of packs) {
    const written = await extracted(ROOT, DIST, pack);
    console.log(`${pack.name}: ${written.length} sources written`);
  }
}

function stop(code, ...lines) {
  for (const line of lines) console.error(line);
  process.exit(code);
}
