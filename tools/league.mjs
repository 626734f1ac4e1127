/**
 * Compiles src/ against the League's types and prints nothing but `file(line): code` of our own files
 * (see CONTRIBUTING, « Types »). Exit 1 on any.
 */
import { spawnSync } from "node:child_process";
import { setup } from "./setup.mjs";

setup({ league: true, build: false });
const tsc = "node_modules/typescript/bin/tsc";
const { stdout, status, error } = spawnSync(
  process.execPath,
  // Each checker reads for itself what the others have read, too: one takes half of what four do.
  [tsc, "--noEmit", "--pretty", "false", "--checkers", "1", "-p", "tools/league-types"],
  {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  },
);
if (error) throw error;

const ours = stdout.matchAll(/^((?:src|tools\/league-types\/declarations)[^(\n]*)\((\d+),\d+\): error (TS\d+)/gm);
const problems = [...ours].map(([, file, line, code]) => `${file}(${line}): ${code}`);
for (const problem of problems) console.log(problem);
if (problems.length === 0 && status !== 0) {
  const elsewhere = stdout.match(/error TS\d+/g)?.length ?? 0;
  console.log(
    `league: ${elsewhere} errors outside our files (codes: ${[...new Set(stdout.match(/TS\d+/g))].join(" ")})`,
  );
}
console.log(problems.length === 0 && status === 0 ? "league: no errors" : `league: ${problems.length} errors`);
process.exit(status === 0 ? 0 : 1);
