import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** A test that needs a page starts with: // @vitest-environment happy-dom */
const common = { environment: "node", testTimeout: 20_000 };

/** Rules, tables and packs know no world: nothing that one test leaves behind can reach another. */
const PURE = [
  "tests/unit/rulesets/*/rules/**/*.test.ts",
  "tests/unit/core/odds/**/*.test.ts",
  "tests/unit/packs/**/*.test.ts",
  "tests/golden/**/*.test.ts",
];
/** Rulesets at a table of their own: nothing of it outlives a file but what is swept away. */
const BOOKS = ["tests/unit/rulesets/**/*.test.ts"];
/** Of those, the files that put something in the place of a module: one that another file has loaded stays what it was. */
const MOCKING = readdirSync(join(import.meta.dirname, "tests/unit/rulesets"), { recursive: true })
  .map((file) => join("tests/unit/rulesets", file).replaceAll("\\", "/"))
  .filter(
    (file) => file.endsWith(".test.ts") && readFileSync(join(import.meta.dirname, file), "utf8").includes("vi.mock("),
  );
const system = { ...common, pool: "threads", setupFiles: ["tests/support/foundry.ts"] };
const shared = { ...system, isolate: false, setupFiles: [...system.setupFiles, "tests/support/sweep.ts"] };
const books = { ...shared, setupFiles: [...shared.setupFiles, "tests/support/rulesets.ts"] };

export default defineConfig({
  test: {
    // As many as the smallest machine has cores.
    maxWorkers: 2,
    projects: [
      // What these load is loaded once by each worker, not once for each file.
      { test: { ...shared, name: "pure", include: PURE } },
      { test: { ...books, name: "books", include: BOOKS, exclude: [...PURE, ...MOCKING] } },
      { test: { ...books, isolate: true, name: "mocking", include: MOCKING } },
      {
        test: {
          ...system,
          name: "system",
          include: ["tests/unit/**/*.test.ts"],
          exclude: [...PURE, ...BOOKS, "tests/unit/playground/**"],
        },
      },
      { test: { ...common, pool: "threads", name: "playground", include: ["tests/unit/playground/**/*.test.ts"] } },
    ],
  },
});
