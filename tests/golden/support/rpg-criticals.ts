import { criticalRowAt } from "../../../src/rulesets/rpg/rules/critical-tables.js";
import type { Zone } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import type { Adapter } from "./run.js";

/** Adapters for the critical tables and what their rows do. */
export const criticalAdapters: Readonly<Record<string, Adapter>> = {
  critRow: ({ table, die }: { table: Zone; die: number }) => {
    const row = criticalRowAt(table, die);
    return row ? { rowId: row.id, range: [row.from, row.to] } : {};
  },
};
