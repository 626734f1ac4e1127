import type { Migration } from "../../../core/migrations/runner.js";

/** The first drafts wrote whether an armour is worn under `worn`; it is `equipped`, as for weapons. */
const wornArmor: Migration = {
  version: 1,
  types: ["gbArmor"],
  migrate(system) {
    if (!("worn" in system)) return;
    system["equipped"] ??= system["worn"];
    delete system["worn"];
  },
};

/** Steps from older worlds. A released step never changes; a new one is added below with the next number. */
export const MIGRATIONS: readonly Migration[] = [wornArmor];
