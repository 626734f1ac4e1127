/** A text that sheets have to bear: rich, with a link and a roll in it. */
export const MARK = "essai-4827";
export const RICH = `<p>${MARK} <strong>&amp;</strong> [[1d6]] @UUID[Actor.none0000000000]{${MARK}}</p>`;
export const PLAIN = `${MARK} « & » <i>`;

/** A field of a model, as far as it tells what may be written in it. */
interface Field {
  readonly fields?: Readonly<Record<string, Field>>;
  readonly choices?: unknown;
  readonly blank?: boolean;
  readonly initial?: unknown;
}

type FieldClass = abstract new (...args: never[]) => object;

/** The paths of a model, under `system`, where people write texts: rich ones, and plain ones that may be anything. */
export function textPaths(model: object): { readonly rich: readonly string[]; readonly plain: readonly string[] } {
  const { schema } = model as { readonly schema: Field };
  const { HTMLField, StringField } = foundry.data.fields as Record<"HTMLField" | "StringField", FieldClass>;
  const found = { rich: [] as string[], plain: [] as string[] };
  const walk = (field: Field, path: string): void => {
    if (field instanceof HTMLField) found.rich.push(path);
    else if (field instanceof StringField && isFree(field)) found.plain.push(path);
    for (const [key, inner] of Object.entries(field.fields ?? {})) walk(inner, path === "" ? key : `${path}.${key}`);
  };
  walk(schema, "");
  return found;
}

/** Whether any text may stand there: nothing is chosen from a list, and it is empty at first. */
function isFree(field: Field): boolean {
  const { choices, blank, initial } = field;
  const plain = (foundry.data.fields as { readonly StringField: FieldClass }).StringField;
  const own = Object.getPrototypeOf(field) === plain.prototype;
  return own && choices === undefined && blank !== false && (initial === "" || initial === undefined);
}
