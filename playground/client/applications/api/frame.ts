import { localize } from "../host.js";
import type { ApplicationOptions, HeaderControl, WindowElements } from "../types.js";

/** Creates an element with classes and attributes. */
export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  classes = "",
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (classes) element.className = classes;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A button of the header: its icon classes, action and label. */
export function headerButton(icon: string, action: string, label: string): HTMLButtonElement {
  return create("button", `header-control icon ${icon}`, {
    type: "button",
    "data-action": action,
    "data-tooltip": label,
    "aria-label": localize(label),
  });
}

/** Fills an empty frame with header, menu, content and resize handle, and says which element is which. */
export function buildFrame(frame: HTMLElement, title: string, options: ApplicationOptions): WindowElements {
  const shape = options.window;
  const header = create("header", "window-header");
  const icon = create("i", `window-icon fa-fw ${shape.icon || "hidden"}`, { inert: "" });
  const heading = create("h1", "window-title");
  heading.textContent = title;
  const controls = headerButton("fa-solid fa-ellipsis-vertical", "toggleControls", "PLAYGROUND.Window.Controls");
  controls.setAttribute("aria-haspopup", "menu");
  controls.setAttribute("aria-expanded", "false");
  const close = headerButton("fa-solid fa-xmark", "close", "PLAYGROUND.Window.Close");
  header.append(icon, heading, controls, close);
  const controlsDropdown = create("menu", "controls-dropdown");
  const content = document.createElement(shape.contentTag ?? "section");
  content.className = ["window-content", ...(shape.contentClasses ?? [])].join(" ");
  frame.append(header, controlsDropdown, content);
  const elements: WindowElements = { header, icon, title: heading, controls, controlsDropdown, close, content };
  if (shape.resizable) {
    elements.resize = create("div", "window-resize-handle");
    frame.append(elements.resize);
  }
  return elements;
}

/** One entry of the header's menu. */
export function controlEntry(control: HeaderControl): HTMLLIElement {
  const item = create("li", "header-control", control.action ? { "data-action": control.action } : {});
  const button = create("button", "control", { type: "button" });
  const icon = create("i", `control-icon fa-fw ${control.icon}`, { inert: "" });
  const label = create("span", "control-label");
  label.textContent = localize(control.label);
  button.append(icon, label);
  item.append(button);
  return item;
}
