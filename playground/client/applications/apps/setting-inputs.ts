import type { Data } from "../../../common/types.js";
import { createFormGroup } from "../fields/form-group.js";
import {
  createCheckboxInput,
  createNumberInput,
  createRangeInput,
  createSelectInput,
  createTextInput,
} from "../fields/inputs.js";
import { localize } from "../host.js";

/** What the settings window reads of a registered setting. */
export interface SettingEntry extends Data {
  id: string;
  namespace: string;
  key: string;
  name?: string;
  hint?: string;
  scope?: string;
  config?: boolean;
  type?: unknown;
  default?: unknown;
  choices?: unknown;
  range?: { min: number; max: number; step?: number };
  requiresReload?: boolean;
}

interface FieldLike {
  toInput(config: Data): HTMLElement;
}
const isField = (type: unknown): type is FieldLike =>
  typeof type === "object" && type !== null && typeof (type as Partial<FieldLike>).toInput === "function";

const choicesOf = (choices: unknown): unknown =>
  typeof choices === "function" ? (choices as () => unknown)() : choices;

function plainInput(setting: SettingEntry, value: unknown): HTMLElement {
  const { id: name, type, choices, range } = setting;
  const dataset = type === Number ? { dtype: "Number" } : undefined;
  if (choices) return createSelectInput({ name, value, choices: choicesOf(choices), localize: true, dataset });
  if (type === Boolean) return createCheckboxInput({ name, value });
  if (range) return createRangeInput({ name, value, ...range, step: range.step ?? 1 });
  if (type === Number) return createNumberInput({ name, value });
  return createTextInput({ name, value });
}

/** The labelled input of a setting, showing a value. */
export function settingGroup(setting: SettingEntry, value: unknown): HTMLElement {
  const { type, id: name, hint = "" } = setting;
  const custom = setting.input as ((field: unknown, config: Data) => HTMLElement) | undefined;
  const config = { name, value, localize: true };
  const input = custom?.(type, config) ?? (isField(type) ? type.toInput(config) : plainInput(setting, value));
  const group = createFormGroup({
    input,
    label: setting.name || setting.id,
    hint,
    localize: true,
    rootId: "settings",
  });
  if (setting.requiresReload) group.querySelector("label")?.append(reloadMark());
  return group;
}

function reloadMark(): HTMLElement {
  const mark = document.createElement("i");
  mark.className = "reload-mark fa-solid fa-arrows-rotate";
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", localize("PLAYGROUND.Settings.NeedsReload"));
  mark.dataset.tooltip = "";
  return mark;
}

/** Whether the window can show a setting: it asks to be shown and its type is not a whole model. */
export function isShown(setting: SettingEntry, isGM: boolean): boolean {
  if (!setting.config || (setting.scope === "world" && !isGM)) return false;
  const { type } = setting;
  return isField(type) || [undefined, String, Number, Boolean].includes(type as never) || Boolean(setting.choices);
}
