import { basename, resolve } from "node:path";
import type { PackageProblem } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { messageOf } from "../errors.js";
import { readPacks, type Pack } from "../packs.js";
import { remarks, switchOff, type Surroundings } from "./availability.js";
import { ManifestError, readManifest } from "./manifest.js";
import { inOrder } from "./order.js";

/** A module that the command line named and whose manifest can be used. */
export interface Module {
  manifest: Data;
  /** Absolute. */
  folder: string;
  /** Whether it takes part: what it needs is there, and it is made for this table. */
  active: boolean;
}

export interface Modules {
  /** In the order they are loaded. */
  modules: Module[];
  problems: PackageProblem[];
}

/** Reads the modules in some folders. What is wrong with one is said, and keeps no other from being loaded. */
export function readModules(folders: readonly string[], surroundings: Surroundings): Modules {
  const problems: PackageProblem[] = [];
  const found: Module[] = [];
  for (const folder of folders) {
    try {
      const manifest = readManifest(folder);
      const isKnown = [surroundings.system, ...found.map((module) => module.manifest)].some(
        ({ id }) => id === manifest.id,
      );
      if (isKnown) problems.push({ code: "duplicate", package: manifest.id, detail: folder });
      else {
        found.push({ manifest, folder: resolve(folder), active: true });
        const name = basename(resolve(folder));
        if (name !== manifest.id) problems.push({ code: "folder", package: manifest.id, detail: name });
      }
    } catch (error) {
      if (!(error instanceof ManifestError)) throw error;
      problems.push({ code: "unreadable", package: basename(resolve(folder)), detail: `${folder}: ${error.message}` });
    }
  }
  problems.push(...switchOff(found, surroundings), ...remarks(found, surroundings.system));
  const { modules, problems: circles } = inOrder(found);
  return { modules, problems: [...problems, ...circles] };
}

/** Opens the compendia of the active modules that are for the system played; one that cannot be opened is said to be. */
export async function readModulePacks(
  { modules, problems }: Modules,
  system: Data,
  cacheFolder: string,
): Promise<Map<string, Pack>> {
  const packs = new Map<string, Pack>();
  for (const { manifest, folder } of modules.filter(({ active }) => active)) {
    for (const entry of (manifest.packs ?? []) as Data[]) {
      if (entry.system && entry.system !== system.id) continue;
      try {
        const read = await readPacks({ ...manifest, packs: [entry] }, folder, cacheFolder, "module");
        for (const [id, pack] of read) packs.set(id, pack);
      } catch (error) {
        problems.push({ code: "pack", package: manifest.id, detail: messageOf(error) });
      }
    }
  }
  return packs;
}
