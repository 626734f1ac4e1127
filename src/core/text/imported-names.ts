import { OWN_PACK, type Content } from "./content.js";
import { linesToStore } from "./lines-read.js";

/** The fields of stored data that hold a name. */
interface Named {
  readonly name?: string;
  readonly system?: object;
  readonly prototypeToken?: { readonly name?: string };
}

/**
 * The source changes that give a document just imported from our compendia, its token and its items the names and
 * lines its user reads there; what had been renamed or rewritten on the way stays so.
 */
export async function importedNames(document: object): Promise<object> {
  const content = document as Content;
  const uuid = content._stats?.compendiumSource;
  if (content.pack || !uuid || !isReadable(uuid)) return {};
  const original = (await fromUuid(uuid)) as Content | null;
  if (!original) return {};
  const token = (content._source as Named).prototypeToken?.name;
  return {
    ...newTexts(content, original),
    ...(token === storedName(original) && token !== original.name && { prototypeToken: { name: original.name } }),
    ...newItemNames(content, original),
  };
}

function newItemNames(copy: Content, original: Content): { items?: object[] } {
  const items = [...(copy.items ?? [])].flatMap((item) => {
    const twin = original.items?.get(item.id ?? "");
    const { system, ...name } = twin ? newTexts(item, twin) : {};
    if (!system && name.name === undefined) return [];
    const data = item.toObject() as Named;
    return [{ ...data, ...name, ...(system && { system: { ...data.system, ...system } }) }];
  });
  return items.length > 0 ? { items } : {};
}

/** The original's name as its reader sees it, if the copy still has the stored one; and its lines. */
function newTexts(copy: Content, original: Content): { name?: string; system?: object } {
  const stored = storedName(original);
  const renamed = storedName(copy) === stored && stored !== original.name;
  const lines = linesToStore((copy._source as Named).system ?? {});
  return { ...(renamed && { name: original.name }), ...(Object.keys(lines).length > 0 && { system: lines }) };
}

function storedName(content: Content): string | undefined {
  return (content._source as Named).name;
}

/** Whether the address lies in a compendium of ours that this user may open. */
export function isReadable(uuid: string): boolean {
  const [, packageName, name] = uuid.split(".");
  const collection = `${packageName ?? ""}.${name ?? ""}`;
  return collection.startsWith(OWN_PACK) && game.packs.get(collection)?.visible === true;
}
