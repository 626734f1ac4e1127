/** Formatted text of a document as it is read, links and secrets included. */
export function enriched(html: string, document: Actor | Item): Promise<string> {
  return foundry.applications.ux.TextEditor.implementation.enrichHTML(html, {
    secrets: document.isOwner,
    relativeTo: document,
  });
}

/** What keepers have noted of a document, as it is read; nothing for anybody else. */
export async function keeperNotesOf(document: Actor | Item): Promise<string> {
  const noted: unknown = foundry.utils.getProperty(document.system, "keeperNotes");
  return game.user.isGM && typeof noted === "string" ? enriched(noted, document) : "";
}
