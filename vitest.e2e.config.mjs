import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import { findChromium, findFirefox, NO_FIREFOX } from "./tools/setup.mjs";

const FOLDER = join(import.meta.dirname, "tests/e2e");
const GENERATIONS = ["13", "14"];
/** What crosses the table, and what Foundry's generations do differently: played in both of them. */
const BOTH = ["check-table", "every-sheet", "rights"];
/** Another browser, which not every machine has: played in the newer generation, left out where there is none. */
const FIREFOX = findFirefox() ? ["firefox"] : [];
if (FIREFOX.length === 0) console.log(NO_FIREFOX);
/** Windows, the rules of one book, bad data: they know nothing of generations. These are played in 13, all others in 14. */
const IN_13 = [
  "arbiter",
  "compendia",
  "d20d100-sheets",
  "gb-evening",
  "gb-sheets",
  "hurry",
  "modules",
  "rpg-sheets",
].concat(["seuils-evening", "warp-evening", "words"]);
const ONCE = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => basename(file, ".test.ts"))
  .filter((name) => !BOTH.includes(name) && name !== "firefox");
const named = process.env.GARDIEN_GENERATION;

/** What takes longest. Begun last, it would be waited for by a machine that has nothing else left to do. */
const LONGEST = ["check-table", "warp-looks", "gb-table", "rpg-sheets", "seuils-sheets", "d20d100-sheets", "words"];

class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const named = (name) => (file) => basename(file.moduleId, ".test.ts") === name;
    const firstOf = (mine) => [...LONGEST.flatMap((name) => mine.filter(named(name))), ...mine];
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((one) => [...new Set(firstOf(sorted.filter(({ project }) => project === one)))]);
  }
}

/** The files of one generation: all of them where it was named, else those that both play and its share of the others. */
function generation(id) {
  const foxes = named || id === "14" ? FIREFOX : [];
  const mine = (name) => named || IN_13.includes(name) === (id === "13");
  return {
    test: {
      name: id,
      environment: "node",
      // What the files of a worker share is the browser and code that remembers nothing: a start saved for each.
      isolate: false,
      env: { GARDIEN_GENERATION: id, CHROMIUM: findChromium() ?? "", FIREFOX: findFirefox() ?? "" },
      include: [...BOTH, ...foxes, ...ONCE.filter(mine)].map((name) => join(FOLDER, `${name}.test.ts`)),
      setupFiles: [join(FOLDER, "support/tell-failure.ts")],
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
}

export default defineConfig({
  test: {
    // Each file starts a world of its own, and mostly waits for it: three at a time keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: GENERATIONS.filter((id) => !named || id === named).map(generation),
  },
});
