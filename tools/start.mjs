/** Sets everything up, asks which world to play, builds what is stale and opens the playground. Options: npm start -- --help */
import { spawn } from "node:child_process";
import { buildStale, setup } from "./setup.mjs";
import { askForWorld } from "./worlds.mjs";

const SERVER = ".build/server/main.mjs";
const args = process.argv.slice(2);

setup({ build: false });
// The server alone first: it knows the options, and a mistyped one should not cost a build.
buildStale(["server"]);
const { readArguments, USAGE } = await import(`../${SERVER}`);
try {
  if (readArguments(args).help) {
    console.log(USAGE);
    process.exit(0);
  }
} catch (error) {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exit(2);
}
// Who says what they want, or cannot be asked, is not.
const asked = args.some((arg) => /^--world(=|$)/.test(arg)) || !process.stdin.isTTY;
if (!asked) args.push("--world", await askForWorld("playground/worlds"));
buildStale();

const server = spawn(process.execPath, [SERVER, ...args], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
