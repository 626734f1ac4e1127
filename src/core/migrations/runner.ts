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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
