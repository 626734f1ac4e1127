import { ClassicLevel } from "classic-level";
import type { Data } from "../../common/types.js";
import { StartError } from "../errors.js";
import { isRecord, type Kind } from "./hierarchy.js";
import { assemble, flatten, primaryIds } from "./tree.js";

/** Whether opening a database failed because another process has it. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && isRecord(error.cause) && error.cause.code === "LEVEL_LOCKED";

export const lockedMessage = (folder: string): string =>
  `Another server plays this world already: ${folder}\nStop it, or use another --data.`;

/** Reads every entry of an open database; a value that is not JSON is damage, and refused. */
export async function readEntries(level: ClassicLevel): Promise<Map<string, unknown>> {
  const entries = new Map<string, unknown>();
  for await (const [key, value] of level.iterator()) {
    try {
      entries.set(key, JSON.parse(value));
    } catch {
      throw new StartError(`the value of ${key} is not JSON`);
    }
  }
  return entries;
}

/** One primary collection: its documents whole in memory, each change written to LevelDB before it is seen. */
export class Database {
  readonly documents = new Map<string, Data>();
  /** Keys of primary documents that are no objects: left in the database, shown to nobody. */
  readonly unreadable: string[] = [];

  private constructor(
    readonly kind: Kind,
    private readonly level: ClassicLevel,
  ) {}

  static async open(kind: Kind, folder: string): Promise<Database> {
    const level = new ClassicLevel(folder);
    await level.open();
    const database = new Database(kind, level);
    const entries = await readEntries(level);
    for (const id of primaryIds(kind, entries)) {
      const source = assemble(kind, entries, [kind.collection], [id]);
      if (source) database.documents.set(id, source);
      else database.unreadable.push(`!${kind.collection}!${id}`);
    }
    return database;
  }

  /** Writes new states of documents (null: deleted) in one atomic batch, then shows them. */
  async commit(changes: ReadonlyMap<string, Data | null>): Promise<void> {
    const batch: ({ type: "put"; key: string; value: string } | { type: "del"; key: string })[] = [];
    for (const [id, next] of changes) {
      const current = this.documents.get(id);
      const before = current ? flatten(this.kind, current) : new Map<string, string>();
      const after = next ? flatten(this.kind, next) : new Map<string, string>();
      for (const [key, value] of after) if (before.get(key) !== value) batch.push({ type: "put", key, value });
      for (const key of before.keys()) if (!after.has(key)) batch.push({ type: "del", key });
    }
    await this.level.batch(batch);
    for (const [id, next] of changes) {
      if (next) this.documents.set(id, next);
      else this.documents.delete(id);
    }
  }

  async close(): Promise<void> {
    await this.level.close();
  }
}
