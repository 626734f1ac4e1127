import { defineConfig } from "vitest/config";

/**
 * What crosses the table is played in both of Foundry's generations. These files look at windows, at the rules of one
 * book or at bad data, which know nothing of generations: unless a generation is named, each is played in one of the two.
 */
const ONCE = {
  13: [
    ...[
      "circumstances",
      "evening",
      "examples",
      "fights",
      "gb-deeds",
      "keyboard",
      "looks",
      "points",
      "sheets",
      "things",
    ],
    ...["two-stage", "warp-looks"],
  ],
  14: [
    ...["assistant", "compendia", "deeds", "docks", "group-destiny", "hostile", "hurry", "malformed", "rolls"],
    ...["warp-assistant", "warp-deeds"],
  ],
};
const named = process.env.GARDIEN_GENERATION;

/** The files of one generation: all of them where it was named, else without those that the other one plays. */
function generation(id) {
  const others = Object.entries(ONCE).flatMap(([other, names]) => (other === id ? [] : names));
  return {
    test: {
      name: id,
      environment: "node",
      // What the files of a worker share is the browser and code that remembers nothing: a start saved for each.
      isolate: false,
      env: { GARDIEN_GENERATION: id },
      include: ["tests/e2e/**/*.test.ts"],
      exclude: (named ? [] : others).map((file) => `tests/e2e/${file}.test.ts`),
      // A busy machine may lose a race once; `npm test` names every test that needed this.
      retry: 1,
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}

export default defineConfig({
  test: {
    // Each file starts a world and a browser of its own, and mostly waits for them: three at a time keep two cores busy.
    maxWorkers: 3,
    projects: Object.keys(ONCE)
      .filter((id) => !named || id === named)
      .map(generation),
  },
});
