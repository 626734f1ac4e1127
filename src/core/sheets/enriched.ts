/** Formatted text of a document as it is read, links and secrets included. */
export function enriched(html: string, document: Actor | Item): Promise<string> {
  const { enrichHTML } = foundry.applications.ux.TextEditor.implementation;
  return enrichHTML(html, { secrets: document.isOwner, relativeTo: document });
}
