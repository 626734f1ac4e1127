import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { ClassicLevel } from "classic-level";
import type { PackData } from "../common/protocol.js";
import type { Data } from "../common/types.js";
import { messageOf, Refusal, StartError } from "./errors.js";
import { readEntries } from "./store/database.js";
import { isRecord, packedKind, type Kind } from "./store/hierarchy.js";
import { assemble, primaryIds } from "./store/tree.js";

const INDEX_FIELDS = ["_id", "name", "type", "img", "folder", "sort"];
const ROLE_NAMES = ["NONE", "PLAYER", "TRUSTED", "ASSISTANT", "GAMEMASTER"];

/** One compendium of a package, whole in memory and read only. */
export interface Pack {
  metadata: Data;
  kind: Kind;
  documents: Map<string, Data>;
  folders: Data[];
}

/**
 * Reads the packs that a package's manifest names. LevelDB locks what it opens and several servers may share one
 * build, so each reads a copy and throws it away. Opening waits for the disk far more than it works: all at once.
 */
export async function readPacks(
  manifest: Data,
  folder: string,
  cacheFolder: string,
  packageType: "system" | "module" = "system",
): Promise<Map<string, Pack>> {
  mkdirSync(cacheFolder, { recursive: true });
  const cache = mkdtempSync(join(cacheFolder, "packs-"));
  const named = Array.isArray(manifest.packs) ? manifest.packs.filter(isRecord) : [];
  const metadata = named.map((entry) => metadataOf(manifest, entry, packageType));
  const read = await Promise.allSettled(metadata.map((entry) => readPack(entry, folder, cache)));
  rmSync(cache, { recursive: true, force: true });
  const failed = read.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  const packs = read.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  return new Map(packs.map((pack) => [pack.metadata.id as string, pack]));
}

const metadataOf = ({ id }: Data, entry: Data, packageType: "system" | "module"): Data => ({
  ...entry,
  id: `${id}.${entry.name}`,
  packageName: id,
  packageType,
  ...(packageType === "system" && { system: id }),
});

async function readPack(metadata: Data, packageFolder: string, cache: string): Promise<Pack> {
  const kind = packedKind(metadata.type);
  if (!kind)
    throw new StartError(`${metadata.packageType}.json: pack ${metadata.name} has an unknown type: ${metadata.type}`);
  const folder = join(packageFolder, metadata.path ?? `packs/${metadata.name}`);
  if (!existsSync(join(folder, "CURRENT"))) {
    const advice = metadata.packageType === "system" ? ': run "npm run packs" first' : "";
    throw new StartError(`The compendium ${folder} is not built${advice}.`);
  }
  const copy = join(cache, metadata.name);
  cpSync(folder, copy, { recursive: true, filter: (source) => basename(source) !== "LOCK" });
  const level = new ClassicLevel(copy, { createIfMissing: false });
  try {
    await level.open();
    const entries = await readEntries(level);
    const documents = new Map<string, Data>();
    for (const id of primaryIds(kind, entries)) {
      const source = assemble(kind, entries, [kind.collection], [id]);
      if (source) documents.set(id, source);
    }
    const folders = [...entries].filter(([key]) => key.startsWith("!folders!")).map(([, value]) => value);
    return { metadata, kind, documents, folders: folders.filter(isRecord) };
  } catch (error) {
    throw new StartError(`The compendium ${folder} cannot be read: ${messageOf(error)}`);
  } finally {
    await level.close();
  }
}

/** Whether a role may look into a pack: the level of the highest role named that the user reaches. */
export function canSeePack(pack: Pack, role: number): boolean {
  if (role >= 3) return true;
  const ownership: unknown = pack.metadata.ownership;
  if (!isRecord(ownership)) return true;
  const reached = ROLE_NAMES.slice(0, role + 1).filter((name) => name in ownership);
  const level: unknown = reached.length ? ownership[reached.at(-1) ?? ""] : "OBSERVER";
  return level !== "NONE" && level !== 0;
}

/** The entries of a pack's index, with further fields by path when asked for. */
export function indexOf(pack: Pack, fields: string[] = []): Data[] {
  return [...pack.documents.values()].map((source) => {
    const entry: Data = {};
    for (const field of INDEX_FIELDS) if (source[field] !== undefined) entry[field] = source[field];
    for (const path of fields) copyPath(source, entry, path.split("."));
    entry.uuid = `Compendium.${pack.metadata.id}.${pack.kind.name}.${source._id}`;
    return entry;
  });
}

function copyPath(from: Data, to: Data, path: string[]): void {
  const [key, ...rest] = path;
  if (key === undefined || !Object.hasOwn(from, key) || key === "__proto__") return;
  if (rest.length === 0) to[key] = from[key];
  else if (isRecord(from[key])) {
    const inner: Data = isRecord(to[key]) && to[key] !== from[key] ? { ...to[key] } : {};
    copyPath(from[key], inner, rest);
    to[key] = inner;
  }
}

/** A pack by its id (`gardien.creatures`), or a refusal. */
export function packOf(packs: ReadonlyMap<string, Pack>, id: unknown, role: number): Pack {
  const pack = typeof id === "string" ? packs.get(id) : undefined;
  if (!pack || !canSeePack(pack, role)) throw new Refusal(`There is no compendium ${String(id)}`);
  return pack;
}

export const packData = (pack: Pack): PackData => ({
  metadata: pack.metadata,
  index: indexOf(pack),
  folders: pack.folders,
});
