/** Fails when the built script or style outgrows its budget (kilobytes after gzip): node tools/size.mjs */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

const DIST = join(import.meta.dirname, "../dist");
/**
 * What is loaded before the table stands: the script with all it imports at once, and the style. What draws cards is
 * fetched right after and not counted. In kB of 1,000 bytes, zipped.
 */
const BUDGET = { "gardien.mjs": 89, "gardien.css": 16 };

/** A script and what it imports at once; what is fetched later, by `import(…)`, is not counted. */
function withImports(file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, path] of text.matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g))
    withImports(join(dirname(file), path), known);
  return known;
}

/** The built files with their sizes and the budget of the zipped ones, in kB. */
export function sizes() {
  return Object.entries(BUDGET).map(([file, budget]) => {
    const parts = [...withImports(join(DIST, file))].map((path) => readFileSync(path));
    const zipped = parts.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
    return { file, raw: parts.reduce((sum, bytes) => sum + bytes.length, 0) / 1000, zipped: zipped / 1000, budget };
  });
}

if (import.meta.filename === process.argv[1]) {
  if (process.argv.length > 2) {
    console.error("usage: node tools/size.mjs");
    process.exit(2);
  }
  for (const { file, raw, zipped, budget } of sizes()) {
    const fits = zipped <= budget;
    if (!fits) process.exitCode = 1;
    console.log(
      `dist/${file}: ${raw.toFixed(1)} kB, ${zipped.toFixed(1)} kB gzip (budget ${budget}) ${fits ? "ok" : "TOO LARGE"}`,
    );
  }
}
