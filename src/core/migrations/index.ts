import { migrations } from "./list.js";
import { migrateSource, type StoredSource } from "./runner.js";

/** Brings a stored actor or item to the newest shape, in place; the documents call it at every load. */
export function migrated(source: StoredSource): void {
  migrateSource(migrations(), source);
}
