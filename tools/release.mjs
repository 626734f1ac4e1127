/**
 * Makes release/: gardien.zip, and beside it what is published with it.
 * npm run release -- [--url <where the files will be published> [--home <page of the project>] [--bugs <where one reports>]]
 */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { published } from "./release/manifest.mjs";
import { fail, setup } from "./setup.mjs";

const USAGE =
  "usage: npm run release -- [--url <where the files will be published> [--home <page of the project>] [--bugs <where one reports>]]";
const where = readWhere();

rmSync("dist", { recursive: true, force: true }); // a Foundry that it is linked into writes in the packs that it opens
setup();
const { archiveOf, filesOf } = await import("./release/archive.mjs");
const manifest = JSON.parse(readFileSync("system.json", "utf8"));
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
if (manifest.version !== version)
  fail(`system.json says ${manifest.version}, package.json ${version}: they must agree.`);
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
    const { values } = parseArgs({ options: { url: text, home: text, bugs: text } });
    const { url, home, bugs } = values;
    for (const address of [url, home, bugs]) if (address !== undefined) new URL(address);
    if (!url && (home || bugs)) throw new Error("--home and --bugs go with --url");
    return { ...values, ...(url && { url: url.replace(/\/+$/, "") }) };
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`, 2);
  }
}
