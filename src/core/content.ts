import { reportFailure } from "./errors.js";

/**
 * Our compendia are written in French, as one text each. What they hold is named in the language of whoever looks: by
 * its slug in the compendium, where nothing of this is stored, and for good in the world once somebody imports it.
 */
const OWN_PACK = "gardien.";

/** What this file needs to know of an actor or item, whichever it is. */
interface Content {
  name: string;
  readonly id: string | null;
  readonly pack: string | null;
  readonly system: object;
  readonly _source: object;
  readonly _stats?: { readonly compendiumSource?: string | null };
  readonly items?: Iterable<Content> & { get(id: string): Content | undefined };
  toObject(): object;
}

/** The fields of stored data that hold a name. */
interface Named {
  readonly name?: string;
  readonly prototypeToken?: { readonly name?: string };
}

/** An entry of a compendium's index, or one of its folders. */
interface Entry {
  name: string;
  readonly system?: unknown;
  readonly flags?: Readonly<Record<string, unknown>>;
}

interface Pack {
  readonly collection: string;
  readonly visible: boolean;
  readonly folders: Iterable<Entry>;
  getIndex(options: { fields: string[] }): Promise<Iterable<Entry>>;
}

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

/** Names a document of our compendia for its reader. Part of its preparation; derived, never stored. */
export function nameForReader(document: object): void {
  const content = document as Content;
  if (isOurs(content)) content.name = contentName(slugOf(content.system)) ?? content.name;
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

/**
 * The source changes that give a document just imported from our compendia, its token and its items the names its
 * user reads there; what had been renamed on the way keeps its name.
 */
export async function importedNames(document: object): Promise<object> {
  const content = document as Content;
  const uuid = content._stats?.compendiumSource;
  if (content.pack || !uuid || !isReadable(uuid)) return {};
  const original = (await fromUuid(uuid)) as unknown as Content | null;
  if (!original) return {};
  const token = (content._source as Named).prototypeToken?.name;
  return {
    ...newName(content, original),
    ...(token === storedName(original) && token !== original.name && { prototypeToken: { name: original.name } }),
    ...newItemNames(content, original),
  };
}

function newItemNames(copy: Content, original: Content): { items?: object[] } {
  const items = [...(copy.items ?? [])].flatMap((item) => {
    const twin = original.items?.get(item.id ?? "");
    const change = twin ? newName(item, twin) : {};
    return change.name === undefined ? [] : [{ ...item.toObject(), ...change }];
  });
  return items.length > 0 ? { items } : {};
}

/** The original's name as its reader sees it, if the copy still has the stored one. */
function newName(copy: Content, original: Content): { name?: string } {
  const stored = storedName(original);
  return storedName(copy) === stored && stored !== original.name ? { name: original.name } : {};
}

/**
 * Lists the entries and folders of our compendia by the names their reader knows. Called once the world is ready.
 * @param fields what lists know of each entry besides: paths from its root
 */
export async function translatePacks(fields: readonly string[] = []): Promise<void> {
  const ours = [...(game.packs as unknown as Iterable<Pack>)].filter(
    ({ visible, collection }) => visible && collection.startsWith(OWN_PACK),
  );
  await Promise.all(ours.map((pack) => translatePack(pack, fields)));
}

async function translatePack(pack: Pack, fields: readonly string[]): Promise<void> {
  try {
    const index = await pack.getIndex({ fields: ["system.slug", ...fields] });
    for (const entry of index) showName(entry, () => slugOf(entry.system));
    for (const folder of pack.folders) showName(folder, () => slugOf(folder.flags?.["gardien"]));
  } catch (error) {
    reportFailure(`names of ${pack.collection}`, error);
  }
}

/**
 * Reads the name of an entry through its slug from now on. Foundry writes the stored name back whenever it loads
 * the document, so a value set once would not last.
 */
function showName(entry: Entry, slug: () => unknown): void {
  let stored = entry.name;
  Object.defineProperty(entry, "name", {
    get: () => contentName(slug()) ?? stored,
    set: (name: string) => void (stored = name),
    enumerable: true,
    configurable: true,
  });
}

function isOurs({ pack }: Content): boolean {
  return pack?.startsWith(OWN_PACK) === true;
}

/** The slug in the data of a type; undefined where there is none. */
export function slugOf(data: unknown): unknown {
  return (data as { slug?: unknown } | undefined)?.slug;
}

function storedName(content: Content): string | undefined {
  return (content._source as Named).name;
}

/** Whether the address lies in a compendium of ours that this user may open. */
function isReadable(uuid: string): boolean {
  const [, packageName, name] = uuid.split(".");
  const collection = `${packageName ?? ""}.${name ?? ""}`;
  return collection.startsWith(OWN_PACK) && game.packs.get(collection)?.visible === true;
}
