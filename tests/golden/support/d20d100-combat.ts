import type { Adapter } from "./run.js";

/** Adapters for weapons, attacks, defence and the round. */
export const combatAdapters: Readonly<Record<string, Adapter>> = {};
