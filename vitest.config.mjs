import { defineConfig } from "vitest/config";

/** A test that needs a page starts with: // @vitest-environment happy-dom */
const common = { environment: "node", testTimeout: 20_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: "system",
          include: ["tests/unit/**/*.test.ts", "tests/golden/**/*.test.ts"],
          exclude: ["tests/unit/playground/**"],
          setupFiles: ["tests/support/foundry.ts"],
        },
      },
      { test: { ...common, name: "playground", include: ["tests/unit/playground/**/*.test.ts"] } },
    ],
  },
});
