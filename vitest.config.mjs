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
const system = { ...common, pool: "threads", setupFiles: ["tests/support/foundry.ts"] };

export default defineConfig({
  test: {
    // As many as the smallest machine has cores.
    maxWorkers: 2,
    projects: [
      // What the pure tests load is loaded once by each worker, not once for each file.
      { test: { ...system, name: "pure", include: PURE, isolate: false } },
      {
        test: {
          ...system,
          name: "system",
          include: ["tests/unit/**/*.test.ts"],
          exclude: [...PURE, "tests/unit/playground/**"],
        },
      },
      { test: { ...common, name: "playground", include: ["tests/unit/playground/**/*.test.ts"] } },
    ],
  },
});
