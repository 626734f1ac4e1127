import type { RulerClass } from "../token-ruler.js";

/** Parts of `CONFIG` that are looked up by a kind of document, or that not every table has, cast once. */
interface Config {
  readonly Canvas?: { readonly polygonBackends?: Readonly<Record<string, unknown>> };
  readonly Token: { rulerClass: RulerClass };
  /** What users' clients answer each other, by name: the League lists those that it knows. */
  readonly queries: Record<string, unknown>;
  /** An array in 13, by id in 14; either can be looked through by value. */
  readonly statusEffects: Readonly<Record<string, Status>>;
  /** What is configured of a kind of document, by its name. */
  readonly [document: string]: unknown;
}

interface Status {
  readonly id: string;
  readonly name?: string;
  readonly img?: string;
}

/** The fields of a sub-type. */
interface Schema {
  getInitialValue(data: object): unknown;
  getField?(path: string): { readonly label?: string; readonly min?: number; readonly max?: number } | undefined;
}

/** What is configured of a kind of document. */
interface DocumentConfig {
  readonly documentClass: unknown;
  readonly dataModels?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** The configuration of this table, in the types above. */
export function configHere(): Config {
  return CONFIG as unknown as Config;
}

/** What is configured of a kind of document, by its name. */
export function configOf(document: string): Partial<DocumentConfig> {
  return (configHere()[document] as Partial<DocumentConfig> | undefined) ?? {};
}
