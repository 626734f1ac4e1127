import type { Constructor, Data, Value } from "./types.js";

/**
 * What the common code asks of the process it runs in. The server and the client each replace what they know better;
 * by default nothing is known, which is enough to build single documents.
 */
export const host = {
  /** A world collection by document name. */
  collection: (_documentName: string): Value => undefined,
  /** A compendium by id. */
  pack: (_id: string): Value => undefined,
  /** The class that builds documents of a name; by default the base class. */
  documentClass: (name: string): Value => documentClasses[name],
  /** The base class of documents of a name. */
  baseClass: (name: string): Value => documentClasses[name],
  /** May a user change a pack's content? */
  canModifyPack: (_user: Value, _pack: string): boolean => false,
  /** The ownership level of a user in a pack. */
  packLevel: (_user: Value, _pack: string): number => 0,
  /** The scopes that flags are read and written under; `null`: any. */
  flagScopes: (): ReadonlySet<string> | null => null,
  /** Where documents are created, updated and deleted. */
  database: null as Value,
  /** The model of a sub-type's `system`, if this process has one. */
  typeModel: (_documentName: string, _type: string): Constructor | null => null,
  /** The manifest's `documentTypes`: document name → sub-type → declaration. Empty: every sub-type is accepted. */
  documentTypes: {} as Record<string, Record<string, Data>>,
  /** What the bars of a token show unless it says otherwise: the manifest's primary and secondary token attribute. */
  tokenAttributes: [null, null] as readonly [string | null, string | null],
  /** Roles of each user permission, where the world changed the defaults. */
  permissions: {} as Record<string, number[]>,
  /** Where invalid documents and failures of preparation are named. */
  report: (problem: Problem): void => console.error(problem.message, problem.error ?? ""),
};

/** A document or a piece of one that could not be used as it is stored. */
export interface Problem {
  /** Full sentence with the document's name and id. */
  message: string;
  /** `invalid`: set aside; `healed`: bad values were replaced; `error`: a step failed. */
  kind: "invalid" | "healed" | "error";
  error?: unknown;
  document?: Value;
}

/** The base classes by document name, filled by `documents/index.ts`. */
export const documentClasses: Record<string, Value> = {};

/** The class that builds documents of a name. */
export function getDocumentClass(name: string): Value {
  return host.documentClass(name) ?? documentClasses[name];
}

/** What a manifest says of the bars of tokens. */
export function tokenAttributes(system: Data): [string | null, string | null] {
  const { primaryTokenAttribute: primary, secondaryTokenAttribute: secondary }: Data = system;
  return [typeof primary === "string" ? primary : null, typeof secondary === "string" ? secondary : null];
}
