import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import type { Table } from "./table.js";

/** What lies in a world's files, by key, as JSON: `!actors!id`, `!actors.items!actor.item`. */
export type Entries = Record<string, unknown>;

/** Writes documents straight into the world's files, past every check, as an old version or an accident would. */
export async function writeStore(table: Table, collection: string, entries: Entries): Promise<void> {
  const level = new ClassicLevel(join(table.dataFolder, "worlds/demo/data", collection));
  for (const [key, value] of Object.entries(entries)) await level.put(key, JSON.stringify(value));
  await level.close();
}

/** What the world's files hold under a key. */
export async function readStore(table: Table, collection: string, key: string): Promise<unknown> {
  const level = new ClassicLevel(join(table.dataFolder, "worlds/demo/data", collection));
  try {
    return JSON.parse((await level.get(key)) ?? "null") as unknown;
  } finally {
    await level.close();
  }
}
