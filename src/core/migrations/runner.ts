/** A document's stored data before its model has cleaned it; partial when it is an update. */
export interface StoredSource {
  type?: unknown;
  system?: unknown;
}

/** One step from an older world to a newer one. */
export interface Migration {
  /** The version a world has once this step is done; whole numbers, one more than the step before. */
  readonly version: number;
  /** The sub-types of Actor or Item it concerns. */
  readonly types: readonly string[];
  /** Changes the old `system` in place. Runs at every load, on partial data too: it must be idempotent. */
  readonly migrate: (system: Record<string, unknown>) => void;
}

/** Brings one stored source to the newest shape, in place. Foundry calls it through the documents' `migrateData` before cleaning. */
export function migrateSource(steps: readonly Migration[], { type, system }: StoredSource): void {
  if (typeof type !== "string" || !isRecord(system)) return;
  for (const step of steps) {
    if (step.types.includes(type)) step.migrate(system);
  }
}

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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
