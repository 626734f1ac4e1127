import { bodyAdapters } from "./support/d20d100-body.js";
import { combatAdapters } from "./support/d20d100-combat.js";
import { contentAdapters } from "./support/d20d100-content.js";
import { creationAdapters } from "./support/d20d100-creation.js";
import { testsAdapters } from "./support/d20d100-tests.js";
import type { Adapter } from "./support/run.js";

/** The text these cases come from. */
export const source = "001_9c8bd2664150e0f8.txt";

/** One adapter per operation of the cases (section K of the specification). */
export const adapters: Readonly<Record<string, Adapter>> = {
  ...bodyAdapters,
  ...combatAdapters,
  ...contentAdapters,
  ...creationAdapters,
  ...testsAdapters,
};
