/** As much text as anybody pastes at once; what is beyond is told as unread. */
export const MOST_TEXT = 40_000;

/** Tags that come along when somebody copies from a page; whatever else stands between such brackets was typed. */
const TAG =
  /<\/?(?:a|b|i|u|em|strong|span|p|div|li|ul|ol|h\d|font|table|tbody|tr|td|th|sup|sub)(?:\s[^<>]{0,200})?>/giu;

/** A pasted text without marks of formatting; dots of lists become `•`. */
export function unmarked(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d|div)>/giu, "\n")
    .replaceAll(TAG, "")
    .replaceAll(/\*\*|__|`/g, "")
    .replaceAll(/^[ \t]*[-*•▪–][ \t]+/gmu, "• ")
    .replaceAll(/^[ \t]*#{1,6}[ \t]+/gm, "")
    .replaceAll(/[ \t]+$/gm, "");
}

const SAME: Readonly<Record<string, string>> = {
  "\u00A0": " ",
  "\u202F": " ",
  "\u2009": " ",
  "\t": " ",
  "−": "-",
  "–": "-",
  "—": "-",
  "‐": "-",
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "×": "x",
  "：": ":",
};

/** A text with one kind of dash, quote and blank; as long as before, letter by letter. */
export function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F\u2009\t−–—‐’‘“”«»×：]/g, (letter) => SAME[letter] ?? letter);
}

/** A text without blanks and marks around it that only part it from its neighbours. */
export function trimmed(text: string): string {
  return text.replace(/^[\s,;:.•·|=]+/u, "").replace(/[\s,;:•·|=]+$/u, "");
}

/** Formatted text as plain lines, one for each paragraph. */
export function linesOf(html: string): string {
  return html
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d|div)>/giu, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/@\w+\[[^\]]*\]\{([^}]*)\}/g, "$1")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

/** Plain lines as formatted text; whatever was typed is escaped. */
export function paragraphsOf(text: string): string {
  const escaped = text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
  return escaped
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join("");
}

/** Parts of a text between marks, those inside brackets and quotes left alone. */
export function parted(text: string, isMark: (letter: string) => boolean): readonly string[] {
  const parts: string[] = [];
  let [depth, quoted, begun] = [0, false, 0];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '"') quoted = !quoted && text.includes('"', at + 1);
    else if (letter === "(") depth++;
    else if (letter === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0 && !quoted && isMark(letter)) {
      parts.push(text.slice(begun, at));
      begun = at + 1;
    }
  }
  return [...parts, text.slice(begun)];
}
