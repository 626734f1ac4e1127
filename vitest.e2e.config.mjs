import { defineConfig } from "vitest/config";

/**
 * Windows and rules of one book know nothing of Foundry's generations: `npm test` plays these files in one of the two,
 * everything else in both. Called by name they run in either.
 */
const ONCE = {
  13: ["circumstances", "examples", "gb-deeds", "looks", "sheets", "things"],
  14: ["assistant"],
};
const once = process.env.GARDIEN_ONCE ? Object.entries(ONCE) : [];
const elsewhere = once.flatMap(([generation, names]) => (generation === process.env.GARDIEN_GENERATION ? [] : names));

export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/e2e/**/*.test.ts"],
    exclude: elsewhere.map((name) => `tests/e2e/${name}.test.ts`),
    // Each file starts a world and a browser of its own; two at a time is what two cores carry.
    fileParallelism: true,
    maxWorkers: 2,
    // A busy machine may lose a race once; `npm test` names every test that needed this.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
