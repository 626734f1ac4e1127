/**
 * Makes a fresh clone ready, with nothing but Node, npm and git: installs packages when the lock file changed,
 * finds or installs a Chromium and, where that is easy, a Firefox, builds what is stale. No dependency of its own.
 * Every other tool starts here.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const MINIMUM_NODE = [20, 19];
const WINDOWS = process.platform === "win32";

/** Ends with a message a newcomer understands. */
export function fail(message, code = 1) {
  console.error(`\n${message}\n`);
  process.exit(code);
}

function run(command, args, { cwd = ROOT, quiet = false } = {}) {
  return spawnSync(command, args, { cwd, stdio: quiet ? "pipe" : "inherit", encoding: "utf8", shell: WINDOWS });
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  fail(`Gardien needs Node ${MINIMUM_NODE.join(".")} or newer; this is ${process.version}.`);
}

/** Installs the packages of a folder unless its lock file is the one installed last, or they are borrowed by a link. */
function installPackages(folder) {
  const packages = lstatSync(join(folder, "node_modules"), { throwIfNoEntry: false });
  if (packages?.isSymbolicLink()) return; // npm would empty what the link leads to, for everybody who has it too
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, "node_modules", ".gardien-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log(`Installing packages in ${folder} …`);
  const { status } = run("npm", ["ci", "--no-progress", "--loglevel=error"], { cwd: folder });
  if (status !== 0) fail("npm could not install the packages: see its message above, then try again.");
  writeFileSync(stamp, lock);
}

/** The path of a Chromium-like browser on this machine, or undefined. One without a window of its own costs half as much. */
export function findChromium() {
  const { CHROMIUM, PATH = "", ProgramFiles = "", LOCALAPPDATA = "" } = process.env;
  const shells = ["chromium-headless-shell", "chrome-headless-shell"];
  const names = [...shells, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
  const known = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    join(ProgramFiles, "Google/Chrome/Application/chrome.exe"),
    join(LOCALAPPDATA, "Chromium/Application/chrome.exe"),
    join(`${ProgramFiles} (x86)`, "Microsoft/Edge/Application/msedge.exe"),
  ];
  const inPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [CHROMIUM, ...inPath, ...known].find((path) => path && existsSync(path));
}

/** The path of a Firefox on this machine, or undefined. */
export function findFirefox() {
  const { FIREFOX, PATH = "", ProgramFiles = "" } = process.env;
  const names = ["firefox-esr", "firefox"];
  const known = ["/Applications/Firefox.app/Contents/MacOS/firefox", join(ProgramFiles, "Mozilla Firefox/firefox.exe")];
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [FIREFOX, ...inPath, ...known].find((path) => path && existsSync(path));
}

/** What a run says that has no Firefox: its tests are not counted, neither as passed nor as failed. */
export const NO_FIREFOX =
  "     no Firefox found: tests/e2e/firefox.test.ts is left out (FIREFOX=/path/to/firefox npm test)";

/** Installs a Firefox where Debian offers one and lets us; without one its tests are left out, and that is said. */
export function offerFirefox() {
  if (findFirefox() || !existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  console.log("No Firefox found: installing one for its end-to-end tests …");
  run("apt-get", ["update", "-qq"], { quiet: true });
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "firefox-esr"], { quiet: true });
}

/** Finds a Chromium, else installs one where this machine lets us, else says what to do. */
export function ensureChromium() {
  if (findChromium()) return;
  console.log("No Chromium found: installing one for the end-to-end tests …");
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    run("apt-get", ["update", "-qq"], { quiet: true });
    for (const browser of ["chromium-headless-shell", "chromium"]) {
      const packages = [browser, "fonts-liberation"];
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { quiet: true });
      if (findChromium()) return; // not every Debian has the first
    }
  } else {
    run("npx", ["--no-install", "playwright-core", "install", "chromium"]);
    const cache = playwrightChromium();
    if (cache) process.env.CHROMIUM = cache;
  }
  if (findChromium()) return;
  fail(
    "The end-to-end tests need Chromium or Chrome. Install one (Debian and Ubuntu: sudo apt install chromium),\n" +
      "or give its path: CHROMIUM=/path/to/chromium npm test",
  );
}

function playwrightChromium() {
  const script = "import('playwright-core').then((p) => console.log(p.chromium.executablePath()))";
  const path = run(process.execPath, ["-e", script], { quiet: true }).stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}

/** What is built, from what, by which command. */
const TARGETS = {
  system: {
    from: ["src", "styles", "templates", "lang", "assets", "system.json", "vite.config.mjs", "package-lock.json"],
    steps: [["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]],
    to: "dist/gardien.mjs",
  },
  packs: {
    from: ["packs", "system.json", "tools/packs.mjs", "tools/packs"],
    steps: [["tools/packs.mjs", "build"]],
    to: "dist/packs",
  },
  server: {
    from: ["playground/common", "playground/server", "playground/vite.server.config.mjs", "package-lock.json"],
    steps: [
      ["node_modules/vite/bin/vite.js", "build", "-c", "playground/vite.server.config.mjs", "--logLevel", "warn"],
    ],
    to: ".build/server/main.mjs",
  },
  client: {
    from: [
      "playground/common",
      "playground/client",
      "playground/lang",
      "playground/vite.config.mjs",
      "package-lock.json",
    ],
    steps: [["node_modules/vite/bin/vite.js", "build", "-c", "playground/vite.config.mjs", "--logLevel", "warn"]],
    to: ".build/client/game.html",
  },
};

const walk = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => walk(join(path, name))) : [path];

function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths
    .map((name) => join(ROOT, name))
    .filter(existsSync)
    .flatMap(walk)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}|${size}|${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Builds the targets whose sources changed since they were built last. */
export function buildStale(names = Object.keys(TARGETS)) {
  const stamps = join(ROOT, ".build", "stamps");
  mkdirSync(stamps, { recursive: true });
  for (const name of names) {
    const { from, steps, to } = TARGETS[name];
    const stamp = join(stamps, name);
    const now = fingerprint(from);
    if (existsSync(join(ROOT, to)) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) continue;
    console.log(`Building ${name} …`);
    for (const step of steps) {
      const { status } = run(process.execPath, step);
      if (status !== 0) fail(`Building ${name} failed: see above.`);
    }
    writeFileSync(stamp, now);
  }
}

/** @param {{browser?: boolean, league?: boolean, build?: boolean}} needs */
export function setup({ browser = false, league = false, build = true } = {}) {
  checkNode();
  installPackages(ROOT);
  if (league) installPackages(join(ROOT, "tools", "league-types"));
  if (browser) ensureChromium();
  if (build) buildStale();
}
