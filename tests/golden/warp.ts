import type { Adapter } from "./support/run.js";
import { characterAdapters } from "./support/warp-characters.js";
import { combatAdapters } from "./support/warp-combat.js";
import { contentAdapters } from "./support/warp-content.js";
import { firearmAdapters } from "./support/warp-firearms.js";
import { oddsAdapters } from "./support/warp-odds.js";
import { poolAdapters } from "./support/warp-pools.js";
import { powerAdapters } from "./support/warp-powers.js";

/** The text these cases come from. */
export const source = "002_fb4e16eb1770799e.txt";

/** One adapter per operation of the cases (annex of the specification). */
export const adapters: Readonly<Record<string, Adapter>> = {
  ...characterAdapters,
  ...combatAdapters,
  ...contentAdapters,
  ...firearmAdapters,
  ...oddsAdapters,
  ...poolAdapters,
  ...powerAdapters,
};
