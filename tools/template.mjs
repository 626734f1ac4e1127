/**
 * Writes template.json, the picture of every sub-type's initial data, from the data models.
 * node tools/template.mjs [--check]   --check: only say whether it is up to date (exit 1 if not)
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { runnerImport } from "vite";

const [option, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (option && option !== "--check")) {
  console.error("usage: npm run template [-- --check]");
  process.exit(2);
}

const load = async (path) => (await runnerImport(path, { configFile: false, logLevel: "error" })).module;
await load("tests/support/foundry.ts");
const { RULESETS } = await load("src/rulesets/index.ts");

const picture = { Actor: { types: [] }, Item: { types: [] } };
for (const ruleset of RULESETS) {
  for (const [document, kinds] of [
    ["Actor", ruleset.actors],
    ["Item", ruleset.items],
  ]) {
    for (const [type, { model }] of Object.entries(kinds)) {
      picture[document].types.push(type);
      picture[document][type] = model.cleanData({});
    }
  }
}

const text = `${JSON.stringify(picture, null, 2)}\n`;
const current = existsSync("template.json") ? readFileSync("template.json", "utf8") : "";
if (option === "--check") {
  if (text !== current) {
    console.error("template.json does not match the data models: run `npm run template`.");
    process.exitCode = 1;
  }
} else {
  writeFileSync("template.json", text);
  console.log("template.json written");
}
