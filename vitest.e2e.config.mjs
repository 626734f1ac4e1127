import { defineConfig } from "vitest/config";

/**
 * What crosses the table is played in both of Foundry's generations. These files look at windows, at the rules of one
 * book or at bad data, which know nothing of generations: `npm test` plays each in one of the two. By name they run in
 * either.
 */
const ONCE = {
  13: ["circumstances", "evening", "examples", "gb-deeds", "keyboard", "looks", "points", "sheets", "things"],
  14: ["assistant", "compendia", "deeds", "hostile", "hurry", "malformed", "rolls"],
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
