/** Formatted text of a document as it is read, links and secrets included. */
export function enriched(html: string, document: Actor | Item): Promise<string> {
  return foundry.applications.ux.TextEditor.implementation.enrichHTML(html, {
    secrets: document.isOwner,
    relativeTo: document,
  });
}
