// Runs files of worked cases through tests/golden/<ruleset>.ts: node tools/golden.mjs file.json …
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { runnerImport } from "vite";

const USAGE = "usage: npm run golden -- <file.json> …";
const FOLDER = join(import.meta.dirname, "../tests/golden");

const files = process.argv.slice(2);
const option = files.find((name) => name.startsWith("-"));
if (option) refuse(`unknown option ${option}`, USAGE);
if (files.length === 0) refuse("no file of cases given", USAGE);

const { failureOf, faultOf } = await load("support/run.ts");
const parsed = files.map((name) => ({ name, golden: read(name) }));
/** Only what plays them is loaded: a ruleset takes seconds. */
const asked = parsed.map(({ golden }) => `source = ${JSON.stringify(golden.source)};`);
const rulesets = await Promise.all(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .filter((name) => asked.some((source) => readFileSync(join(FOLDER, name), "utf8").includes(source)))
    .map((name) => load(name)),
);

let passed = 0;
let failed = 0;
for (const { name, golden } of parsed) {
  const ruleset = rulesets.find(({ source }) => source === golden.source);
  if (!ruleset) console.log(`${name}: no ruleset plays ${golden.source}`);
  for (const item of golden.cases) {
    const failure = ruleset ? failureOf(ruleset.adapters, item) : "no adapter";
    if (failure === null) passed += 1;
    else {
      failed += 1;
      console.log(`${item.id} ${item.rule ?? ""} ${item.op}: ${item.name ?? ""} — ${failure}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function load(name) {
  const { module } = await runnerImport(join(FOLDER, name), { configFile: false, logLevel: "error" });
  return module;
}

function read(name) {
  let golden;
  try {
    golden = JSON.parse(readFileSync(resolve(name), "utf8"));
  } catch (error) {
    refuse(`${name}: ${error.message}`);
  }
  const fault = faultOf(golden);
  if (fault) refuse(`${name}: ${fault}`);
  return golden;
}

/** Says what is wrong and stops before anything is run. */
function refuse(...lines) {
  for (const line of lines) console.error(line);
  process.exit(2);
}
