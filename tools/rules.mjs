/**
 * Lists every rule of the worked cases with the code that carries its number and the tests that name it; fails on a gap.
 * Usage: node tools/rules.mjs [--quiet] [--dir folder] [RULE …]   (--quiet: gaps only)
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const USAGE = "usage: node tools/rules.mjs [--quiet] [--dir folder] [RULE …]";
const args = process.argv.slice(2);
const quiet = take("--quiet", 1).length > 0;
const root = take("--dir", 2)[1] ?? join(import.meta.dirname, "..");
if (args.some((word) => word.startsWith("-"))) refuse(USAGE);

const golden = join(root, "tests/golden");
const rulesets = existsSync(golden) ? readdirSync(golden).filter((name) => name.endsWith(".json")) : [];
if (rulesets.length === 0) refuse(`no worked cases in ${golden}`);

const unknown = new Set(args);
const gaps = [];
let total = 0;
for (const file of rulesets) audit(file.slice(0, -".json".length));
gaps.push(...[...unknown].map((rule) => `${rule}: no such rule`));

for (const gap of gaps) console.log(gap);
if (!quiet || gaps.length > 0) console.log(`${total} rules, ${gaps.length} ${gaps.length === 1 ? "gap" : "gaps"}`);
process.exitCode = gaps.length === 0 ? 0 : 1;

/** One ruleset: its rules are those that its worked cases name, and those that it says no case can work out. */
function audit(id) {
  const { cases, unworked = [] } = JSON.parse(readFileSync(join(golden, `${id}.json`), "utf8"));
  const rules = new Map(unworked.map((rule) => [rule, []]));
  for (const { rule } of cases)
    rules.set(
      rule,
      cases.filter((one) => one.rule === rule),
    );
  const prefixes = new Set([...rules.keys()].map((rule) => rule.split("-")[0]));
  const code = merged(mentions(join("src/rulesets", id), prefixes), mentions("src/conversions", prefixes));
  const tests = mentions("tests", prefixes);
  if (!existsSync(join(golden, `${id}.ts`))) gaps.push(`${id}: nothing plays its worked cases`);

  for (const rule of [...rules.keys()].sort(inOrder)) {
    unknown.delete(rule);
    total += 1;
    const own = rules.get(rule);
    const files = code.get(rule) ?? [];
    if (files.length === 0 && !own.every(isExample)) gaps.push(`${rule}: no code carries its number`);
    if (!quiet && (args.length === 0 || args.includes(rule))) tell(rule, own.length, files, tests.get(rule) ?? []);
  }
  for (const [rule, files] of code) {
    if (!rules.has(rule)) gaps.push(`${rule}: no such rule, named in ${files.join(", ")}`);
  }
}

/** By number: WP-99 comes before WP-100. */
function inOrder(a, b) {
  return a.localeCompare(b, "en", { numeric: true });
}

/** An example told by the book is played by the rules it shows, it has no code of its own; nor need a keeper's word. */
function isExample({ sourceExample, governs }) {
  return Boolean(sourceExample || governs);
}

function tell(rule, cases, code, tests) {
  console.log(rule);
  for (const file of code) console.log(`  ${file}`);
  console.log(`  ${cases} worked ${cases === 1 ? "case" : "cases"}`);
  for (const file of tests) console.log(`  ${file}`);
}

/** The files of a folder that name each rule; `GB-08…GB-10` names all three. */
function mentions(folder, prefixes) {
  const found = new Map();
  const pattern = new RegExp(String.raw`\b(${[...prefixes].join("|")})-(\d+)(?:…\1-(\d+))?`, "g");
  for (const file of sources(folder)) {
    const named = new Set();
    for (const [, prefix, first, last = first] of readFileSync(join(root, file), "utf8").matchAll(pattern)) {
      for (let n = Number(first); n <= Number(last); n += 1) {
        named.add(`${prefix}-${String(n).padStart(first.length, "0")}`);
      }
    }
    for (const rule of named) found.set(rule, [...(found.get(rule) ?? []), file]);
  }
  return found;
}

/** What two folders name: a rule of conversion has its code where both rulesets are known. */
function merged(one, other) {
  const all = new Map(one);
  for (const [rule, files] of other) all.set(rule, [...(all.get(rule) ?? []), ...files]);
  return all;
}

function sources(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, "/").length))
    .sort();
}

/** Takes an option and its value out of the arguments; empty when it is absent. */
function take(option, length) {
  const at = args.indexOf(option);
  if (at < 0) return [];
  const taken = args.splice(at, length);
  if (taken.length < length) refuse(USAGE);
  return taken;
}

function refuse(message) {
  console.error(message);
  process.exit(2);
}
