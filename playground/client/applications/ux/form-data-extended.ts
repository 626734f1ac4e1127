import type { Data } from "../../../common/types.js";

type Control = HTMLElement & { name?: string; type?: string; value?: unknown; disabled?: boolean; readOnly?: boolean };

/** Custom elements that hold a value; a page without form-associated elements does not list them in `form.elements`. */
const CUSTOM =
  "prose-mirror, file-picker, range-picker, color-picker, multi-select, multi-checkbox, string-tags, document-tags";
const IGNORED = new Set(["button", "submit", "reset", "image", "file"]);

/** Options of {@link FormDataExtended}: types by name, and whether disabled or read-only fields count. */
export interface FormDataOptions {
  dtypes?: Record<string, string>;
  disabled?: boolean;
  readonly?: boolean;
  editors?: Data;
}

/** The data of a form with values of their own type: numbers, booleans, lists. */
export class FormDataExtended extends FormData {
  readonly object: Data = {};
  readonly dtypes: Record<string, string> = {};

  constructor(form: HTMLFormElement, options: FormDataOptions = {}) {
    super();
    for (const [name, controls] of group(form, options)) {
      const dtype = options.dtypes?.[name] ?? controls.find((c) => c.dataset.dtype)?.dataset.dtype;
      if (dtype) this.dtypes[name] = dtype;
      this.object[name] = cast(read(controls), dtype, name);
    }
    for (const image of form.querySelectorAll<HTMLImageElement>("img[data-edit]")) {
      const name = image.dataset.edit ?? "";
      if (name && !(name in this.object)) this.object[name] = image.getAttribute("src");
    }
    for (const [name, value] of Object.entries(this.object)) this.set(name, toText(value));
  }
}

const toText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");

/** The controls of each name, in document order. */
function group(form: HTMLFormElement, options: FormDataOptions): Map<string, Control[]> {
  const all = new Set<Control>([...(form.elements as Iterable<Element>)] as Control[]);
  for (const element of form.querySelectorAll<Control>(CUSTOM)) if (element.closest("form") === form) all.add(element);
  const groups = new Map<string, Control[]>();
  for (const control of all) {
    const name = control.name || control.getAttribute("name");
    if (!name || control.tagName === "FIELDSET" || IGNORED.has(control.type ?? "")) continue;
    if (control.parentElement?.closest(CUSTOM)) continue; // an input within a custom element is that element's business
    if (!options.disabled && isDisabled(control)) continue;
    if (!options.readonly && (control.readOnly || control.hasAttribute("readonly"))) continue;
    const list = groups.get(name);
    if (list) list.push(control);
    else groups.set(name, [control]);
  }
  return groups;
}

const isDisabled = (control: Control): boolean =>
  control.disabled === true || control.hasAttribute("disabled") || control.closest("fieldset[disabled]") !== null;

/** The raw value of the controls of one name. */
function read(controls: Control[]): unknown {
  const [first] = controls as [Control, ...Control[]];
  if (first.type === "radio") return (controls as HTMLInputElement[]).find((c) => c.checked)?.value ?? null;
  if (first.type === "checkbox") {
    const boxes = controls as HTMLInputElement[];
    return boxes.length === 1 ? boxes[0]?.checked : boxes.filter((c) => c.checked).map((c) => c.value);
  }
  return controls.length === 1 ? readOne(first) : controls.map(readOne);
}

function readOne(control: Control): unknown {
  // By name: the control may be of another page.
  if (control.localName === "select") {
    const { multiple, options, value } = control as unknown as HTMLSelectElement;
    return multiple ? [...options].filter((o) => o.selected).map((o) => o.value) : value;
  }
  if (control.localName === "input") {
    if (control.type === "number" || control.type === "range") return toNumber(control.value);
    return control.value;
  }
  const { value } = control;
  return value instanceof Set ? [...value] : value;
}

const toNumber = (value: unknown): number | null => {
  if (value === "" || value === null || value === undefined) return null;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
};

const CASTS: Record<string, (value: unknown) => unknown> = {
  Number: toNumber,
  Boolean: (value) => value === true || value === "true" || value === "1" || value === "on",
  String: (value) => String(value ?? ""),
  JSON: (value) => (typeof value === "string" && value !== "" ? (JSON.parse(value) as unknown) : value),
};

/** A value turned into the type its field declares; lists entry by entry. */
function cast(value: unknown, dtype: string | undefined, name: string): unknown {
  const convert = dtype ? CASTS[dtype] : undefined;
  if (!convert) return value;
  try {
    return Array.isArray(value) && dtype !== "JSON" ? value.map(convert) : convert(value);
  } catch (error) {
    throw new Error(`The field ${name} does not hold a ${dtype}`, { cause: error });
  }
}
