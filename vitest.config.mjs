import { defineConfig } from "vitest/config";

/** A test that needs a page starts with: // @vitest-environment happy-dom */
const common = { environment: "node", testTimeout: 20_000 };

export default defineConfig({
  test: {
    // As many as the smallest machine has cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: "system",
          // What the system loads is data and classes: a worker loads them once for all files, not once for each.
          isolate: false,
          include: ["tests/unit/**/*.test.ts", "tests/golden/**/*.test.ts"],
          exclude: ["tests/unit/playground/**"],
          setupFiles: ["tests/support/foundry.ts"],
        },
      },
      { test: { ...common, name: "playground", include: ["tests/unit/playground/**/*.test.ts"] } },
    ],
  },
});
