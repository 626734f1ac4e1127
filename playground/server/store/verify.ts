import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ClassicLevel } from "classic-level";
import { messageOf, StartError } from "../errors.js";
import { readEntries } from "./database.js";
import { isIntactLog } from "./leveldb-log.js";

const TABLE_MAGIC = Buffer.from("57fb808b247547db", "hex");

const corrupt = (file: string, reason: string): never => {
  throw new StartError(
    `The world is damaged: ${file}: ${reason}.\nNothing was changed. Restore the file, or start anew with --reset.`,
  );
};

/** Checks the databases of a world without writing in them: LevelDB rewrites files as soon as it opens a folder. */
export async function verifyDatabases(dataFolder: string, collections: readonly string[]): Promise<void> {
  for (const collection of collections) verifyFiles(join(dataFolder, collection));
  const trial = mkdtempSync(join(tmpdir(), "playground-"));
  try {
    await Promise.all(collections.map((name) => verifyByReading(join(dataFolder, name), join(trial, name))));
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

function verifyFiles(folder: string): void {
  const current = join(folder, "CURRENT");
  if (!existsSync(current)) corrupt(current, "the file is missing");
  const manifest = readFileSync(current, "utf8").trim();
  if (!/^MANIFEST-\d+$/.test(manifest)) corrupt(current, "it does not name a manifest");
  if (!existsSync(join(folder, manifest))) corrupt(join(folder, manifest), "the file is missing");
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (name === manifest || name.endsWith(".log")) {
      if (!isIntactLog(readFileSync(file))) corrupt(file, "a record does not match its checksum");
    } else if (name.endsWith(".ldb")) {
      if (!readFileSync(file).subarray(-8).equals(TABLE_MAGIC)) corrupt(file, "it is not a complete table");
    }
  }
}

async function verifyByReading(folder: string, copy: string): Promise<void> {
  cpSync(folder, copy, { recursive: true, filter: (source) => basename(source) !== "LOCK" });
  const level = new ClassicLevel(copy, { createIfMissing: false });
  try {
    await level.open();
    await readEntries(level);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    corrupt(folder, messageOf(cause).replaceAll(copy, folder));
  } finally {
    await level.close();
  }
}
