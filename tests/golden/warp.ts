import { poolAdapters } from "./support/warp-pools.js";
import type { Adapter } from "./support/run.js";

/** The text these cases come from. */
export const source = "002_fb4e16eb1770799e.txt";

/** One adapter per operation of the cases (annex of the specification). */
export const adapters: Readonly<Record<string, Adapter>> = {
  ...poolAdapters,
};
