import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/e2e/**/*.test.ts"],
    // Each file starts a world and a browser of its own; two at a time is what two cores carry.
    fileParallelism: true,
    maxWorkers: 2,
    // A busy machine may lose a race once; `npm test` names every test that needed this.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
