import type { SourceEntry } from "../../../tools/packs/sources.mjs";

/** What a page says. */
const textOf = (page: object) => (page as { text: { content: string } }).text.content;

/** All that differs between languages taken away from an entry: the rules told, the dice and the links, in order. */
export function skeletonOf(
  entries: readonly SourceEntry[],
  id: string,
): { rules: string[]; rolls: string[]; links: string[] } {
  const entry = entries.find(({ data }) => data._id === id);
  if (!entry) throw new Error(`no entry ${id}`);
  const text = (entry.data.pages ?? []).map(textOf).join("\n");
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? "");
  return {
    rules: all(/<strong>([A-Z]+-\d+) /g),
    rolls: all(/\[\[(\/r [^\]]+)\]\]/g),
    links: all(/@UUID\[([^\]]+)\]/g),
  };
}
