/** Letters that printers join. */
const LIGATURES: Readonly<Record<string, string>> = {
  ...{ ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" },
};

/** What is not seen and says nothing: it parts words that are one. */
const UNSEEN = /\u00AD\n?|\u200B|\u200C|\u200D|\u2060|\uFEFF/gu;

/** A line that stands alone between two others, and is only the number of a page. */
const PAGE = /^\s*(?:page|p\.|pg\.)\s*\d{1,4}(?:\s*(?:\/|sur|of)\s*\d{1,4})?\s*$/iu;
const BARE = /^\s*(?:(\d{1,4})|([-–—•·|])\s*\d{1,4}\s*\2|\d{1,4}\s*(?:\/|sur|of)\s*\d{1,4})\s*$/iu;
/** A number of a page that says so, by a dash at either side, or by how many there are. */
const DRESSED = /[^\d\s]/;
/** What a line ends with that waits for nothing on the next. */
const ENDS = /[.,;!?…)»”"]\s*$/;

/** What marks a line that belongs to no block. No text that anybody types holds it. */
export const STRAY = "\uE000";

/** A text as it was before it was printed: letters apart, words in one piece, page breaks as mere lines. */
export function unprinted(text: string): string {
  return text
    .replaceAll(STRAY, "")
    .replaceAll(/[\v\f\u2028\u2029\u0085]/gu, "\n")
    .replaceAll(/[ﬀﬁﬂﬃﬄﬅﬆ]/gu, (letter) => LIGATURES[letter] ?? letter)
    .replaceAll(UNSEEN, "");
}

/** Beginnings of words that keep their hyphen where a line ends. */
const PREFIX =
  /(?:^|[^\p{L}])(?:demi|semi|mi|non|sous|sur|avant|arri[eè]re|apr[eè]s|contre|porte|vice|ex|quasi|anti|self|half|well|all|cross|long|short)-$/iu;

/**
 * Marks the numbers of pages, and joins words that a line's end parted.
 * @param waits whether a line ends with a label, whose number may follow
 */
export function unpaged(lines: readonly string[], waits: (line: string) => boolean): readonly string[] {
  const made: string[] = [];
  const heads = headsOf(lines);
  lines.forEach((line, i) => {
    const before = made.findLastIndex((one) => one.trim() !== "" && !one.startsWith(STRAY));
    const last = made[before] ?? "";
    const gap = (made.at(-1) ?? "").trim() === "" || (lines[i + 1] ?? "").trim() === "";
    if (heads.has(line.trim()) || isPage(line, last, gap, waits)) {
      made.push(`${STRAY}${line.trim()}`);
      return;
    }
    const paged = made.slice(before + 1).some((one) => one.startsWith(STRAY));
    if (before >= 0 && line.trim() !== "" && (paged ? carriesOn(last, line) : before === made.length - 1)) {
      if (paged) made.push(...made.splice(before + 1).filter((one) => one.trim() !== "")); // no block ends there
      if (isParted(last, line)) {
        made[before] = `${PREFIX.test(last) ? last : last.slice(0, -1)}${line.trimStart()}`;
        return;
      }
    }
    made.push(line);
  });
  return made;
}

/** Whether a text goes on over the end of a page. */
function carriesOn(before: string, line: string): boolean {
  return goesOn(before) || /^\s*[\p{Ll}),;]/u.test(line);
}

/** What stands beside the numbers of several pages: their running heads. */
function headsOf(lines: readonly string[]): ReadonlySet<string> {
  const said = lines.map((line) => line.trim()).filter((line) => line !== "");
  const beside = said.filter((line, i) => !isNumber(line) && (isNumber(said[i - 1]) || isNumber(said[i + 1])));
  const short = beside.filter((line) => line.length <= 40 && /^[\p{L}\s'’–—-]+$/u.test(line));
  return new Set(short.filter((line, i) => short.indexOf(line) !== i));
}

function isNumber(line = ""): boolean {
  return PAGE.test(line) || BARE.test(line);
}

function isPage(line: string, before: string, gap: boolean, waits: (line: string) => boolean): boolean {
  if (PAGE.test(line)) return true;
  if (!BARE.test(line) || before === "") return false;
  return DRESSED.test(line) || ((gap || ENDS.test(before)) && !waits(before) && !isNumber(before));
}

/** Whether a word begins on one line and ends on the next. */
function isParted(line: string, next: string): boolean {
  return /\p{Ll}[-\u2010\u2011]$/u.test(line) && /^\s*\p{Ll}/u.test(next);
}

/** Words that a sentence does not end with. */
const GOES_ON =
  /(?:[^\p{L}](?:de|du|des|d['’]|la|le|les|l['’]|un|une|et|ou|à|au|aux|en|par|pour|sur|dans|sa|son|ses|the|a|an|of|and|or|to|in|on|at|by|for|with|his|her|its|their))$/iu;

/** The paragraphs of a text whose lines were broken where the page ended, so that a sentence goes on on the next. */
export function unbroken(text: string): string {
  const lines = text.split("\n").map((one) => one.trim());
  const width = Math.max(...lines.slice(0, -1).map((line) => line.length), 0);
  const made: string[] = [];
  let last = "";
  for (const line of lines) {
    const before = made.at(-1);
    if (before !== undefined && last !== "" && belongs(last, line, width)) made[made.length - 1] = `${before} ${line}`;
    else made.push(line);
    last = line;
  }
  return made.join("\n");
}

function belongs(before: string, line: string, width: number): boolean {
  if (line === "") return false;
  if (goesOn(before) || /^[\p{Ll},;:!?)»…]/u.test(line) || before.split("(").length > before.split(")").length)
    return true;
  const [word = ""] = line.split(/\s/);
  return width >= 30 && !/[.!?…:;»”")]$/.test(before) && before.length + word.length >= width;
}

/** Whether the text before a line's beginning goes on there, so that what looks like a label is a word of it. */
export function goesOn(before: string): boolean {
  const text = before.trimEnd();
  return text.endsWith(",") || GOES_ON.test(` ${text}`);
}
