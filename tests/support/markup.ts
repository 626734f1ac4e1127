import { plainOf } from "../../src/core/text/prose.js";

/** What one reads of markup, what only screen readers hear included: one space between words, and between elements. */
export function htmlToText(html: string): string {
  return plainOf(html.replaceAll("<", " <")).replaceAll(/\s+/g, " ").trim();
}
