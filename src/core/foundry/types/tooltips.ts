/** Foundry's one tooltip, by hand: it is shown by itself only where its text stood before the pointer came. */
interface Tooltips {
  activate(element: HTMLElement): void;
  deactivate(): void;
}

export function tooltips(): Tooltips {
  const { tooltip } = game as { readonly tooltip?: Tooltips };
  return tooltip ?? { activate: () => undefined, deactivate: () => undefined };
}
