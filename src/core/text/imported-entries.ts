import { isReadable } from "./imported-names.js";
import { entryTexts, textsByPath, WITHIN, type Texts, type Told } from "./entries-read.js";

/**
 * The source changes that give a journal, a table or a macro just imported from our compendia the texts its user reads
 * there; what had been rewritten on the way stays so.
 */
export async function importedEntry(document: object): Promise<object> {
  const copy = document as Told;
  const uuid = copy._stats?.compendiumSource;
  if (copy.pack || !uuid || !isReadable(uuid)) return {};
  const original = (await fromUuid(uuid)) as unknown as Told | null;
  const texts = original && entryTexts(original.pack, original.id);
  if (!original || !texts) return {};
  const within = WITHIN.map((kind) => newWithin(kind, copy, original, texts));
  return within.reduce((all, one) => ({ ...all, ...one }), newTexts(copy, original, texts));
}

function newWithin(kind: (typeof WITHIN)[number], copy: Told, original: Told, texts: Texts): object {
  const told = texts[kind] as Texts | undefined;
  const changed = [...(copy[kind] ?? [])].flatMap((one) => {
    const twin = original[kind]?.get(one.id ?? "");
    const inner = told?.[one.id ?? ""];
    if (!twin || typeof inner !== "object") return [];
    return [foundry.utils.mergeObject(one.toObject(), newTexts(one, twin, inner))];
  });
  return changed.length > 0 ? { [kind]: changed } : {};
}

/** The original's texts as its reader sees them, where the copy has what is stored of it. */
function newTexts(copy: Told, original: Told, texts: Texts): object {
  const { getProperty } = foundry.utils;
  const kept = textsByPath(texts).flatMap(([path]) =>
    getProperty(copy._source, path) === getProperty(original._source, path)
      ? [[path, getProperty(original, path)] as const]
      : [],
  );
  return foundry.utils.expandObject(Object.fromEntries(kept));
}
