/** What a part's user was doing before it was drawn anew: focus and scroll positions. */
export interface PartState {
  focus?: string;
  scrollPositions?: [selector: string, top: number, left: number][];
}

/**
 * A selector that finds, in the new markup, the element that had the focus in the old one: by its id or its name. The id
 * is taken as it is, as Foundry's issues 11119 and 11742 tell: at one with dots it finds nothing, or fails.
 */
function selectorOf(element: HTMLElement): string | undefined {
  if (element.id) return `#${element.id}`;
  const name = element.getAttribute("name");
  return name ? `${element.localName}[name=${JSON.stringify(name)}]` : undefined;
}

/** Notes the focus and scroll positions of the old element of a part. */
export function readState(prior: HTMLElement, scrollable: string[] = []): PartState {
  const state: PartState = {};
  const active = prior.ownerDocument.activeElement as HTMLElement | null;
  if (active && active !== prior && prior.contains(active)) {
    const focus = selectorOf(active);
    if (focus) state.focus = focus;
  }
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
  if (!state.focus) return;
  element.querySelector<HTMLElement>(state.focus)?.focus({ preventScroll: true });
}
