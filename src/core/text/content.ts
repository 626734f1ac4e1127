/**
 * Our compendia are written in French, as one text each. What they hold is named in the language of whoever looks: by
 * its slug in the compendium, where nothing of this is stored, and for good in the world once somebody imports it.
 */
export const OWN_PACK = "gardien.";

/** What this file needs to know of an actor or item, whichever it is. */
export interface Content {
  name: string;
  readonly id: string | null;
  readonly pack: string | null;
  readonly system: object;
  readonly _source: object;
  readonly _stats?: { readonly compendiumSource?: string | null };
  readonly items?: Iterable<Content> & { get(id: string): Content | undefined };
  toObject(): object;
}

/**
 * What has content read in its reader's language: the texts of actors and items, and what entries of compendia say.
 * Known soon after the world is ready.
 */
export const reading: { lines?: (system: object) => void; entry?: (document: object) => void } = {};

/** The name of published content in the reader's language; undefined when the slug is nobody's. */
export function contentName(slug: unknown): string | undefined {
  const key = `GARDIEN.CONTENT.${String(slug)}`;
  return slug && game.i18n.has(key) ? game.i18n.localize(key) : undefined;
}

/** The slug by which every reader names a document of our compendia; empty for any other. */
export function publishedSlug(document: object): string {
  const content = document as Content;
  const slug = slugOf(content.system);
  return isOurs(content) && typeof slug === "string" && contentName(slug) !== undefined ? slug : "";
}

/** Names a document of our compendia for its reader, and words any. Part of its preparation; derived, never stored. */
export function nameForReader(document: object): void {
  const content = document as Content;
  if (isOurs(content)) content.name = contentName(slugOf(content.system)) ?? content.name;
  reading.lines?.(content.system);
}

/**
 * Keeps what readers see apart from what is stored when a document of our compendia is saved: a form that gives the
 * shown name back changes nothing, and a name somebody chose makes the document theirs, with no slug to translate it.
 */
export function keepPublishedName(document: object, changed: { name?: unknown }): void {
  const content = document as Content;
  if (!isOurs(content) || changed.name === undefined) return;
  if (changed.name === content.name) delete changed.name;
  else if (contentName(slugOf(content.system))) foundry.utils.setProperty(changed, "system.slug", "");
}

function isOurs({ pack }: Content): boolean {
  return pack?.startsWith(OWN_PACK) === true;
}

/** The slug in the data of a type; undefined where there is none. */
export function slugOf(data: unknown): unknown {
  return (data as { slug?: unknown } | undefined)?.slug;
}
