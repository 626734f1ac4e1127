import { plainText } from "../../../../core/text/plain-text.js";

const MOST_HOOK = 160;

/** How a story begins, as a line of plain words: what a player knows somebody by. */
export function hookOf(html: string): string {
  const text = plainText(html, MOST_HOOK);
  return /^.+?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text;
}
