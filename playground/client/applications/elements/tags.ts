import { localize } from "../host.js";

/** The row of chosen values that several inputs show: each a label and a button that takes it away. */
export function tagList(
  entries: { key: string; label: string }[],
  remove: (key: string) => void,
  disabled: boolean,
): HTMLDivElement {
  const list = document.createElement("div");
  list.className = "tags input-element-tags";
  for (const { key, label } of entries) list.append(tag(key, label, remove, disabled));
  return list;
}

function tag(key: string, label: string, remove: (key: string) => void, disabled: boolean): HTMLElement {
  const element = document.createElement("div");
  element.className = "tag";
  element.dataset.key = key;
  const text = document.createElement("span");
  text.textContent = label;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "remove icon fa-solid fa-xmark";
  button.disabled = disabled;
  button.setAttribute("aria-label", localize("PLAYGROUND.Tags.Remove", { name: label }));
  button.addEventListener("click", () => remove(key));
  element.append(text, button);
  return element;
}
