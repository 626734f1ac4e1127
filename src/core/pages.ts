/** Pages of their own into which Foundry moves windows, from 14 on. */
interface DetachedPages {
  readonly windows: ReadonlyMap<string, { readonly window: Window }>;
  readonly focused: Window | null;
}

function detached(): DetachedPages | undefined {
  return (foundry.applications as { detached?: DetachedPages }).detached;
}

/** The table's page, and those that windows have for themselves. */
export function pages(): readonly Document[] {
  return [document, ...[...(detached()?.windows.values() ?? [])].map(({ window }) => window.document)];
}

/** What the keyboard is at, in the page that the user is in. */
export function inUse(): Element | null {
  return (detached()?.focused?.document ?? document).activeElement;
}

/** How a dialog is drawn in the page that the user is in. */
export function besideUser(): { readonly renderOptions?: object } {
  const { windows, focused } = detached() ?? {};
  const own = [...(windows ?? [])].find(([, { window }]) => window === focused);
  return own ? { renderOptions: { window: { windowId: own[0] } } } : {};
}

/** Whether something is an element of a kind, whichever page it is of: the classes of a page know its own only. */
export function isA<K extends keyof HTMLElementTagNameMap>(node: unknown, tag: K): node is HTMLElementTagNameMap[K] {
  return (node as Partial<Element> | null)?.localName === tag;
}
