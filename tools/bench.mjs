// Measures by ratios within one run: npm run bench [-- preparation|resolution|size|attack|load|keeper|browser …]; tells, never fails.
import { join } from "node:path";
import { runnerImport } from "vite";
import { findChromium, setup } from "./setup.mjs";
import { sizes } from "./size.mjs";

const FOLDER = join(import.meta.dirname, "../tests/bench");
const MEASURES = {
  preparation: () => fromTests("preparation.ts"),
  resolution: () => fromTests("resolution.ts"),
  size: () => sizes().map(sizeFinding),
  attack: () => fromTests("attack.ts"),
  load: () => fromTests("load.ts"),
  keeper: () => fromTests("keeper.ts"),
  browser: () => fromTests("browser.ts"),
};
const USAGE = `usage: npm run bench [-- ${Object.keys(MEASURES).join("|")} …]`;

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(MEASURES, name));
if (unknown !== undefined) {
  console.error(`unknown measure ${unknown}`);
  console.error(USAGE);
  process.exit(2);
}
const names = asked.length > 0 ? asked : Object.keys(MEASURES);

setup({ browser: names.some((name) => ["attack", "load", "keeper", "browser"].includes(name)) });
process.env.CHROMIUM ??= findChromium();

const rows = [["measure", "ratio", "target", "ok"]];
for (const name of names) {
  for (const { measure, detail, ratio, target, unit = "×" } of await MEASURES[name]()) {
    console.log(`${measure}: ${detail}`);
    rows.push([measure, `${ratio.toFixed(2)} ${unit}`, `≤ ${target} ${unit}`, ratio <= target ? "yes" : "no"]);
  }
}
const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
console.log("");
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join(" | "));

async function fromTests(file) {
  const { module } = await runnerImport(join(FOLDER, file), { configFile: false, logLevel: "error" });
  return module.measure();
}

/** A size is no ratio, but it has a target all the same: kilobytes after gzip. */
function sizeFinding({ name, raw, zipped, budget }) {
  const detail = `${raw.toFixed(1)} kB raw, ${zipped.toFixed(1)} kB gzip`;
  return { measure: name, detail, ratio: zipped, target: budget, unit: "kB" };
}
