type Source = Record<string, unknown>;

/**
 * Takes out of a stored source what is no group of fields, or no list of them, where its schema has one, so that
 * cleaning puts the initial values there. Tolerates partial sources: it only looks at keys that are present.
 */
export function dropMalformed(source: Source, schema: { readonly fields: object }): void {
  const { ArrayField, SchemaField } = foundry.data.fields;
  for (const [key, field] of Object.entries(schema.fields) as [string, unknown][]) {
    if (!(key in source)) continue;
    const value = source[key];
    if (isGroupField(field)) {
      if (value === null && field.nullable) continue; // written on purpose: the group is absent
      if (!isGroup(value)) Reflect.deleteProperty(source, key);
      else if (field instanceof SchemaField) dropMalformed(value, field);
    } else if (field instanceof ArrayField && isGroupField(field.element)) {
      if (Array.isArray(value)) source[key] = value.filter(isGroup);
      else if (!isOperator(value)) Reflect.deleteProperty(source, key);
    }
  }
}

function isGroupField(field: unknown): field is { readonly nullable: boolean } {
  const { ObjectField, SchemaField, TypedObjectField } = foundry.data.fields;
  return [ObjectField, SchemaField, TypedObjectField].some((kind) => field instanceof kind);
}

/** What a change of 14 may say instead of a value, e.g. that a list is to be replaced: Foundry's to read. */
function isOperator(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind !== Object.prototype && kind !== null;
}

function isGroup(value: unknown): value is Source {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
