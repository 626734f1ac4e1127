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
const system = { ...common, pool: "threads", setupFiles: ["tests/support/foundry.ts"] };
const shared = { ...system, isolate: false, setupFiles: [...system.setupFiles, "tests/support/sweep.ts"] };

export default defineConfig({
  test: {
    // As many as the smallest machine has cores.
    maxWorkers: 2,
    projects: [
      // What these load is loaded once by each worker, not once for each file.
      { test: { ...shared, name: "pure", include: PURE } },
      { test: { ...shared, name: "books", include: BOOKS, exclude: PURE } },
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
