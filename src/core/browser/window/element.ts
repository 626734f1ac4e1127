type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Makes an element of a page; what is `undefined` or `false` is left out, texts are never read as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[K] {
  const made = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : String(value));
  made.append(...children.filter((child) => child !== null));
  return made;
}
