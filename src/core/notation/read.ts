import type { BlockRead, Draft, Line, Notation, Stretch } from "./block.js";
import { labelsOf, type Labels } from "./labels.js";
import { splitBlocks, type BlockFound } from "./split.js";
import { MOST_TEXT, plain, trimmed, unmarked } from "./tidy.js";
import type { Lang } from "./words.js";

/**
 * Reads all blocks of a pasted text, in French or in English. What is not understood is told, and lost nowhere.
 * @param lang the reader's, for the labels of what is told
 */
export function readBlocks(text: string, notation: Notation, lang: Lang = "fr"): readonly BlockRead[] {
  const labels = labelsOf(notation.lines);
  const blocks = splitBlocks(unmarked(text.slice(0, MOST_TEXT)), labels).map(({ name, body }) =>
    readOne({ name, body }, notation, labels, lang),
  );
  const last = blocks.at(-1);
  if (text.length <= MOST_TEXT || !last) return blocks;
  return [...blocks.slice(0, -1), { ...last, left: [...last.left, "…"] }];
}

function readOne({ name, body: raw }: BlockFound, notation: Notation, labels: Labels, lang: Lang): BlockRead {
  const text = plain(raw);
  const found = labels.all(text);
  const draft: Draft = { lang, figures: {}, things: [], guessed: [], left: [] };
  const before = trimmed(raw.slice(0, found[0]?.start ?? raw.length));
  if (/[\p{L}\p{N}]/u.test(before)) draft.left.push(before);
  const stretches = new Map<Line, Stretch[]>();
  found.forEach(({ line, end }, i) => {
    const to = found[i + 1]?.start ?? raw.length;
    const stretch = { raw: raw.slice(end, to), text: text.slice(end, to) };
    stretches.set(line, [...(stretches.get(line) ?? []), stretch]);
  });
  const told = notation.lines.flatMap((line) =>
    (stretches.get(line) ?? []).flatMap((stretch) => {
      line.read(stretch, draft);
      const words = trimmed(stretch.raw.replaceAll(/\s+/g, " "));
      return words === "" ? [] : [{ words: line.words, text: words }];
    }),
  );
  notation.settle?.(draft);
  const { figures, things, guessed, left } = draft;
  return { name, figures, things, guessed, left, told };
}
