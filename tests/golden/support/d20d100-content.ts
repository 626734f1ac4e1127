import type { Adapter } from "./run.js";

/** Adapters that read the figures of what ships. */
export const contentAdapters: Readonly<Record<string, Adapter>> = {};
