import { join } from "node:path";
import { readPacks, type PackSource, type SourceData } from "../../../tools/packs/sources.mjs";

/** The root of the project, under which images lie. */
export const ROOT = join(import.meta.dirname, "../../..");

/** All packs as their authors wrote them, read once by each worker: whoever changes something of them changes a clone. */
export const SOURCES = readPacks(ROOT);

/** A pack by its name. */
export function packNamed(name: string): PackSource {
  const pack = SOURCES.packs.find((candidate) => candidate.name === name);
  if (!pack) throw new Error(`no pack ${name}`);
  return pack;
}

/** The documents of a pack, as their authors wrote them. */
export function written(name: string): readonly SourceData[] {
  return packNamed(name).documents.map(({ data }) => data);
}
