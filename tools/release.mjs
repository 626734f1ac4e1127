/**
 * Makes release/gardien.zip and release/system.json.
 * npm run release -- [--url <where the files will be published>]
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fail, setup } from "./setup.mjs";

const args = process.argv.slice(2);
const at = args.indexOf("--url");
const url = at < 0 ? undefined : args.splice(at, 2)[1];
if (args.length > 0 || (at >= 0 && !url))
  fail("usage: npm run release -- [--url <where the files will be published>]", 2);

setup();
const { zipSync } = await import("fflate");
const manifest = JSON.parse(readFileSync("system.json", "utf8"));
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
if (manifest.version !== version)
  fail(`system.json says ${manifest.version}, package.json ${version}: they must agree.`);
if (url) {
  manifest.manifest = `${url}/system.json`;
  manifest.download = `${url}/gardien.zip`;
}
const text = `${JSON.stringify(manifest, null, 2)}\n`;

/** dist/ is what ships; a pack's lock and log belong to the machine that built it. */
const walk = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => walk(join(path, name))) : [path];
const skipped = /(?:^|\/)(?:LOCK|LOG(?:\.old)?|.*\.map)$/;
const files = walk("dist").filter((path) => !skipped.test(path));
const entries = Object.fromEntries(
  files.map((path) => [relative("dist", path).replaceAll("\\", "/"), readFileSync(path)]),
);
for (const name of ["README.md", "CHANGELOG.md", "LICENSE", "OGL.md"]) entries[name] = readFileSync(name);
entries["system.json"] = Buffer.from(text);

rmSync("release", { recursive: true, force: true });
mkdirSync("release");
writeFileSync("release/gardien.zip", zipSync(entries, { level: 9 }));
writeFileSync("release/system.json", text);
const size = (statSync("release/gardien.zip").size / 1000).toFixed(0);
console.log(
  `release/gardien.zip (${Object.keys(entries).length} files, ${size} kB) and release/system.json, version ${version}`,
);
