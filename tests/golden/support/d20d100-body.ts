import type { Adapter } from "./run.js";

/** Adapters for wounds, agony, care, bruises and sanity. */
export const bodyAdapters: Readonly<Record<string, Adapter>> = {};
