import type { PermissionRule } from "./permissions.js";

/** What a document class says about itself. */
export interface DocumentMetadata {
  name: string;
  collection: string;
  label: string;
  labelPlural: string;
  /** Sub-types that exist without a manifest. */
  coreTypes: readonly string[];
  /** Document name of children → name of their collection. */
  embedded: Record<string, string>;
  hasTypeData: boolean;
  compendiumIndexFields: readonly string[];
  permissions: Record<"view" | "create" | "update" | "delete", PermissionRule>;
  preserveOnImport: readonly string[];
}
