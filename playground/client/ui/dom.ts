type Child = Node | string | number | null | undefined | false | Child[];
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: never) => unknown)>;

function append(parent: Node, children: Child[]): void {
  for (const child of children) {
    if (Array.isArray(child)) append(parent, child);
    else if (child instanceof Node) parent.appendChild(child);
    else if (child !== null && child !== undefined && child !== false) {
      parent.appendChild(document.createTextNode(String(child)));
    }
  }
}

/**
 * Builds an element. Text goes in as text, never as markup; `onclick` and the like are listeners; `false`, `null` and
 * `undefined` leave an attribute out, `true` sets an empty one; `aria-…` states are always spelled out.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value as EventListener);
    else if (name.startsWith("aria-") && typeof value === "boolean") element.setAttribute(name, String(value));
    else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(element, children);
  return element;
}

/** A Font Awesome icon that assistive technology skips. */
export function icon(name: string): HTMLElement {
  return h("i", { class: name.includes("fa-") ? name : `fa-solid fa-${name}`, inert: true });
}

/** A button that shows only an icon: the label is its name and its tooltip. */
export function iconButton(
  name: string,
  label: string,
  onclick: (event: MouseEvent) => unknown,
  extra: Attributes = {},
): HTMLButtonElement {
  const { class: classes = "", ...rest } = extra;
  return h(
    "button",
    {
      type: "button",
      class: `icon ${String(classes)}`.trim(),
      "aria-label": label,
      "data-tooltip": "",
      onclick,
      ...rest,
    },
    icon(name),
  );
}

/** The text of a key of the playground's own texts. */
export function text(key: string, data?: Record<string, unknown>): string {
  return data ? game.i18n.format(`PLAYGROUND.${key}`, data) : game.i18n.localize(`PLAYGROUND.${key}`);
}

/** Whether the keyboard belongs to a field just now. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select|prose-mirror)$/i.test(target.tagName))
  );
}
