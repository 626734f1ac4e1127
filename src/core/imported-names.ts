import { OWN_PACK, type Content } from "./content.js";

/** The fields of stored data that hold a name. */
interface Named {
  readonly name?: string;
  readonly prototypeToken?: { readonly name?: string };
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

function storedName(content: Content): string | undefined {
  return (content._source as Named).name;
}

/** Whether the address lies in a compendium of ours that this user may open. */
function isReadable(uuid: string): boolean {
  const [, packageName, name] = uuid.split(".");
  const collection = `${packageName ?? ""}.${name ?? ""}`;
  return collection.startsWith(OWN_PACK) && game.packs.get(collection)?.visible === true;
}
