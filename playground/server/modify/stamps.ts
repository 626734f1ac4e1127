import type { Data } from "../../common/types.js";
import { isRecord } from "../store/hierarchy.js";
import type { World } from "../world/world.js";

/** The `_stats` of a new document; where it was copied from is kept. */
export function creationStats(world: Pick<World, "release" | "system">, given: unknown, userId: string | null): Data {
  const origin = isRecord(given) ? given : {};
  const now = Date.now();
  const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
  return {
    compendiumSource: text(origin.compendiumSource),
    duplicateSource: text(origin.duplicateSource),
    exportSource: null,
    coreVersion: world.release.version,
    systemId: world.system.id,
    systemVersion: world.system.version ?? null,
    createdTime: now,
    modifiedTime: now,
    lastModifiedBy: userId,
  };
}

/** Marks a source as changed by a user. */
export function stampUpdate(world: Pick<World, "release" | "system">, source: Data, userId: string): void {
  source._stats = {
    ...(isRecord(source._stats) ? source._stats : creationStats(world, {}, userId)),
    coreVersion: world.release.version,
    systemId: world.system.id,
    systemVersion: world.system.version ?? null,
    modifiedTime: Date.now(),
    lastModifiedBy: userId,
  };
}
