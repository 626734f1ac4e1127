/** Where windows, the bar and cards keep their buttons while what is inside is drawn anew. */
const PLACES = ".g-dock, .message-content, .application";

/**
 * Remembers the button from which something is opened. The answer gives it the focus back, or the one drawn in its
 * place meanwhile: an attack spends a round, and that redraws the sheet and the bar.
 */
export function wayBack(element: Element | null): () => void {
  if (!element) return () => undefined;
  const from = element as HTMLElement; // of whichever page
  const place = from.closest(PLACES);
  const { id } = from;
  const { key } = from.dataset;
  const selector = id ? `#${CSS.escape(id)}` : key === undefined ? null : `[data-key="${CSS.escape(key)}"]`;
  return () => {
    const now = from.isConnected ? from : selector && place?.querySelector<HTMLElement>(selector);
    if (now) now.focus({ preventScroll: true });
  };
}
