import type { Data } from "../../../common/types.js";
import {
  ArrayField,
  BooleanField,
  ColorField,
  DocumentUUIDField,
  FilePathField,
  ForeignDocumentField,
  formInputs,
  HTMLField,
  JavaScriptField,
  JSONField,
  NumberField,
  ObjectField,
  SetField,
  StringField,
  type DataField,
} from "../../../common/data/fields/index.js";
import { host } from "../host.js";
import { createFormGroup } from "./form-group.js";
import {
  createCheckboxInput,
  createEditorInput,
  createMultiSelectInput,
  createNumberInput,
  createRangeInput,
  createSelectInput,
  createTextareaInput,
  createTextInput,
  setInputAttributes,
} from "./inputs.js";
import type { FormInputConfig } from "./types.js";

type Creator = (field: Data, config: FormInputConfig) => HTMLElement;

const choicesOf = (field: Data, config: Data): unknown => config.options ?? config.choices ?? field.choices;

/** A custom element with a value written as text. */
const custom =
  (tag: string, attributes: (field: Data) => Record<string, string> = () => ({})): Creator =>
  (field, config) => {
    const element = document.createElement(tag);
    const value = config.value instanceof Set ? [...config.value] : config.value;
    element.setAttribute("value", Array.isArray(value) ? value.join(",") : String(value ?? ""));
    for (const [name, text] of Object.entries(attributes(field))) element.setAttribute(name, text);
    setInputAttributes(element, config);
    return element;
  };

/** A choice among given values; a blank one first where nothing is an answer too. */
function select(field: Data, config: FormInputConfig, extra: Data = {}): HTMLElement {
  const optional = field.nullable || field.blank || !field.required;
  const blank = config.blank ?? (optional ? "" : undefined);
  const source = config.options ? { options: config.options } : { choices: choicesOf(field, config) };
  return createSelectInput({ ...config, ...extra, ...source, blank } as FormInputConfig);
}

/** As documented, a slider where lower bound, upper bound and step are all given; `type: "number"` asks for none. */
const number: Creator = (field, given) => {
  const { min, max, step, integer } = field as unknown as NumberField;
  const config = { min, max, step, ...given } as FormInputConfig;
  if (choicesOf(field, config)) return select(field, config, { dataset: { dtype: "Number", ...config.dataset } });
  const bounded = [config.min, config.max, config.step].every((limit) => typeof limit === "number");
  if (bounded && config.type !== "number") return createRangeInput(config);
  return createNumberInput({ ...config, step: config.step ?? (integer ? 1 : undefined) });
};

const text: Creator = (field, config) => (choicesOf(field, config) ? select(field, config) : createTextInput(config));

const list: Creator = (field, config) => {
  const element = (field.element ?? {}) as Data;
  const choices = choicesOf(element, config);
  if (choices) return createMultiSelectInput({ ...config, ...(config.options ? {} : { choices }) });
  if (element instanceof DocumentUUIDField) {
    return custom("document-tags", () => typeAttribute(element))(field, config);
  }
  if (element instanceof StringField) return custom("string-tags")(field, config);
  return json(field, { ...config, value: config.value instanceof Set ? [...config.value] : config.value });
};

const json: Creator = (_field, config) => {
  const value = typeof config.value === "string" ? config.value : JSON.stringify(config.value ?? null, null, 2);
  return createTextareaInput({ rows: 4, ...config, value, dataset: { dtype: "JSON", ...config.dataset } });
};

/** The kind of document a reference is limited to. */
function typeAttribute(field: Data): Record<string, string> {
  return field.type ? { type: String(field.type) } : {};
}

const uuid: Creator = (field, config) =>
  custom("document-tags", () => ({ single: "", ...typeAttribute(field) }))(field, config);

/** A reference to a document of the world: a choice among those the user may see. */
const foreign: Creator = (field, config) => {
  const name: unknown = field.model?.documentName;
  const documents = [...((host.game.collections?.get(name) ?? []) as Iterable<Data>)];
  const options = documents
    .filter((d) => d.visible !== false)
    .map((d) => ({ value: String(d.id), label: String(d.name) }));
  const value = (config.value as Data | null)?.id ?? config.value;
  return select(field, { ...config, options, value });
};

/** The input of each class of field; the first that fits counts, so subclasses stand before their parents. */
const CREATORS: [abstract new (...args: never[]) => unknown, Creator][] = [
  [BooleanField, (_field, config) => createCheckboxInput(config)],
  [NumberField, number],
  [HTMLField, (_field, config) => createEditorInput({ height: 200, ...config })],
  [JavaScriptField, (_field, config) => createTextareaInput({ rows: 8, ...config })],
  [JSONField, (_field, config) => createTextareaInput({ rows: 4, ...config })],
  [FilePathField, custom("file-picker", (field) => ({ type: String(field.categories?.[0] ?? "any").toLowerCase() }))],
  [ColorField, custom("color-picker")],
  [DocumentUUIDField, uuid],
  [ForeignDocumentField, foreign],
  [StringField, text],
  [SetField, list],
  [ArrayField, list],
  [ObjectField, json],
];

/** The input of a field: one the caller brings, one its class makes (`_toInput`), or that of its kind. */
export function createFieldInput(field: DataField, config: FormInputConfig): HTMLElement {
  const asked = config.input as unknown;
  if (typeof asked === "function") return (asked as Creator)(field as unknown as Data, config);
  const own = (field as unknown as { _toInput?: (config: Data) => HTMLElement })._toInput;
  if (typeof own === "function") return own.call(field, config);
  const creator = CREATORS.find(([cls]) => field instanceof cls)?.[1];
  if (!creator) throw new Error(`The field ${field.fieldPath} has no form input`);
  const required = field.required && !field.nullable && field instanceof StringField && !(field as Data).blank;
  return creator(field as unknown as Data, { required, disabled: field.readonly, ...config });
}

/** The labelled input of a field. */
export function createFieldGroup(field: DataField, groupConfig: Data, inputConfig: Data): HTMLElement {
  if (typeof groupConfig.widget === "function") {
    return (groupConfig.widget as (...args: unknown[]) => HTMLElement)(field, groupConfig, inputConfig);
  }
  const input = field.toInput(inputConfig) as HTMLElement;
  const label = groupConfig.label ?? (field.label || field.fieldPath);
  const units: unknown = (field as unknown as Data).options?.units;
  const classes = input instanceof HTMLElement && input.localName === "prose-mirror" ? { stacked: true } : {};
  return createFormGroup({ hint: field.hint, units, ...classes, ...groupConfig, label, input } as never);
}

/** Lets the fields of data models become inputs of this page. */
export function connectFieldInputs(): void {
  formInputs.createInput = createFieldInput;
  formInputs.createGroup = createFieldGroup;
}
