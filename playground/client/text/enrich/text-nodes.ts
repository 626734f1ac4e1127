/** Elements whose text is never enriched. */
const CLOSED = "a, script, style, textarea";

/** A found piece of text: where it stands, and what it says. */
export interface Found<T> {
  start: number;
  end: number;
  value: T;
}

/** The text nodes under an element, in order, without those of closed elements. */
function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(CLOSED)) nodes.push(node as Text);
  }
  return nodes;
}

/** Every match of a global expression. */
export function matches(text: string, pattern: RegExp): Found<RegExpMatchArray>[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: match,
  }));
}

/**
 * Replaces what is found in the text under an element by nodes; where `make` gives `null` the text stays as it is.
 * With `replaceParent`, a node that replaces the whole text of its parent replaces the parent.
 */
export async function replaceText<T>(
  root: Element,
  find: (text: string) => Found<T>[],
  make: (value: T) => Promise<Node | null>,
  { replaceParent = false } = {},
): Promise<void> {
  for (const node of textNodes(root)) {
    const pieces: (Node | string)[] = [];
    let last = 0;
    for (const { start, end, value } of find(node.data)) {
      const replacement = await make(value);
      if (!replacement) continue;
      pieces.push(node.data.slice(last, start), root.ownerDocument.adoptNode(replacement));
      last = end;
    }
    if (!last) continue;
    pieces.push(node.data.slice(last));
    const filled = pieces.filter((piece) => piece !== "");
    const parent = node.parentElement;
    const whole = filled.length === 1 && parent?.childNodes.length === 1 && parent !== root;
    (replaceParent && whole && parent ? parent : node).replaceWith(...filled);
  }
}
