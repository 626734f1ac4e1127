import type { Data } from "../../common/types.js";
import type { FormDataExtended } from "./ux/form-data-extended.js";

/** Where a window stands on the page, in CSS pixels. */
export interface ApplicationPosition {
  top?: number;
  left?: number;
  width?: number | "auto";
  height?: number | "auto";
  scale?: number;
  zIndex?: number;
}

/** A handler of `[data-action]`; called with the application as `this`. */
// oxlint-disable-next-line typescript/no-explicit-any -- `this` is whichever subclass declared the action
export type ClickAction = (this: any, event: PointerEvent, target: HTMLElement) => unknown;
export type ActionEntry = ClickAction | { handler: ClickAction; buttons: number[] };

export type FormHandler = (
  // oxlint-disable-next-line typescript/no-explicit-any -- see ClickAction
  this: any,
  event: Event,
  form: HTMLFormElement,
  formData: FormDataExtended,
  options?: Data,
) => unknown;

export interface FormConfiguration {
  handler?: FormHandler;
  submitOnChange?: boolean;
  closeOnSubmit?: boolean;
}

/** One entry of the header's menu. */
export interface HeaderControl {
  icon: string;
  label: string;
  action?: string;
  ownership?: number | string;
  // oxlint-disable-next-line typescript/no-explicit-any -- see ClickAction
  visible?: boolean | ((this: any) => boolean);
  onClick?: (event: PointerEvent) => unknown;
}

export interface WindowOptions {
  frame?: boolean;
  positioned?: boolean;
  title?: string;
  icon?: string | false;
  controls?: HeaderControl[];
  minimizable?: boolean;
  resizable?: boolean;
  contentTag?: string;
  contentClasses?: string[];
}

/** Options of an application. Subclasses add keys of their own, hence the open record. */
export interface ApplicationOptions extends Data {
  id: string;
  uniqueId: string;
  classes: string[];
  tag: string;
  window: WindowOptions;
  actions: Record<string, ActionEntry>;
  form?: FormConfiguration;
  position: ApplicationPosition;
}

/** What a class or a caller states of the options. */
export interface ApplicationDefaults extends Data {
  id?: string;
  uniqueId?: string;
  classes?: string[];
  tag?: string;
  window?: WindowOptions;
  actions?: Record<string, ActionEntry>;
  form?: FormConfiguration;
  position?: ApplicationPosition;
}

export interface RenderOptions extends Data {
  force?: boolean;
  isFirstRender?: boolean;
  parts?: string[];
  position?: ApplicationPosition;
  window?: {
    title?: string;
    icon?: string | false;
    controls?: boolean;
    /** In a page of its own (`true`) or the table's (`false`); from 14 on. */
    detached?: boolean;
    /** A page of its own that is open already. */
    windowId?: string;
  };
  tab?: string | Record<string, string>;
}

export interface TabEntry {
  id: string;
  icon?: string;
  label?: string;
  tooltip?: string;
  cssClass?: string;
}

export interface TabsConfiguration {
  tabs: TabEntry[];
  initial?: string | null;
  labelPrefix?: string;
}

export interface PreparedTab extends TabEntry {
  group: string;
  active: boolean;
  cssClass: string;
}

/** The elements of a window's frame. */
export interface WindowElements {
  /** The page of its own that the window is in. */
  windowId?: string;
  header?: HTMLElement;
  icon?: HTMLElement;
  title?: HTMLHeadingElement;
  controls?: HTMLButtonElement;
  controlsDropdown?: HTMLElement;
  close?: HTMLButtonElement;
  content?: HTMLElement;
  resize?: HTMLElement;
}

/** One template of a Handlebars application. */
export interface TemplatePart {
  template: string;
  id?: string;
  root?: boolean;
  classes?: string[];
  templates?: string[];
  scrollable?: string[];
  forms?: Record<string, FormConfiguration>;
}
