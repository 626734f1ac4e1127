import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import type { Data } from "../../common/types.js";
import { StartError } from "../errors.js";
import type { Pack } from "../packs.js";
import { Database, isLocked, lockedMessage } from "../store/database.js";
import { PRIMARY, type Kind } from "../store/hierarchy.js";
import type { WorldManifest } from "../store/world-store.js";
import { readWorldSource } from "./source.js";
import type { Release } from "./world.js";

export interface WorldRequest {
  /** Absolute folder of the worlds. */
  data: string;
  world: string;
  reset: boolean;
  root: string;
  system: Data;
  release: Release;
  packs: ReadonlyMap<string, Pack>;
}

/** Where a world is kept. */
export const worldFolder = (dataFolder: string, id: string): string => join(dataFolder, "worlds", id);

/** The folder of the world to open: created from its source the first time, and anew on `reset`. */
export async function prepareWorldFolder(request: WorldRequest): Promise<string> {
  const folder = worldFolder(request.data, request.world);
  if (existsSync(folder) && !request.reset) return folder;
  const source = join(request.root, "playground", "worlds", request.world);
  if (!existsSync(join(source, "world.json"))) {
    const known = readdirSync(join(request.root, "playground", "worlds"));
    throw new StartError(`There is no world ${request.world} (--world): ${known.join(", ")}`);
  }
  await assertNotPlayed(folder);
  // Made beside and moved into place: an interrupted start leaves no half world.
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  await writeWorld(request, source, fresh);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return folder;
}

/** A world that another server plays may not be pulled from under it. */
async function assertNotPlayed(folder: string): Promise<void> {
  const users = join(folder, "data", "users");
  if (!existsSync(users)) return;
  const level = new ClassicLevel(users, { createIfMissing: false });
  try {
    await level.open();
  } catch (error) {
    if (isLocked(error)) throw new StartError(lockedMessage(folder)); // else damaged: it goes anyway
  } finally {
    await level.close();
  }
}

async function writeWorld(request: WorldRequest, sourceFolder: string, folder: string): Promise<void> {
  const source = readWorldSource(sourceFolder, request);
  mkdirSync(join(folder, "data"), { recursive: true });
  const fill = async (kind: Kind): Promise<void> => {
    const database = await Database.open(kind, join(folder, "data", kind.collection));
    await database.commit(new Map((source.documents[kind.collection] ?? []).map((entry) => [entry._id, entry])));
    await database.close();
  };
  await Promise.all(PRIMARY.map(fill));
  const assets = join(sourceFolder, "assets");
  if (existsSync(assets)) cpSync(assets, join(folder, "assets"), { recursive: true });
  const manifest: WorldManifest = { ...source.manifest, collections: PRIMARY.map((kind) => kind.collection) };
  writeFileSync(join(folder, "world.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
