/** Letters that no decomposition takes apart, and signs that many keyboards lack. */
const ALIKE: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
  "’": "'",
  "‘": "'",
  "‑": "-",
};

/** One letter without its accents and its capital; a letter of two, e.g. œ, is both. */
function foldedLetter(letter: string): string {
  const plain = letter.toUpperCase().toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return Array.from(plain, (one) => ALIKE[one] ?? one).join("");
}

/** A text as it is searched: accents and capitals apart, letter by letter, so that what is found can be shown. */
export function folded(text: string): string {
  return Array.from(text, foldedLetter).join("");
}

/** A part of a text, and whether it is one of those looked for. */
export interface Marked {
  readonly text: string;
  readonly found: boolean;
}

/** A text in parts: those that hold one of some folded words, and what lies between. */
export function marked(text: string, words: readonly string[]): readonly Marked[] {
  const letters = Array.from(text);
  const plain = letters.map(foldedLetter);
  const starts = new Map<number, number>(); // where a letter begins in the folded text
  let length = 0;
  for (const [i, part] of plain.entries()) {
    for (let at = 0; at < part.length; at++) starts.set(length + at, i);
    length += part.length;
  }
  const hit = letters.map(() => false);
  const whole = plain.join("");
  for (const word of words)
    for (let at = whole.indexOf(word); word !== "" && at >= 0; at = whole.indexOf(word, at + word.length))
      hit.fill(true, starts.get(at), (starts.get(at + word.length - 1) ?? letters.length - 1) + 1);
  return parted(letters, hit);
}

/** A text around the first of some folded words that it holds, about as long as is asked for; nothing where it holds none. */
export function excerpt(text: string, words: readonly string[], length: number): readonly Marked[] {
  const parts = marked(text, words);
  const first = parts.findIndex(({ found }) => found);
  if (first < 0) return [];
  const lead = parts
    .slice(0, first)
    .map((part) => part.text)
    .join("");
  const start = lead.length > length / 3 ? lead.lastIndexOf(" ", lead.length - length / 3) + 1 : 0;
  const end = text.length > start + length ? text.lastIndexOf(" ", start + length) : text.length;
  const shown = text.slice(start, Math.max(end, lead.length + (parts[first]?.text.length ?? 0)));
  return marked(`${start > 0 ? "… " : ""}${shown}${end < text.length ? " …" : ""}`, words);
}

function parted(letters: readonly string[], hit: readonly boolean[]): readonly Marked[] {
  const parts: { text: string; found: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = parts.at(-1);
    const found = hit[i] ?? false;
    if (last?.found === found) last.text += letter;
    else parts.push({ text: letter, found });
  }
  return parts;
}
