import type { Migration, StoredSource } from "./runner.js";

/** A document as the writer sees it. */
export interface MigratedDocument {
  readonly type: string;
  readonly name: string;
  readonly uuid: string;
  toObject(): object;
  update(data: object, operation?: object): Promise<unknown>;
}

export interface MigrationFailure {
  readonly name: string;
  readonly error: unknown;
}

/** The documents that a step after `version` concerns; the others are left alone, because people play meanwhile. */
export function concernedBy(
  steps: readonly Migration[],
  version: number,
  documents: readonly MigratedDocument[],
): readonly MigratedDocument[] {
  const types = new Set(steps.filter((step) => step.version > version).flatMap((step) => step.types));
  return documents.filter(({ type }) => types.has(type));
}

/**
 * Writes the migrated data back, one document at a time.
 * @returns the documents that failed; they keep the data they had, and the others are done.
 */
export async function persistMigrated(documents: Iterable<MigratedDocument>): Promise<MigrationFailure[]> {
  const failures: MigrationFailure[] = [];
  for (const document of documents) {
    try {
      const { system } = document.toObject() as StoredSource;
      await document.update({ system }, { diff: false, recursive: false, render: false });
    } catch (error) {
      failures.push({ name: `${document.name} (${document.uuid})`, error });
    }
  }
  return failures;
}
