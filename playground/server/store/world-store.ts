import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Data } from "../../common/types.js";
import { messageOf, StartError } from "../errors.js";
import { Database, isLocked, lockedMessage } from "./database.js";
import { isRecord, PRIMARY, type Kind } from "./hierarchy.js";
import { verifyDatabases } from "./verify.js";

/** What `world.json` says. */
export interface WorldManifest {
  id: string;
  title: string;
  system: string;
  /** The databases that existed when the world was made: one of these that is gone is damage. */
  collections: string[];
}

/** An open world: every primary collection, by document name. */
export class WorldStore {
  private constructor(
    readonly manifest: WorldManifest,
    private readonly databases: Map<string, Database>,
  ) {}

  /** Opens a world folder, or refuses and leaves it untouched when anything in it is damaged. */
  static async open(folder: string): Promise<WorldStore> {
    const manifest = readManifest(join(folder, "world.json"));
    await verifyDatabases(join(folder, "data"), manifest.collections);
    const opened = await Promise.allSettled(PRIMARY.map((kind) => openIn(join(folder, "data", kind.collection), kind)));
    const databases = opened.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const failed = opened.find((result) => result.status === "rejected");
    if (failed) {
      await Promise.all(databases.map((database) => database.close()));
      if (isLocked(failed.reason)) throw new StartError(lockedMessage(folder));
      throw new StartError(`The world cannot be opened: ${folder}: ${messageOf(failed.reason)}`);
    }
    return new WorldStore(manifest, new Map(databases.map((database) => [database.kind.name, database])));
  }

  database(documentName: string): Database {
    const database = this.databases.get(documentName);
    if (!database) throw new Error(`no collection of ${documentName}`);
    return database;
  }

  all(documentName: string): Data[] {
    return [...this.database(documentName).documents.values()];
  }

  get(documentName: string, id: string): Data | undefined {
    return this.databases.get(documentName)?.documents.get(id);
  }

  /** Keys of documents that could not be read as objects, over all collections. */
  get unreadable(): string[] {
    return [...this.databases.values()].flatMap((database) => database.unreadable);
  }

  async close(): Promise<void> {
    await Promise.all([...this.databases.values()].map((database) => database.close()));
  }
}

function openIn(folder: string, kind: Kind): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  return Database.open(kind, folder);
}

function readManifest(file: string): WorldManifest {
  const refuse = (reason: string): never => {
    throw new StartError(
      `The world is damaged: ${file}: ${reason}.\nNothing was changed. Restore the file, or start anew with --reset.`,
    );
  };
  if (!existsSync(file)) return refuse("the file is missing");
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return refuse(messageOf(error));
  }
  if (!isRecord(value)) return refuse("it does not hold an object");
  const { id, title, system, collections } = value;
  const strings = [id, title, system].every((text) => typeof text === "string" && text !== "");
  if (!strings) return refuse("id, title and system must be texts");
  const known = Array.isArray(collections) && collections.every((name) => PRIMARY.some((k) => k.collection === name));
  if (!known) return refuse("collections must list known collections");
  return { id, title, system, collections };
}
