/** What a part's user was doing before it was drawn anew: focus, selection, scroll positions. */
export interface PartState {
  focus?: string;
  selection?: [number, number, "forward" | "backward" | "none"] | undefined;
  /** Texts being written, by field name. */
  drafts?: [name: string, html: string][];
  scrollPositions?: [selector: string, top: number, left: number][];
}

/** The part of a rich text input that survives a redraw. */
interface RichTextInput extends Element {
  draft?: string | null;
  resume?: (draft: string) => void;
}

const quoted = (text: string): string => JSON.stringify(text);

/** A selector that finds, in the new markup, the element that had the focus in the old one. */
function selectorOf(element: HTMLElement): string | undefined {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const tag = element.tagName.toLowerCase();
  const name = element.getAttribute("name");
  if (name) {
    const choice = ["radio", "checkbox"].includes(element.getAttribute("type") ?? "");
    const value = choice ? element.getAttribute("value") : null;
    return `${tag}[name=${quoted(name)}]${value === null ? "" : `[value=${quoted(value)}]`}`;
  }
  const data = [...element.attributes].filter((a) => a.name.startsWith("data-") && a.name !== "data-tooltip");
  if (!data.length) return undefined;
  const own = data.map((a) => `[${a.name}=${quoted(a.value)}]`).join("");
  const row = element.parentElement?.closest<HTMLElement>("[data-item-id], [data-effect-id], [data-id], [data-index]");
  const id = row && [...row.attributes].find((a) => /^data-(item-id|effect-id|id|index)$/.test(a.name));
  return `${id ? `[${id.name}=${quoted(id.value)}] ` : ""}${tag}${own}`;
}

/** Notes the focus and scroll positions of the old element of a part. */
export function readState(prior: HTMLElement, scrollable: string[] = []): PartState {
  const state: PartState = {};
  const active = prior.ownerDocument.activeElement as HTMLElement | null;
  if (active && active !== prior && prior.contains(active)) {
    const focus = selectorOf(active.closest<HTMLElement>("prose-mirror, multi-select, string-tags") ?? active);
    if (focus) state.focus = focus;
    state.selection = selectionOf(active);
  }
  state.drafts = [...prior.querySelectorAll<RichTextInput>("prose-mirror[toggled]")].flatMap((input) =>
    typeof input.draft === "string" ? [[input.getAttribute("name") ?? "", input.draft] as [string, string]] : [],
  );
  state.scrollPositions = scrollable.flatMap((selector) => {
    const element = selector === "" ? prior : prior.querySelector(selector);
    return element ? [[selector, element.scrollTop, element.scrollLeft] as [string, number, number]] : [];
  });
  return state;
}

/** Gives the new element of a part what {@link readState} noted. */
export function restoreState(element: HTMLElement, state: PartState): void {
  for (const [selector, top, left] of state.scrollPositions ?? []) {
    const target = selector === "" ? element : element.querySelector(selector);
    if (target) Object.assign(target, { scrollTop: top, scrollLeft: left });
  }
  for (const [name, html] of state.drafts ?? []) {
    element.querySelector<RichTextInput>(`prose-mirror[name=${quoted(name)}]`)?.resume?.(html);
  }
  if (!state.focus) return;
  const target = element.matches(state.focus) ? element : element.querySelector<HTMLElement>(state.focus);
  target?.focus({ preventScroll: true });
  const { selection } = state;
  if (target && selection && selectionOf(target)) (target as HTMLInputElement).setSelectionRange(...selection);
}

/** The selected range of a text input; inputs without one (number, checkbox …) have none. */
function selectionOf(element: HTMLElement): PartState["selection"] {
  if (!["INPUT", "TEXTAREA"].includes(element.tagName)) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = element as HTMLInputElement;
  if (selectionStart === null || selectionEnd === null || selectionStart === undefined) return undefined;
  return [selectionStart, selectionEnd, selectionDirection ?? "none"];
}
