import type { Entry } from "../index/entry.js";

/** Entries that something is done with, each so many times. */
export interface Wanted {
  readonly entry: Entry;
  readonly count: number;
}
