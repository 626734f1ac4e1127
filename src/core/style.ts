const added = new WeakMap<Document, Set<string>>();

/** Adds a style that few windows wear to the page, once: it comes with the part of the script that opens them. */
export function addStyle(css: string, page: Document = document): void {
  const known = added.get(page) ?? new Set();
  added.set(page, known);
  if (known.has(css)) return;
  known.add(css);
  const style = page.createElement("style");
  style.textContent = css;
  page.head.append(style);
}
