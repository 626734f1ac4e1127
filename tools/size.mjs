/** Fails when the built script or style outgrows its budget (kilobytes after gzip): node tools/size.mjs */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const DIST = join(import.meta.dirname, "../dist");
const BUDGET = { "gardien.mjs": 45, "gardien.css": 12 };

/** The built files with their sizes and the budget of the zipped one, in kilobytes of 1,000 bytes. */
export function sizes() {
  return Object.entries(BUDGET).map(([file, budget]) => {
    const bytes = readFileSync(join(DIST, file));
    return { file, raw: bytes.length / 1000, zipped: gzipSync(bytes, { level: 9 }).length / 1000, budget };
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
