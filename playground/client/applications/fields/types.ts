import type { Data } from "../../../common/types.js";

/** What every input creator understands. */
export interface FormInputConfig extends Data {
  name?: string;
  value?: unknown;
  id?: string;
  required?: boolean;
  disabled?: boolean;
  readonly?: boolean;
  autofocus?: boolean;
  localize?: boolean;
  placeholder?: string;
  dataset?: Record<string, string>;
  classes?: string;
  aria?: Record<string, string>;
}

export interface FormSelectOption {
  value?: string;
  label?: string;
  group?: string;
  disabled?: boolean;
  selected?: boolean;
  rule?: boolean;
  dataset?: Record<string, string>;
}

export interface SelectInputConfig extends FormInputConfig {
  options?: FormSelectOption[];
  choices?: unknown;
  groups?: string[];
  blank?: string | null;
  valueAttr?: string;
  labelAttr?: string;
  sort?: boolean;
  inverted?: boolean;
  type?: "single" | "multi" | "checkboxes";
}

export interface FormGroupConfig extends Data {
  label?: string;
  hint?: string;
  units?: string;
  input: Element | HTMLCollection | Element[];
  rootId?: string;
  classes?: string | string[];
  stacked?: boolean;
  localize?: boolean;
  hidden?: boolean | string;
}
