import { unprinted } from "./printed.js";
import { unwikied } from "./wiki.js";

/** As much text as anybody pastes at once; what is beyond is told as unread. */
export const MOST_TEXT = 40_000;

/** Tags that come along when somebody copies from a page; whatever else stands between such brackets was typed. */
const TAG =
  /<\/?(?:a|b|i|u|em|strong|span|p|div|li|ul|ol|h\d|font|table|tbody|tr|td|th|sup|sub)(?:\s[^<>]{0,200})?>/giu;

/** A pasted text without marks of formatting, printing or wikis; dots of lists become `•`. */
export function unmarked(text: string): string {
  return unwikied(unprinted(text.normalize("NFC").replaceAll(/\r\n?/g, "\n")))
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d|div)>/giu, "\n")
    .replaceAll(TAG, "")
    .replaceAll(/\*\*|__|`/g, "")
    .replaceAll(/^[ \t]*[-*•▪–][ \t]+/gmu, "• ")
    .replaceAll(/^[ \t]*#{1,6}[ \t]+/gm, "")
    .replaceAll(/[ \t]+$/gm, "");
}

/** Letters that mean the same, each run by the one that it is read as. */
const SAME: readonly (readonly [string, string])[] = [
  [" ", "\t\u00A0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000"],
  ["-", "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\uFE63\uFF0D"],
  ["'", "‘’‚‛ʼ′´"],
  ['"', "“”„‟«»″"],
  ["x", "×✕✖"],
  ["+", "＋"],
  [":", "：∶"],
  ["(", "（"],
  [")", "）"],
];
const READ_AS = new Map(SAME.flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)));
const OTHERS = new RegExp(`[${[...READ_AS.keys()].join("")}]`, "gu");

/** A text with one kind of dash, quote and blank; as long as before, letter by letter. */
export function plain(text: string): string {
  return text.replaceAll(OTHERS, (letter) => READ_AS.get(letter) ?? letter);
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
