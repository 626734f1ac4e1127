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

/** The page of its own that the user is in; `undefined` where it is the table's, or is being shut. */
function pageInUse(): { readonly windowId: string } | undefined {
  const { windows, focused } = detached() ?? {};
  if (focused?.closed) return undefined;
  const [windowId] = [...(windows ?? [])].find(([, { window }]) => window === focused) ?? [];
  return windowId === undefined ? undefined : { windowId };
}

/** How a dialog is drawn in the page that the user is in. */
export function besideUser(): { readonly renderOptions?: object } {
  const window = pageInUse();
  return window ? { renderOptions: { window } } : {};
}

interface Drawing {
  readonly [key: string]: unknown;
}

/** How a window is drawn first, in the page that the user is in. Whoever says `true`, as of old, says the rest in `more`. */
export function openedBesideUser(
  options: Drawing | boolean = {},
  more: Drawing = {},
): [options: Drawing | boolean, more: Drawing] {
  const page = pageInUse();
  if (!page) return [options, more];
  const placed = (drawing: Drawing): Drawing => ({ ...drawing, window: { ...page, ...(drawing["window"] as object) } });
  return typeof options === "boolean" ? [options, placed(more)] : [placed(options), more];
}

/** Whether something is an element of a kind, whichever page it is of: the classes of a page know its own only. */
export function isA<K extends keyof HTMLElementTagNameMap>(node: unknown, tag: K): node is HTMLElementTagNameMap[K] {
  return (node as Partial<Element> | null)?.localName === tag;
}
