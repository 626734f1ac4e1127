// Run at the root of the worktree, in the commit "Register rpg": moves rpg's packs to packs/ and declares them.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync, readdirSync } from "node:fs";
const git = (...args) => execFileSync("git", args, { stdio: "inherit" });
const CONTENT = "src/rulesets/rpg/content";
const json = (path) => JSON.parse(readFileSync(path, "utf8"));
const edit = (path, ...changes) => {
  let text = readFileSync(path, "utf8");
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${path}: no ${from}`);
    text = text.replace(from, to);
  }
  writeFileSync(path, text);
};
const [manifest, waiting] = [json("system.json"), json(`${CONTENT}/system.json`)];
for (const kind of ["Actor", "Item"]) {
  manifest.documentTypes[kind] = { ...manifest.documentTypes[kind], ...Object.fromEntries(Object.entries(waiting.documentTypes[kind]).filter(([type]) => !manifest.documentTypes[kind][type])) };
}
manifest.packs.push(...waiting.packs);
manifest.packFolders.push(...waiting.packFolders);
writeFileSync("system.json", JSON.stringify(manifest, null, 2) + "\n");
for (const name of readdirSync(`${CONTENT}/packs`)) git("mv", `${CONTENT}/packs/${name}`, `packs/${name}`);
git("rm", "-q", `${CONTENT}/system.json`);
edit("tests/support/rpg-packs.ts",
  ['/** The packs of rpg and the part of the manifest that goes with them. */\nexport const RPG_CONTENT = join(ROOT, "src/rulesets/rpg/content");\n\n', ""],
  ["  return readPacks(RPG_CONTENT);", '  const { manifest, packs } = readPacks(ROOT);\n  return { manifest, packs: packs.filter(({ name }) => name.startsWith("rpg-")) };']);
edit("tests/unit/packs/names.test.ts",
  ['import { rpgSources } from "../../support/rpg-packs.js";\n', ""],
  ['const sources = [readPacks(join(import.meta.dirname, "../../..")), rpgSources()];\nconst packs = sources.flatMap((source) => source.packs);\n', 'const { packs, manifest } = readPacks(join(import.meta.dirname, "../../.."));\n'],
  ["    const declared = sources.flatMap(({ manifest }) => manifest.packs as { name: string; label?: string }[]);\n    const labels = declared.map(", "    const labels = (manifest.packs as { name: string; label?: string }[]).map("]);
edit("tests/unit/languages.test.ts",
  ['const manifests = ["system.json", "src/rulesets/rpg/content/system.json"];\n', ""], ["...manifests]", '"system.json"]']);
// What tests/unit/manifest.test.ts says of the whole manifest is no longer said of this part of it.
const models = "tests/unit/packs/rpg/models.test.ts";
const text = readFileSync(models, "utf8");
const at = text.indexOf('\n  test("stand each in the folder of the sidebar"');
writeFileSync(models, text.slice(0, at).trimEnd() + "\n});\n");
execFileSync("node_modules/.bin/prettier", ["--write", "system.json", models, "tests/unit/packs/names.test.ts", "tests/unit/languages.test.ts", "tests/support/rpg-packs.ts"], { stdio: "inherit" });
