import { plainText } from "../text/plain-text.js";

/** What a book says of a rule. */
export interface ToldRule {
  readonly number: string;
  /** Its number and its name, as the book prints them. */
  readonly title: string;
  /** The rest of it, as plain words. */
  readonly text: string;
}

/** More than the longest rule of a book. */
const MOST = 2000;

/** The rules that a page of a book tells: each is a paragraph that begins with its number and its name, in bold. */
export function rulesTold(html: string): readonly ToldRule[] {
  const paragraphs = html.matchAll(/<p><strong>(([A-Z]+-\d+)\s[^<]*)<\/strong>(.*?)<\/p>/gs);
  return [...paragraphs].map(([, title = "", number = "", rest = ""]) => ({
    number,
    title: plainText(title, MOST),
    text: plainText(rest, MOST),
  }));
}
