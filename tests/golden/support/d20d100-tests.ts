import type { Adapter } from "./run.js";

/** Adapters for tests, percentages, creation, skills and experience. */
export const testsAdapters: Readonly<Record<string, Adapter>> = {};
