import type { Data } from "../../../common/types.js";
import { createNumberInput, setInputAttributes } from "../../applications/fields/inputs.js";
import { optionElements, optionsFrom, prepareSelectOptionGroups } from "../../applications/fields/options.js";
import { localize } from "../../applications/host.js";
import { Handlebars } from "../engine.js";
import type { HelperOptions } from "./types.js";

type SafeString = InstanceType<typeof Handlebars.SafeString>;

/** Elements as markup: the browser writes them out, so every value is escaped. */
const markup = (...elements: Element[]): SafeString =>
  new Handlebars.SafeString(elements.map((element) => element.outerHTML).join(""));

/** Values of `concat` arrive as SafeString; inputs want plain text. */
const plain = (value: unknown): unknown => (value instanceof Handlebars.SafeString ? value.toString() : value);
const plainHash = (hash: Data): Data =>
  Object.fromEntries(Object.entries(hash).map(([key, value]) => [key, plain(value)]));

interface FieldLike {
  toInput(config: Data): Element | HTMLCollection;
  toFormGroup(groupConfig: Data, inputConfig: Data): Element;
}
const isField = (value: unknown): value is FieldLike =>
  typeof (value as Partial<FieldLike> | null)?.toInput === "function";

/** The hash keys that belong to the group around an input. */
const GROUP_KEYS = new Set(["label", "hint", "units", "rootId", "stacked", "classes", "hidden", "widget"]);

function formGroup(field: unknown, options: HelperOptions): SafeString {
  if (!isField(field)) throw new Error("formGroup needs a data field");
  const groupConfig: Data = {};
  const inputConfig: Data = {};
  for (const [key, value] of Object.entries(plainHash(options.hash))) {
    (GROUP_KEYS.has(key) ? groupConfig : inputConfig)[key] = value;
  }
  groupConfig.localize = inputConfig.localize;
  return markup(field.toFormGroup(groupConfig, inputConfig));
}

function formInput(field: unknown, options: HelperOptions): SafeString {
  if (!isField(field)) throw new Error("formInput needs a data field");
  const input = field.toInput(plainHash(options.hash));
  return input instanceof Element ? markup(input) : markup(...input);
}

function numberInput(value: unknown, options: HelperOptions): SafeString {
  const { class: classes, step, ...rest } = plainHash(options.hash);
  const input = createNumberInput({ ...rest, value: plain(value), classes, step: step ?? "any" });
  input.dataset.dtype = "Number";
  return markup(input);
}

function selectOptions(choices: unknown, options: HelperOptions): SafeString {
  const { selected, ...config } = plainHash(options.hash);
  return markup(...optionElements(prepareSelectOptionGroups({ ...config, choices, value: selected }), config));
}

function radioBoxes(name: unknown, choices: unknown, options: HelperOptions): SafeString {
  const { checked, ...config } = plainHash(options.hash);
  const wanted = String(checked ?? "");
  const labels = optionsFrom(choices, config).map((choice) => {
    const label = document.createElement("label");
    label.className = "checkbox";
    const input = document.createElement("input");
    input.setAttribute("type", "radio");
    input.setAttribute("value", choice.value ?? "");
    setInputAttributes(input, { name: String(plain(name)) });
    if (choice.value === wanted) input.setAttribute("checked", "");
    const text = choice.label ?? "";
    label.append(input, " ", config.localize ? localize(text) : text);
    return label;
  });
  return markup(...labels);
}

/** A custom element with its hash as attributes. */
const customInput =
  (tag: string, rename: Record<string, string> = {}) =>
  (options: HelperOptions): SafeString => {
    const element = document.createElement(tag);
    for (const [key, value] of Object.entries(plainHash(options.hash))) {
      if (value === undefined || value === null || value === false) continue;
      element.setAttribute(rename[key] ?? key, value === true ? "" : String(value));
    }
    return markup(element);
  };

function colorPicker(options: HelperOptions): SafeString {
  const { default: fallback, value, ...rest } = options.hash;
  return customInput("color-picker")({ hash: { ...rest, value: value ?? fallback } });
}

function editor(content: unknown, options: HelperOptions): SafeString {
  const { target, editable = true, button, class: classes } = plainHash(options.hash);
  const element = document.createElement(editable === false ? "div" : "prose-mirror");
  element.className = ["editor", classes].filter(Boolean).join(" ");
  const html = String(plain(content) ?? "");
  if (editable === false) element.innerHTML = html;
  else {
    element.setAttribute("name", String(target ?? ""));
    element.setAttribute("value", html);
    if (button) element.setAttribute("toggled", "");
  }
  return markup(element);
}

/** Inputs and forms. */
export const forms = {
  formGroup,
  formField: formGroup,
  formInput,
  numberInput,
  selectOptions,
  radioBoxes,
  rangePicker: customInput("range-picker"),
  colorPicker,
  filePicker: customInput("file-picker", { target: "name" }),
  editor,
};
