import type { Data } from "../../common/types.js";
import type { Localization } from "./localization.js";

/** What localisation needs to know of a data model class. */
export interface ModelLike {
  LOCALIZATION_PREFIXES?: string[];
  schema: Data;
}

type Texts = Pick<Localization, "has" | "localize">;

function localizeField(i18n: Texts, field: Data, path: string, prefixes: string[]): void {
  for (const property of ["label", "hint", "placeholder"]) {
    const key = prefixes.map((prefix) => `${prefix}.FIELDS.${path}.${property}`).find((name) => i18n.has(name));
    if (key) field[property] = i18n.localize(key);
    else if (typeof field[property] === "string" && field[property]) field[property] = i18n.localize(field[property]);
  }
}

const isModel = (value: unknown): value is ModelLike => typeof value === "function" && "schema" in value;

/** Walks through a field and everything inside it. Elements of lists go by the path `<list>.element`. */
function localizeTree(i18n: Texts, field: Data, path: string, prefixes: string[], seen: Set<unknown>): void {
  if (path) localizeField(i18n, field, path, prefixes);
  const at = (name: string): string => (path ? `${path}.${name}` : name);
  for (const [name, child] of Object.entries((field.fields ?? {}) as Data)) {
    localizeTree(i18n, child, at(name), prefixes, seen);
  }
  if (field.element?.constructor && typeof field.element === "object") {
    localizeTree(i18n, field.element, at("element"), prefixes, seen);
  }
  const model: unknown = field.model;
  if (isModel(model) && !seen.has(model)) {
    seen.add(model);
    localizeTree(i18n, model.schema, path, [...(model.LOCALIZATION_PREFIXES ?? []), ...prefixes], seen);
  }
}

/** Sets `label` and `hint` of a model's fields from `<PREFIX>.FIELDS.<path>.label|hint`, first prefix first. */
export function localizeModel(
  i18n: Texts,
  model: ModelLike,
  { prefixes, prefixPath = "" }: { prefixes?: string[]; prefixPath?: string } = {},
): void {
  const used = prefixes ?? model.LOCALIZATION_PREFIXES ?? [];
  const root = prefixPath.replace(/\.$/, "");
  const fields = (model.schema?.fields ?? {}) as Data;
  for (const [name, field] of Object.entries(fields)) {
    localizeTree(i18n, field, root ? `${root}.${name}` : name, used, new Set([model]));
  }
}
