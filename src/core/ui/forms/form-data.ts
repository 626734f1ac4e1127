/** A field as far as form data needs to know it. */
interface FieldFacts {
  readonly nullable: boolean;
  readonly blank?: boolean;
}

/** A form's data as Foundry hands them to a sheet: flat, typed values by path. */
export interface FormObject {
  readonly object: object;
}

/**
 * A form's flat data as the fields can take them: an emptied box of a number that must be there keeps its last value
 * instead of making the whole update fail, and the empty choice of an optional word is "none".
 */
export function acceptable(
  data: Readonly<Record<string, unknown>>,
  fieldAt: (path: string) => FieldFacts | undefined,
): Record<string, unknown> {
  const accepted: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(data)) {
    const field = fieldAt(path);
    if (value === null && field?.nullable === false) continue;
    accepted[path] = value === "" && field?.nullable === true && field.blank === false ? null : value;
  }
  return accepted;
}

/** The same for a form of a document with a system model, as an object a sheet can pass on. */
export function forgiving<F extends FormObject>(formData: F, { system }: { readonly system: object }): F {
  const { schema } = system as { readonly schema: { getField(path: string): FieldFacts | undefined } };
  const fieldAt = (path: string) =>
    path.startsWith("system.") ? schema.getField(path.slice("system.".length)) : undefined;
  return withObject(formData, acceptable(formData.object as Record<string, unknown>, fieldAt));
}

/** The part of a form's data that one box gives. */
export function only<F extends FormObject>(formData: F, name: string): F {
  return withObject(formData, Object.fromEntries(Object.entries(formData.object).filter(([path]) => path === name)));
}

/** The same form with other data. */
export function withObject<F extends FormObject>(formData: F, object: object): F {
  return Object.create(formData, { object: { value: object } }) as F;
}
