/** Fails when the built script or style outgrows its budget (kilobytes after gzip): node tools/size.mjs */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

const DIST = join(import.meta.dirname, "../dist");

/** What is weighed, and what it may weigh once zipped, in kB of 1,000 bytes. */
const WEIGHED = [
  { name: "dist/gardien.mjs", files: () => withImports("gardien.mjs"), budget: 85 }, // what the table waits for
  { name: "dist/gardien.css", files: () => ["gardien.css"], budget: 15.4 },
  { name: "all scripts", files: allScripts, budget: 748 },
];

const rulesets = readdirSync(join(import.meta.dirname, "../src/rulesets"), { withFileTypes: true });
const FURTHER = rulesets.filter((entry) => entry.isDirectory()).length - 5;

/** What each ruleset after the first five may add: its models, conditions and settings, its colours, a first evening. */
const SHARES = { "dist/gardien.mjs": 1.5, "dist/gardien.css": 0.5, "all scripts": 15 };

const TOO_LARGE = `What is needed later is fetched later: import(…), and a part in CONTENTS of vite.config.mjs.
What remains is granted here, in tools/size.mjs, by a commit of its own.`;

/** A script and what it imports at once; what is fetched later, by `import(…)`, is not counted. */
function withImports(file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(join(DIST, file), "utf8");
  for (const [, path] of text.matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g))
    withImports(join(dirname(file), path), known);
  return known;
}

function allScripts() {
  return readdirSync(DIST, { recursive: true }).filter((file) => file.endsWith(".mjs"));
}

/** Their sizes in kB, as they are and zipped, beside their budgets. */
export function sizes() {
  return WEIGHED.map(({ name, files, budget }) => {
    const parts = [...files()].map((file) => readFileSync(join(DIST, file)));
    const zipped = parts.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
    return {
      name,
      raw: parts.reduce((sum, bytes) => sum + bytes.length, 0) / 1000,
      zipped: zipped / 1000,
      budget: budget + SHARES[name] * FURTHER,
    };
  });
}

if (import.meta.filename === process.argv[1]) {
  if (process.argv.length > 2) {
    console.error("usage: node tools/size.mjs");
    process.exit(2);
  }
  for (const { name, raw, zipped, budget } of sizes()) {
    const fits = zipped <= budget;
    if (!fits) process.exitCode = 1;
    console.log(
      `${name}: ${raw.toFixed(1)} kB, ${zipped.toFixed(1)} kB gzip (budget ${budget}) ${fits ? "ok" : "TOO LARGE"}`,
    );
  }
  if (process.exitCode) console.error(TOO_LARGE);
}
