import type { Shelves } from "../../../core/browser/contract.js";
import { PEOPLE } from "./people.js";
import { THINGS } from "./things.js";

/** What the browser of compendia tells of this ruleset. */
export const SHELVES: Shelves = {
  kinds: [...PEOPLE, ...THINGS],
  block: async () => (await import("./block.js")).block,
};
