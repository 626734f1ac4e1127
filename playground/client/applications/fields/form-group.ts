import { localize } from "../host.js";
import type { FormGroupConfig } from "./types.js";

let serial = 0;

/** A labelled field: label with units, the input or inputs, hint. */
export function createFormGroup(config: FormGroupConfig): HTMLDivElement {
  const translate = (text: string): string => (config.localize ? localize(text) : text);
  const group = document.createElement("div");
  group.className = "form-group";
  group.classList.add(...classList(config.classes));
  if (config.stacked) group.classList.add("stacked");
  if (config.hidden) group.hidden = true;
  const inputs = config.input instanceof Element ? [config.input] : [...config.input];
  group.append(label(config, inputs, translate));
  const fields = document.createElement("div");
  fields.className = "form-fields";
  fields.append(...inputs);
  group.append(fields);
  if (config.hint) {
    const hint = document.createElement("p");
    hint.className = "hint";
    hint.textContent = translate(config.hint);
    group.append(hint);
  }
  return group;
}

const classList = (classes: string | string[] | undefined): string[] =>
  (Array.isArray(classes) ? classes : (classes ?? "").split(/\s+/)).filter(Boolean);

function label(config: FormGroupConfig, inputs: Element[], translate: (text: string) => string): HTMLLabelElement {
  const element = document.createElement("label");
  element.textContent = translate(config.label ?? "");
  if (config.units) {
    const units = document.createElement("span");
    units.className = "units";
    units.textContent = `(${translate(config.units)})`;
    element.append(" ", units);
  }
  const [first] = inputs;
  if (inputs.length === 1 && first) {
    const name = first.getAttribute("name") ?? String(++serial);
    if (!first.id) first.id = `${config.rootId ?? "field"}-${name}`; // dots and all: see #11119
    element.htmlFor = first.id;
  }
  return element;
}
