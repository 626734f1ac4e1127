/** A part of Foundry's interface that is drawn. */
interface Part {
  readonly element: HTMLElement | null;
  render(options: object): unknown;
}

/** Parts of `ui`; not every page has each. */
interface Interface {
  readonly chat?: unknown;
  readonly actors?: Part;
  readonly compendium?: Part;
  readonly controls?: Part;
}

/** Foundry's interface as we use it, cast once. */
export function interfaceHere(): Interface {
  return ui as unknown as Interface;
}
