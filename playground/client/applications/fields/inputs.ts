import { localize } from "../host.js";
import { optionElements, prepareSelectOptionGroups } from "./options.js";
import type { FormInputConfig, SelectInputConfig } from "./types.js";

const FLAGS = ["required", "disabled", "readonly", "autofocus"] as const;

/** Writes what all inputs share: name, flags, placeholder, data, classes. */
export function setInputAttributes(input: HTMLElement, config: FormInputConfig): void {
  if (config.name !== undefined) input.setAttribute("name", String(config.name));
  if (config.id) input.id = String(config.id);
  for (const flag of FLAGS) if (config[flag]) input.setAttribute(flag, "");
  if (config.placeholder) {
    const text = String(config.placeholder);
    input.setAttribute("placeholder", config.localize ? localize(text) : text);
  }
  for (const [key, value] of Object.entries(config.dataset ?? {})) input.dataset[key] = String(value);
  for (const [key, value] of Object.entries(config.aria ?? {})) input.setAttribute(`aria-${key}`, String(value));
  if (config.classes) input.classList.add(...String(config.classes).split(/\s+/).filter(Boolean));
}

function input(type: string, config: FormInputConfig): HTMLInputElement {
  const element = document.createElement("input");
  element.setAttribute("type", type);
  if (type !== "checkbox") element.setAttribute("value", String(config.value ?? ""));
  setInputAttributes(element, config);
  return element;
}

/** An input of a line of text; `type` may be another textual kind. */
export function createTextInput(config: FormInputConfig): HTMLInputElement {
  return input(typeof config.type === "string" ? config.type : "text", config);
}

function setLimits(element: HTMLElement, { min, max, step }: FormInputConfig): void {
  for (const [name, limit] of Object.entries({ min, max })) {
    if (limit !== undefined && limit !== null && limit !== "") element.setAttribute(name, String(limit));
  }
  element.setAttribute("step", step === undefined || step === null ? "any" : String(step));
}

/** A number input. */
export function createNumberInput(config: FormInputConfig): HTMLInputElement {
  const element = input("number", config);
  setLimits(element, config);
  return element;
}

/** A slider with its number, for values between two bounds. */
export function createRangeInput(config: FormInputConfig): HTMLElement {
  const element = document.createElement("range-picker");
  element.setAttribute("value", String(config.value ?? ""));
  setInputAttributes(element, config);
  setLimits(element, config);
  return element;
}

/** A check box. */
export function createCheckboxInput(config: FormInputConfig): HTMLInputElement {
  const element = input("checkbox", config);
  if (config.value) element.setAttribute("checked", "");
  return element;
}

/** A text area; `rows` gives its height. */
export function createTextareaInput(config: FormInputConfig): HTMLTextAreaElement {
  const element = document.createElement("textarea");
  element.textContent = String(config.value ?? "");
  if (config.rows) element.setAttribute("rows", String(config.rows));
  setInputAttributes(element, config);
  return element;
}

/** A select of one value. */
export function createSelectInput(config: SelectInputConfig): HTMLSelectElement {
  const element = document.createElement("select");
  setInputAttributes(element, config);
  element.append(...optionElements(prepareSelectOptionGroups(config), config));
  return element;
}

/** A choice of several values: tags with a select, or check boxes. */
export function createMultiSelectInput(config: SelectInputConfig): HTMLElement {
  const element = document.createElement(config.type === "checkboxes" ? "multi-checkbox" : "multi-select");
  setInputAttributes(element, config);
  element.append(...optionElements(prepareSelectOptionGroups({ ...config, blank: undefined }), config));
  return element;
}

/** A rich text editor. */
export function createEditorInput(config: FormInputConfig): HTMLElement {
  const element = document.createElement("prose-mirror");
  element.setAttribute("value", String(config.value ?? ""));
  setInputAttributes(element, config);
  if (config.toggled) element.setAttribute("toggled", "");
  if (config.documentUUID) element.setAttribute("document-uuid", String(config.documentUUID));
  if (config.height) element.style.height = `${String(config.height)}px`;
  const { enriched } = config;
  if (typeof enriched === "string") element.innerHTML = enriched; // made by the text enricher, which cleans it
  return element;
}

/** An icon of Font Awesome, by its name. */
export function createFontAwesomeIcon(
  glyph: string,
  config: { style?: string; fixedWidth?: boolean } = {},
): HTMLElement {
  const element = document.createElement("i");
  element.classList.add(`fa-${config.style ?? "solid"}`, `fa-${glyph.replace(/^fa-/, "")}`);
  if (config.fixedWidth) element.classList.add("fa-fw");
  element.inert = true;
  return element;
}
