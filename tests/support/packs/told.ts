import type { PackSource, SourceData, SourceEntry, ToldTexts } from "../../../tools/packs/sources.mjs";

/** Documents of a pack as a reader of a language reads them: what lies beside them says it. */
export function documentsIn(pack: PackSource | undefined, lang: string): readonly SourceEntry[] {
  return (pack?.documents ?? []).map((entry) => {
    const told = pack?.told.find((one) => one.lang === lang && one.of === entry.data);
    return told ? { ...entry, data: readAs(entry.data, told.data) as SourceData } : entry;
  });
}

function readAs(said: unknown, told: string | ToldTexts | undefined): unknown {
  if (told === undefined || typeof told === "string") return told ?? said;
  if (Array.isArray(said)) return said.map((one: { _id: string }) => readAs(one, told[one._id]));
  const fields = said as Record<string, unknown>;
  return {
    ...fields,
    ...Object.fromEntries(Object.entries(told).map(([key, text]) => [key, readAs(fields[key], text)])),
  };
}

/** All that a text must have in common in two languages, whatever the order of words. */
export function commonOf(text: string): object {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found);
  const bare = text.replaceAll(/<[^>]*>|@\w+\[[^\]]*\]|\[\[.*?\]\]/g, " ");
  return {
    tags: all(/<[^>]*>/g),
    links: all(/@\w+\[[^\]]*\]/g).sort(),
    rolls: all(/\[\[.*?\]\]/g).sort(),
    numbers: numbersOf(bare),
  };
}

/** The numbers of a text, least first, however a language writes thousands and decimals. */
export function numbersOf(text: string): readonly number[] {
  const plain = text.replaceAll(/(\d)[,\u202f\u00a0](?=\d{3})/g, "$1").replaceAll(/(\d),(?=\d)/g, "$1.");
  return [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number)).sort((a, b) => a - b);
}

/** Whether a text says something: ids, formulas, a mere link, or a name or two that languages share, do not. */
export function saysSomething(text: string): boolean {
  const words = text.replaceAll(/<[^>]*>|@\w+\[[^\]]*\](?:\{[^}]*\})?|\[\[.*?\]\]/g, " ");
  return (words.match(/\p{L}{2,}/gu)?.length ?? 0) > 2;
}
