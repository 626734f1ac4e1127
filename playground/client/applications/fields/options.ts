import { localize } from "../host.js";
import type { FormSelectOption, SelectInputConfig } from "./types.js";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The options a list of choices stands for: an object (value → label), a Map, a list of objects or of plain values. */
export function optionsFrom(choices: unknown, config: SelectInputConfig = {}): FormSelectOption[] {
  const resolved = typeof choices === "function" ? (choices as () => unknown)() : choices;
  if (Array.isArray(resolved)) return resolved.map((choice, index) => fromItem(choice, String(index), config, true));
  const entries = resolved instanceof Map ? [...resolved] : Object.entries(isObject(resolved) ? resolved : {});
  return entries.map(([key, choice]) => fromItem(choice, String(key), config, false));
}

function fromItem(choice: unknown, key: string, config: SelectInputConfig, inList: boolean): FormSelectOption {
  if (isObject(choice)) {
    const { valueAttr, labelAttr } = config;
    const value = valueAttr ? choice[valueAttr] : (choice.value ?? (inList ? choice.id : key) ?? key);
    const label = labelAttr ? choice[labelAttr] : (choice.label ?? choice.name ?? value);
    return { ...(choice as FormSelectOption), value: String(value), label: String(label) };
  }
  if (inList) return { value: String(choice), label: String(choice) };
  return config.inverted ? { value: String(choice), label: key } : { value: key, label: String(choice) };
}

export interface OptionGroup {
  group: string;
  options: (FormSelectOption & { value: string; label: string; selected: boolean })[];
}

/** Options ready to draw, by group: blank first, selected ones marked, translated and sorted as asked. */
export function prepareSelectOptionGroups(config: SelectInputConfig): OptionGroup[] {
  const list = config.options ?? optionsFrom(config.choices, config);
  const chosen = new Set([config.value].flat().map((value) => chosenKey(value)));
  if (config.value instanceof Set) for (const value of config.value) chosen.add(chosenKey(value));
  const groups = new Map<string, OptionGroup>();
  for (const name of config.groups ?? []) groups.set(name, { group: name, options: [] });
  const group = (name: string): OptionGroup => {
    const known = groups.get(name) ?? { group: name, options: [] };
    groups.set(name, known);
    return known;
  };
  if (config.blank !== undefined && config.blank !== null) {
    group("").options.push({ value: "", label: translate(config.blank, config), selected: chosen.has("") });
  }
  for (const option of list) {
    const value = option.value ?? "";
    const label = translate(option.label ?? option.value ?? "", config);
    const selected = option.selected ?? chosen.has(value);
    group(option.group ?? "").options.push({ ...option, value, label, selected });
  }
  if (config.sort) for (const entry of groups.values()) entry.options.sort(byLabel);
  return [...groups.values()].filter((entry) => entry.options.length);
}

const chosenKey = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const translate = (label: string, config: SelectInputConfig): string => (config.localize ? localize(label) : label);
const byLabel = (a: FormSelectOption, b: FormSelectOption): number =>
  Number(a.value !== "") - Number(b.value !== "") || (a.label ?? "").localeCompare(b.label ?? "");

/** The elements of prepared groups. State lies in attributes, so that it survives being written out as markup. */
export function optionElements(groups: OptionGroup[], config: SelectInputConfig = {}): HTMLElement[] {
  return groups.flatMap(({ group, options }) => {
    const elements = options.map(optionElement);
    if (!group) return elements;
    const parent = document.createElement("optgroup");
    parent.label = translate(group, config);
    parent.append(...elements);
    return [parent];
  });
}

function optionElement(option: OptionGroup["options"][number]): HTMLElement {
  if (option.rule) return document.createElement("hr");
  const element = document.createElement("option");
  element.setAttribute("value", option.value);
  element.textContent = option.label;
  if (option.selected) element.setAttribute("selected", "");
  if (option.disabled) element.setAttribute("disabled", "");
  Object.assign(element.dataset, option.dataset);
  return element;
}
