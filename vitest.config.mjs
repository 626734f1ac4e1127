import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";

/** Browser tests go first where both run: what takes a second alone may take many. */
const common = { environment: "node", testTimeout: 120_000, hookTimeout: 120_000 };

/** What a test file says. */
const textOf = (file) => readFileSync(join(import.meta.dirname, file), "utf8");

/** The test files under a folder whose text a condition holds for. */
const testsIn = (folder, condition) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true })
    .map((file) => join(folder, file).replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".test.ts") && condition(textOf(file)));

const needsPage = (text) => text.startsWith("// @vitest-environment happy-dom");

/** The playground's; what needs neither page nor server leaves nothing behind. */
const PLAYGROUND = ["tests/unit/playground/**/*.test.ts"];
const PLAYGROUND_SHARED = testsIn("tests/unit/playground", (text) => !needsPage(text)).filter(
  (file) => !file.startsWith("tests/unit/playground/server/"),
);
const PLAYGROUND_PAGES = testsIn("tests/unit/playground", (text) => needsPage(text) && !text.includes("\n// Alone: "));
/** Rules, tables and packs know no world: nothing that one test leaves behind can reach another. */
const PURE = [
  "tests/unit/rulesets/*/rules/**/*.test.ts",
  "tests/unit/core/odds/**/*.test.ts",
  "tests/unit/packs/**/*.test.ts",
  "tests/golden/**/*.test.ts",
];
/**
 * Puts something in the place of a module, so that whoever has loaded the other keeps it; or says that what other files of
 * the worker have begun would be in its way: // Alone: …
 */
const REPLACES = /vi\.mock\(|^\/\/ Alone: /m;
/** Has the playground's own windows where all others have empty classes. */
const REAL = "windows/real-windows";
/** Games made up for tests, played in the place of a part of gb: files that play the same one, before all else, may share it. */
const MADE_UP = { deeds: "support/play/deed-of.js", duel: "support/play/duel.js" };
const madeUpIn = (text) => Object.values(MADE_UP).filter((game) => text.includes(game));

const SYSTEM = ["tests/unit/core", "tests/unit/contract", "tests/unit/conversions"];
const systemTests = (condition) =>
  SYSTEM.flatMap((folder) =>
    testsIn(folder, (text) => !REPLACES.test(text) && !text.includes(REAL) && condition(text)),
  );
const plays = (text) => text.includes("support/play/");
/** What plays at a table of its own: nothing of it outlives a file but what is swept away. */
const PLAYED = [
  ...testsIn("tests/unit/rulesets", (text) => !text.includes("vi.mock(") && !needsPage(text)),
  ...systemTests((text) => plays(text) && madeUpIn(text).length === 0 && !needsPage(text)),
];
const UNPLAYED = [
  ...testsIn("tests/unit", (text) => !REPLACES.test(text)).filter((file) => dirname(file) === "tests/unit"),
  ...systemTests((text) => !plays(text) && !needsPage(text)),
];
const GAMES = Object.entries(MADE_UP).map(([name, game]) => ({
  name,
  include: systemTests((text) => madeUpIn(text)[0] === game && !needsPage(text)),
}));
/**
 * A worker that has a page ends where a file comes that needs none, with all that it has loaded: these go together. Sheets
 * are built on whatever window stands there when they are loaded, and have theirs to themselves.
 */
const drawsSheets = (text) => text.includes("windows/sheet-templates");
const SHEETS = [
  ...testsIn("tests/unit/rulesets", (text) => !text.includes("vi.mock(") && needsPage(text)),
  ...systemTests((text) => needsPage(text) && drawsSheets(text)),
];
const REAL_WINDOWS = testsIn("tests/unit/core", (text) => !REPLACES.test(text) && text.includes(REAL));
const PAGES = systemTests((text) => madeUpIn(text).length === 0 && needsPage(text) && !drawsSheets(text));

const playground = { ...common, pool: "threads" };
const playgroundShared = { ...playground, isolate: false, setupFiles: ["tests/unit/playground/same-generation.ts"] };
const system = { ...common, pool: "threads", setupFiles: ["tests/support/foundry.ts"] };
const shared = { ...system, isolate: false, setupFiles: [...system.setupFiles, "tests/support/sweep.ts"] };
const played = { ...shared, setupFiles: [...shared.setupFiles, "tests/support/rulesets.ts"] };

export default defineConfig({
  test: {
    // As many as the smallest machine has cores.
    maxWorkers: 2,
    // Projects share most modules: what one has compiled, the others need not.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".build/vitest" },
    projects: [
      // What these load is loaded once by each worker, not once for each file.
      { test: { ...shared, name: "pure", include: PURE } },
      { test: { ...shared, name: "core", include: UNPLAYED, exclude: PURE } },
      { test: { ...played, name: "played", include: PLAYED, exclude: PURE } },
      ...GAMES.map((game) => ({ test: { ...played, ...game } })),
      { test: { ...played, name: "sheets", include: SHEETS } },
      { test: { ...played, name: "page", include: PAGES } },
      { test: { ...shared, name: "real windows", include: REAL_WINDOWS } },
      { test: { ...playgroundShared, name: "playground shared", include: PLAYGROUND_SHARED } },
      {
        test: {
          ...{ ...playgroundShared, name: "playground page", include: PLAYGROUND_PAGES },
          setupFiles: [...playgroundShared.setupFiles, "tests/unit/playground/sweep.ts"],
        },
      },
      // Each of these has all to itself.
      {
        test: {
          ...{ ...system, name: "alone", include: ["tests/unit/**/*.test.ts"] },
          exclude: [
            ...PURE,
            ...UNPLAYED,
            ...PLAYED,
            ...GAMES.flatMap(({ include }) => include),
            ...SHEETS,
            ...PAGES,
            ...REAL_WINDOWS,
            ...PLAYGROUND,
          ],
        },
      },
      {
        test: {
          ...{ ...playground, name: "playground", include: PLAYGROUND },
          exclude: [...PLAYGROUND_SHARED, ...PLAYGROUND_PAGES],
        },
      },
    ],
  },
});
