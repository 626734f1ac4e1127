import { reportFailure } from "../text/errors.js";
import { setting } from "../settings/settings.js";
import { settingsStore } from "../foundry/types/settings-store.js";
import { migrations, newestVersion } from "./list.js";
import { concernedBy, persistMigrated, type MigratedDocument } from "./persist.js";

/**
 * Writes an older world's documents back in their newest shape. One keeper's client does it; a document that fails
 * is named, the others go on, and the version is stamped only when none failed, so the next start offers the rest again.
 */
export async function migrateWorld(): Promise<void> {
  const version = Number(setting("schemaVersion"));
  // An assistant whom the table lets change no settings could not stamp it: that waits for whoever can.
  if (!game.user.isActiveGM || !game.user.can("SETTINGS_MODIFY") || version >= newestVersion()) return;
  try {
    const failures = await persistMigrated(concernedBy(migrations(), version, worldDocuments()));
    for (const { name, error } of failures) {
      reportFailure(`migration of ${name}`, error, "GARDIEN.MIGRATION.failed", { name });
    }
    if (failures.length === 0) await settingsStore().set("gardien", "schemaVersion", newestVersion());
  } catch (error) {
    reportFailure("migration", error);
  }
}

/**
 * The world's actors and items. Unlinked tokens are left out: writing a whole `system` into a delta would cut it off
 * from its base actor, and `migrated` shapes it at every load anyway.
 */
function worldDocuments(): MigratedDocument[] {
  const actors = game.actors.contents;
  return [...game.items, ...actors, ...actors.flatMap((actor) => actor.items.contents)] as MigratedDocument[];
}
