/**
 * Makes release/: gardien.zip, and beside it what is published with it.
 * npm run release -- [--url <where the files will be published> [--latest <where the newest will be>] [--tag <v1.2.3>]
 *                     [--home <page of the project>] [--bugs <where one reports>]]
 */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { disagreement, published } from "./release/manifest.mjs";
import { fail, setup } from "./setup.mjs";

const USAGE =
  "usage: npm run release -- [--url <where the files will be published> [--latest <where the newest will be>] [--tag <v1.2.3>] [--home <page of the project>] [--bugs <where one reports>]]";
const where = readWhere();

rmSync("dist", { recursive: true, force: true }); // a Foundry that it is linked into writes in the packs that it opens
setup();
const { archiveOf, filesOf } = await import("./release/archive.mjs");
const manifest = JSON.parse(readFileSync("system.json", "utf8"));
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const wrong = disagreement(where, manifest.version, version);
if (wrong) fail(wrong);
const text = `${JSON.stringify(published(manifest, where), null, 2)}\n`;

const files = filesOf("dist");
for (const name of ["README.md", "CHANGELOG.md", "LICENSE", "OGL.md"]) files[name] = readFileSync(name);
files["system.json"] = Buffer.from(text);

rmSync("release", { recursive: true, force: true });
mkdirSync("release");
writeFileSync("release/gardien.zip", archiveOf(files));
writeFileSync("release/system.json", text);
cpSync("CHANGELOG.md", "release/CHANGELOG.md");
const size = (statSync("release/gardien.zip").size / 1000).toFixed(0);
console.log(
  `release/gardien.zip (${Object.keys(files).length} files, ${size} kB), system.json and CHANGELOG.md, version ${version}`,
);

function readWhere() {
  try {
    const text = { type: "string" };
    const { values } = parseArgs({ options: { url: text, latest: text, tag: text, home: text, bugs: text } });
    const { url, latest, home, bugs } = values;
    for (const address of [url, latest, home, bugs]) if (address !== undefined) new URL(address);
    if (!url && (latest || home || bugs)) throw new Error("--latest, --home and --bugs go with --url");
    const plain = (address) => address?.replace(/\/+$/, "");
    return { ...values, ...(url && { url: plain(url) }), ...(latest && { latest: plain(latest) }) };
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`, 2);
  }
}
