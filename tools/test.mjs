/**
 * All that `npm test` checks, from a fresh clone, or with a word what its name or its files have it in: `npm test -- warp`.
 * Every suite tells how far it is and how many checks passed and failed; the last line adds them up: `N passed, N failed`.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join, relative } from "node:path";
import { fail, findChromium, findFirefox, NO_FIREFOX, setup } from "./setup.mjs";
import { SIGN } from "./test/progress.mjs";

const [word = "", ...more] = process.argv.slice(2);
if (more.length > 0) {
  console.error("usage: npm test [-- <word>]   (what has the word in its name or in the path of its file)");
  process.exit(2);
}
const started = Date.now();

/** The files of tests in some folders that are meant. */
const filesIn = (...folders) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith(".test.ts") && file.replaceAll("\\", "/").includes(word));

const unit = filesIn("tests/unit", "tests/golden");
const inBrowser = filesIn("tests/e2e");

const REPORTS = join(".build", "reports");
mkdirSync(REPORTS, { recursive: true });
const totals = { passed: 0, failed: 0 };

/** The compiler and the linter are Go: left to themselves they spend a fifth of their time on memory that nobody lacks. */
const COMPILERS = { GOGC: "400", GOMEMLIMIT: "3GiB" };

/**
 * Runs a program with its output kept; resolves when it ends.
 * @param eager whether it goes before whatever runs beside it
 */
function execute(args, { eager = false, name = "" } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...COMPILERS, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    if (!eager && child.pid !== undefined) letOthersPass(child.pid);
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      for (const line of String(chunk).split("\n"))
        if (line.startsWith(SIGN)) console.log(line.replace(SIGN, `${SIGN} ${name}:`));
    });
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** Has a program take what others leave of the machine: people wait in browsers, nobody does for the rest. */
function letOthersPass(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // it has ended already, or this machine lets nobody say so
  }
}

function report(name, passed, failed, output, since) {
  totals.passed += passed;
  totals.failed += failed;
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`${failed === 0 ? "ok  " : "FAIL"} ${name} — ${passed} passed, ${failed} failed (${seconds} s)`);
  if (failed > 0) console.log(concerning(output));
}

/** What a suite says of its failures; all it says where it names none. */
function concerning(output) {
  const start = output.search(/^.*Failed (Tests|Suites) /m);
  return start < 0 ? output : output.slice(start);
}

/** One check: a program that ends with 0. */
const check = (name, ...args) => ({
  name,
  run: async () => {
    const since = Date.now();
    const { code, output } = await execute(args);
    report(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, output, since);
  },
});

/** Has the browsers found or installed; ends all of it where there is none to be had. */
async function findBrowsers() {
  const { code, output } = await execute(["tools/test/browsers.mjs"]);
  if (code !== 0) fail(output.trim());
}

/** Builds what is stale, while others read the sources; ends all of it where that fails. */
async function build() {
  console.log("     building …");
  const { code, output } = await execute(["tools/build.mjs"], { eager: true });
  if (code !== 0) fail(output.trim());
}

/** So many files that failed are run once more: more of them are no accident. */
const MOST_AGAIN = 4;
const again = [];

/** A vitest suite, counted test by test; a file that does not load is a failure too. */
async function suite(name, config, { eager = false } = {}) {
  const since = Date.now();
  console.log(`     ${name} …`);
  const { passed, failed, output, files } = await runTests(name, config, { eager });
  report(name, passed, failed, output, since);
  if (files.length > 0 && files.length <= MOST_AGAIN) again.push({ name, config, files, failed });
}

/**
 * Runs the files of a suite that failed once more, with the machine to themselves: a busy one makes browsers miss a beat.
 * What passes then counts as passed and is named as unsteady, so that somebody looks at it.
 */
async function onceMore({ name, config, files, failed }) {
  const since = Date.now();
  const { failed: still, output } = await runTests(`${name}, once more`, config, { eager: true, files });
  const names = files.map((file) => relative(process.cwd(), file)).join(", ");
  if (still === 0) {
    totals.failed -= failed;
    totals.passed += failed;
  }
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(
    `${still === 0 ? "ok  " : "FAIL"} ${name}, once more — ${still} failed (${seconds} s); unsteady: ${names}`,
  );
  if (still > 0) console.log(concerning(output));
}

/** Runs what is meant of a suite, or some files of it: how many tests passed and failed, and in which files. */
async function runTests(name, config, { eager, files = word ? [word] : [] }) {
  const file = join(REPORTS, `${name.replaceAll(/[ ,]+/g, "-")}.json`);
  rmSync(file, { force: true });
  const args = ["node_modules/vitest/vitest.mjs", "run", "-c", config, ...files];
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    "--reporter=./tools/test/progress.mjs",
    `--outputFile.json=${file}`,
  ];
  const { code, output } = await execute([...args, ...reporters], { eager, name });
  try {
    const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(readFileSync(file, "utf8"));
    const unwell = new Set(testResults.filter(({ status }) => status === "failed").map(({ name: path }) => path));
    return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), output, files: [...unwell] };
  } catch (error) {
    return { passed: 0, failed: 1, output: `no report (${error.message})\n${output}`, files: [] };
  }
}

/** Two programs at a time: as many as the smallest machine has cores. */
async function together(checks) {
  const queue = [...checks];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next.run();
  };
  await Promise.all([lane(), lane()]);
}

const tsc = "node_modules/typescript/bin/tsc";
const meant = (...checks) => checks.filter(({ name }) => name.includes(word));
const READ = meant(
  // It reads the types of all that is ours: the compiler need not do so once more.
  check("lint and types", "node_modules/oxlint/bin/oxlint", "-c", "oxlint.config.mjs", "--type-check"),
  check("types: League", "tools/league.mjs"),
  check("rules covered", "tools/rules.mjs", "--quiet"),
  check("types: rules are pure", tsc, "--noEmit", "-p", "src/rules.tsconfig.json"),
  check("styles", "node_modules/stylelint/bin/stylelint.mjs", "styles/**/*.scss", "playground/**/*.scss"),
  check("format", "node_modules/oxfmt/bin/oxfmt", "--check"),
);
const BUILT = meant(check("template.json", "tools/template.mjs", "--check"), check("size budget", "tools/size.mjs"));
if (READ.length + BUILT.length + unit.length + inBrowser.length === 0) {
  console.error(`nothing has « ${word} » in its name`);
  process.exit(2);
}

setup({ build: false }); // the check of the League's types installs these itself, while others run
const browsers = inBrowser.length > 0 && findBrowsers();
const built = BUILT.length + unit.length + inBrowser.length > 0 && build();

/** People at a table wait for each other: what they leave of the machine is enough for all the rest. */
await Promise.all([playInBrowsers(), checkTheRest()]);
for (const one of again) await onceMore(one);

async function playInBrowsers() {
  if (inBrowser.length === 0) return;
  await Promise.all([browsers, built]);
  setup({ browser: true, build: false });
  process.env.CHROMIUM ??= findChromium();
  if (!findFirefox()) console.log(NO_FIREFOX);
  await suite("end to end", "vitest.e2e.config.mjs", { eager: true });
}

async function checkTheRest() {
  await together(READ);
  await built;
  await together(BUILT);
  if (unit.length > 0) await suite("unit and golden", "vitest.config.mjs");
}

console.log(`${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
