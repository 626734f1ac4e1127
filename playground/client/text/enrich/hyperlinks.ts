/** Web addresses written as text, without the punctuation of the sentence around them. */
export const HYPERLINK = /https?:\/\/[^\s<>"'[\]{}]{0,500}[^\s<>"'[\]{}.,;:!?)]/g;

/** A link to a web page, opened apart and without saying where it was followed from. */
export async function hyperlink([address]: RegExpMatchArray): Promise<HTMLAnchorElement> {
  const anchor = document.createElement("a");
  anchor.className = "hyperlink";
  anchor.href = address;
  anchor.target = "_blank";
  anchor.rel = "noopener nofollow";
  anchor.textContent = address;
  return anchor;
}
