interface Field {
  readonly fields?: Readonly<Record<string, Field>>;
}
interface Model {
  readonly schema: { readonly fields: object };
  readonly _source: object;
}

/** A box of a form: a field with its stored value, or a choice of words. */
export interface FormField {
  readonly field: Field | undefined;
  readonly value: unknown;
  readonly name: string;
  /** `undefined`: a text. */
  readonly type: "number" | undefined;
  /** Language key. */
  readonly label: string | undefined;
  readonly choices: object | undefined;
}

/**
 * The boxes of some paths under `system`, in their order.
 * @param chosen what may be chosen at a path: ids to language keys
 */
export function formFields(
  { schema, _source }: Model,
  paths: readonly string[],
  chosen: Readonly<Record<string, object>> = {},
): readonly FormField[] {
  return paths.map((path) => {
    const field = path
      .split(".")
      .reduce<Field | undefined>(
        (at, step) => at?.fields?.[step],
        schema as { readonly fields: Field["fields"] } as Field,
      );
    const value: unknown = foundry.utils.getProperty(_source, path);
    return {
      field,
      value,
      name: `system.${path}`,
      type: field instanceof foundry.data.fields.NumberField ? "number" : undefined,
      label: (field as { readonly label?: string } | undefined)?.label,
      choices: chosen[path],
    };
  });
}
