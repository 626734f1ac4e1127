import type { SchemaField } from "../data/fields/schema-field.js";
import type { Value } from "../types.js";
import { isPlainObject } from "../utils/types.js";

/** The changed paths of fields that only a GM or an assistant may write. */
export function gmOnlyPaths(schema: SchemaField, changes: Value, prefix: string): string[] {
  if (!isPlainObject(changes)) return [];
  return Object.entries(changes).flatMap(([key, value]) => {
    const name = key.replace(/^[-=]=/, "");
    const field: Value = schema.get(name);
    if (!field) return [];
    const path = prefix ? `${prefix}.${name}` : name;
    if (field.gmOnly) return [path];
    return field.fields ? gmOnlyPaths(field as SchemaField, value, path) : [];
  });
}
